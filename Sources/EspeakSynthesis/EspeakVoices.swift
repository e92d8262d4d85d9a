import CEspeakNG
import Glibc
import Speech

/// Chooses the voice for a run by what the voices really do, and switches to it.
final class EspeakVoices {
  private struct Need: Hashable {
    var script: Script
    var language: String?
  }

  private struct Ability: Hashable {
    var voice: String
    var script: Script
  }

  private let espeak: cespeak_functions
  private let dataPath: String
  private let families: [String]
  private var current: String?
  private var chosen: [Need: String] = [:]
  /// What was found out about a voice stays true; nil is a voice that isn't there.
  private var canSpeak: [Ability: Bool] = [:]

  init(_ espeak: cespeak_functions, dataPath: String) {
    self.espeak = espeak
    self.dataPath = dataPath
    families = Self.folders(in: dataPath + "/lang")
  }

  /// Forgets which voice serves which run, after the settings have changed.
  func forget() { chosen = [:] }

  /// Switches to the voice for the run.
  func select(for run: SpeechRun, _ settings: SpeechSettings) throws(SpeechFault) {
    let need = Need(script: run.script, language: run.language)
    if let voice = chosen[need] {
      _ = use(voice)
      return
    }
    let candidates = VoiceCandidates.names(
      script: run.script, language: run.language, settings: settings)
    for voice in candidates where use(voice) && speaks(voice, run.script) {
      chosen[need] = voice
      return
    }
    // Better a voice that spells than silence.
    for voice in candidates + ["en"] where use(voice) {
      chosen[need] = voice
      return
    }
    throw .noVoice(name: candidates.first ?? "en")
  }

  /// Whether espeak-ng has a voice of that name.
  func exists(_ voice: String) -> Bool { use(voice) }

  func phonemes(of text: String) -> String {
    var result: [String] = []
    let bytes = Array(text.utf8) + [0]
    bytes.withUnsafeBytes { bytes in
      var position = bytes.baseAddress
      while position != nil, let clause = espeak.text_to_phonemes(&position, espeakCHARS_UTF8, 0) {
        result.append(String(cString: clause))
      }
    }
    return result.joined(separator: " ")
  }

  private func use(_ voice: String) -> Bool {
    if current == voice { return true }
    // An unknown voice leaves another in place, so whatever comes next must be set anew.
    current = nil
    guard espeak.set_voice_by_name(path(of: voice)) == EE_OK else { return false }
    current = voice
    return true
  }

  /// A voice that must call in an English one for its own script ("Chinese letter") can't speak it.
  private func speaks(_ voice: String, _ script: Script) -> Bool {
    guard script != .latin, let sample = VoiceCandidates.sample(of: script) else { return true }
    let ability = Ability(voice: voice, script: script)
    if let known = canSpeak[ability] { return known }
    let phonemes = phonemes(of: sample)
    let result = !phonemes.contains("(en)") && phonemes != VoiceCandidates.chineseLetters
    canSpeak[ability] = result
    return result
  }

  /// The path of a voice below the data, which spares the library the search through hundreds of
  /// files; it lowers the case of what it is given, so a file with capitals can only be searched.
  private func path(of voice: String) -> String {
    guard !voice.contains("/") else { return voice }
    let (name, variant) =
      voice.firstIndex(of: "+").map {
        (String(voice[..<$0]), String(voice[$0...]))
      } ?? (voice, "")
    guard name == name.lowercased() else { return voice }
    for family in families where access("\(dataPath)/lang/\(family)/\(name)", R_OK) == 0 {
      return "\(family)/\(name)\(variant)"
    }
    return voice
  }

  private static func folders(in path: String) -> [String] {
    guard let directory = opendir(path) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
