import CEspeakNG
import Speech

/// espeak-ng inside the program, made to hand out samples and to stop when told.
///
/// The library keeps one state a process, so there must be only one of these at a time; it belongs
/// to the thread that opens it.
public final class EspeakSynthesizer: Synthesizer {
  /// A word of the text that was reached: where it begins in the run and how long it is, in
  /// characters from 1, as the library counts.
  struct Word: Equatable {
    var position: Int
    var length: Int
  }

  /// Told of each word that is spoken.
  var onWord: ((Word) -> Void)?

  public private(set) var sampleRate = 22050
  public private(set) var unknownVoice: String?
  private var espeak = cespeak_functions()
  private var voices: EspeakVoices?
  private var settings = SpeechSettings()
  private var parameters: [Int32: Int32] = [:]

  public init() {}

  /// Loads the library and its data on a thread of its own, which is begun when `begin` says so: it
  /// must call what it is given, at once or later on another thread.
  public static func warmUp(_ begin: (@escaping @Sendable () -> Void) -> Void = { $0() }) {
    WarmEngine.promise(begin)
  }

  public func open(_ settings: SpeechSettings) throws(SpeechFault) {
    let warm = WarmEngine.take()
    let library = if let warm { warm } else { try EspeakLibrary() }
    espeak = library.functions
    sampleRate = library.sampleRate
    parameters = [:]
    voices = EspeakVoices(espeak, dataPath: library.dataPath)
    apply(settings)
    unknownVoice = settings.voice.flatMap { voices?.exists($0) == true ? nil : $0 }
    // The words that come first are ours.
    let scripts = LanguageScripts.scripts(of: settings.language)
    try voices?.select(
      for: SpeechRun(text: "", script: scripts[0], language: settings.language, isOurs: true),
      settings)
    Signpost.voiceChosen.mark()
  }

  public func apply(_ settings: SpeechSettings) {
    self.settings = settings
    voices?.forget()
  }

  public func synthesize(
    _ run: SpeechRun, into consume: (UnsafeBufferPointer<Int16>) -> Bool
  ) throws(SpeechFault) {
    let runs = Self.readable(run)
    guard runs.count == 1, let run = runs.first else {
      // A piece that is cut is not followed by the next.
      var wantsMore = true
      for run in runs where wantsMore {
        try synthesize(run) { samples in
          wantsMore = consume(samples)
          return wantsMore
        }
      }
      return
    }
    guard let voices else { throw .engineMissing(reason: "") }
    try voices.select(for: run, settings)
    setParameters(isRaised: run.isRaised)
    withoutActuallyEscaping(consume) { consume in
      let call = EspeakCall(lead: sampleRate / 1000, consume: consume, onWord: onWord)
      let isNamed = Self.isNamed(run)
      let text = Array((isNamed ? Self.naming(run.text) : run.text).utf8) + [0]
      let flags = espeakCHARS_UTF8 | (isNamed ? espeakSSML : 0)
      // The library promises nothing about its argument, but only reads it.
      _ = text.withUnsafeBytes { bytes in
        espeak.synth(
          bytes.baseAddress, bytes.count, 0, POS_CHARACTER, 0, UInt32(flags), nil,
          Unmanaged.passUnretained(call).toOpaque())
      }
    }
  }

  /// Whether the library must be told that this is a letter: alone it reads a Latin one as a word
  /// where the language has such a word ("y" in Spanish, "w" in Polish, "à" in French).
  private static func isNamed(_ run: SpeechRun) -> Bool {
    run.isLetter && run.script == .latin && run.text.count == 1
      && run.text.allSatisfy(\.isLetter)
  }

  /// A letter is nothing that could end the markup round it.
  private static func naming(_ letter: String) -> String {
    "<say-as interpret-as=\"characters\">\(letter)</say-as>"
  }

  /// A Japanese run with its characters in kana; what can't be read so is a run of its own, as in a
  /// text of no known language.
  private static func readable(_ run: SpeechRun) -> [SpeechRun] {
    guard run.script == .kana, KanjiReader.hasKanji(run.text) else { return [run] }
    let text = KanjiReader.kana(run.text) ?? run.text
    return ScriptRuns.split(text, otherwise: run.script).flatMap { part in
      // A character has up to five kana: what was short enough may have become too long.
      TextPieces.split(part.text, script: part.script).map { text in
        var piece = run
        piece.text = text
        piece.script = part.script
        if part.script != run.script { piece.language = nil }
        return piece
      }
    }
  }

  /// The phonemes of a text in the voice that would speak the run, without sound.
  func phonemes(of run: SpeechRun) throws(SpeechFault) -> String {
    guard let voices else { throw .engineMissing(reason: "") }
    return try Self.readable(run).map { run throws(SpeechFault) in
      try voices.select(for: run, settings)
      return voices.phonemes(of: run.text)
    }.joined(separator: " ")
  }

  /// The name of the voice in use.
  var voiceName: String {
    guard let voice = espeak.current_voice?(), let name = voice.pointee.identifier else {
      return ""
    }
    return String(cString: name)
  }

  private func setParameters(isRaised: Bool) {
    // Above 450 words a minute the library stretches time by itself.
    set(espeakRATE, min(max(settings.rate, Int(espeakRATE_MINIMUM)), 800))
    set(espeakPITCH, min(max(isRaised ? settings.raisedPitch : settings.pitch, 0), 100))
    set(espeakVOLUME, min(max(settings.volume, 0), 100))
    // Signs are named before the text comes here.
    set(espeakPUNCTUATION, Int(espeakPUNCT_NONE.rawValue))
  }

  private func set(_ parameter: espeak_PARAMETER, _ value: Int) {
    let key = Int32(parameter.rawValue)
    guard parameters[key] != Int32(value) else { return }
    parameters[key] = Int32(value)
    _ = espeak.set_parameter(parameter, Int32(value), 0)
  }
}
