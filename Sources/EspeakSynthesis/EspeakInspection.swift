import CEspeakNG
import Speech

/// Answers questions about espeak-ng's voices, without sound.
///
/// The library keeps one state a process, so this and a synthesizer must not be in use together.
public final class EspeakInspection {
  private var espeak = cespeak_functions()
  private let voices: EspeakVoices

  public init() throws(SpeechFault) {
    if let error = cespeak_load(&espeak) { throw .engineMissing(reason: String(cString: error)) }
    espeak.initialize_path(nil)
    var context: espeak_ng_ERROR_CONTEXT?
    var path: UnsafePointer<CChar>?
    guard espeak.initialize(&context) == ENS_OK else {
      espeak.clear_error_context(&context)
      _ = espeak.info(&path)
      throw .engineDataMissing(path: path.map { String(cString: $0) } ?? "")
    }
    _ = espeak.info(&path)
    voices = EspeakVoices(espeak, dataPath: path.map { String(cString: $0) } ?? "")
  }

  public func exists(_ voice: String) -> Bool { voices.exists(voice) }

  /// Whether the voice reads the text by itself: where it can't, it calls in another language, which
  /// the phonemes show as `(en)`.
  public func reads(_ voice: String, _ text: String) -> Bool {
    guard voices.exists(voice) else { return false }
    let phonemes = voices.phonemes(of: text)
    return !phonemes.isEmpty && !phonemes.contains("(") && !phonemes.contains("Et3 ")
  }

  /// The voices there are for a language, best first.
  public func voices(for tag: String) -> [String] {
    VoiceCandidates.voices(ofLanguage: tag).filter(voices.exists)
  }
}
