import Speech

/// Which voices to try for a run, best first.
enum VoiceCandidates {
  static func names(script: Script, language: String?, settings: SpeechSettings) -> [String] {
    var names: [String] = []
    let interface = language == nil || language == settings.language
    if interface, let voice = settings.voice, scripts(ofVoice: voice).contains(script) {
      names.append(voice)
    }
    if let language {
      if interface {
        names += settings.voices.filter { scripts(ofVoice: $0).contains(script) }
      }
      names += voices(ofLanguage: language)
    }
    names += settings.voices.filter { scripts(ofVoice: $0).contains(script) }
    if LanguageScripts.scripts(of: settings.language).contains(script) {
      names += voices(ofLanguage: settings.language)
    }
    names += LanguageScripts.languages(for: script)
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// Something that every voice of the script can say.
  static func sample(of script: Script) -> String? {
    switch script {
    case .han: "你好"
    case .kana: "こ"
    case .hangul: "가"
    case .cyrillic: "да"
    case .greek: "να"
    case .arabic: "لا"
    case .hebrew: "לא"
    case .devanagari: "है"
    case .thai: "ดี"
    default: nil
    }
  }

  /// What an English voice makes of 你好: "Chinese letter" twice.
  static let chineseLetters = "tS'aIni:zl,Et3 tS'aIni:zl,Et3"

  /// The voices of a language tag, from the whole tag to the language alone.
  static func voices(ofLanguage tag: String) -> [String] {
    let lowered = tag.lowercased().split(separator: "_").joined(separator: "-")
    let parts = lowered.split(separator: "-").map(String.init)
    guard let language = parts.first else { return [] }
    switch language {
    // Cantonese in Latin letters.
    case "yue" where parts.contains("latn"): return ["yue-latn-jyutping"]
    case "zh" where parts.contains("hk") || parts.contains("mo") || parts.contains("yue"),
      "yue":
      return ["yue", "yue-latn-jyutping", "cmn-latn-pinyin", "cmn"]
    case "zh", "cmn": return ["cmn-latn-pinyin", "cmn"]
    case "no": return ["nb"]
    default:
      var names: [String] = []
      for count in stride(from: parts.count, to: 0, by: -1) {
        names.append(parts[..<count].joined(separator: "-"))
      }
      return names
    }
  }

  /// The scripts that a voice reads, by the language in its name ("gmw/en-US+f3").
  private static func scripts(ofVoice voice: String) -> [Script] {
    let name = voice.split(separator: "+").first.map(String.init) ?? voice
    let last = name.split(separator: "/").last.map(String.init) ?? name
    let language = last.lowercased()
    // In `cmn-latn-pinyin` the Latin letters are pinyin; what it is for is Chinese.
    if language.hasPrefix("cmn") || language.hasPrefix("yue") { return [.han] }
    return LanguageScripts.scripts(of: language)
  }
}
