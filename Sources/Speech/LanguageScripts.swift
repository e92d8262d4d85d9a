/// Which scripts a language is written in, for choosing who speaks which run.
public enum LanguageScripts {
  /// The scripts of a BCP 47 tag, its own first.
  public static func scripts(of tag: String) -> [Script] {
    let parts = tag.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    if let explicit = parts.dropFirst().first(where: { $0.count == 4 }), let named = named[explicit]
    {
      return named
    }
    return byLanguage[parts.first.map(String.init) ?? ""] ?? [.latin]
  }

  private static let named: [Substring: [Script]] = [
    "latn": [.latin], "cyrl": [.cyrillic], "arab": [.arabic], "hans": [.han], "hant": [.han],
    "deva": [.devanagari],
  ]

  private static let byLanguage: [String: [Script]] = {
    var table: [String: [Script]] = [
      "ja": [.kana, .han], "ko": [.hangul, .han], "el": [.greek], "grc": [.greek],
      "he": [.hebrew], "yi": [.hebrew], "th": [.thai],
    ]
    for language in ["zh", "cmn", "yue", "hak", "wuu", "nan"] { table[language] = [.han] }
    for language in ["ru", "uk", "be", "bg", "mk", "sr", "kk", "ky", "tg", "mn", "tt", "ba", "cv"] {
      table[language] = [.cyrillic]
    }
    for language in ["ar", "fa", "ur", "ps", "sd", "ug", "ckb"] { table[language] = [.arabic] }
    for language in ["hi", "mr", "ne", "kok", "sa"] { table[language] = [.devanagari] }
    let others: [(String, StaticString)] = [
      ("am", "Ethi"), ("as", "Beng"), ("bn", "Beng"), ("bpy", "Beng"), ("chr", "Cher"),
      ("gu", "Gujr"), ("hy", "Armn"), ("hyw", "Armn"), ("ka", "Geor"), ("kn", "Knda"),
      ("ml", "Mlym"), ("my", "Mymr"), ("or", "Orya"), ("pa", "Guru"), ("shn", "Mymr"),
      ("si", "Sinh"), ("ta", "Taml"), ("te", "Telu"),
    ]
    for (language, script) in others { table[language] = [Script(script)] }
    return table
  }()

  /// The languages that may read a script when nothing says which, likeliest first.
  public static func languages(for script: Script) -> [String] {
    switch script {
    case .latin: ["en"]
    case .han: ["cmn-latn-pinyin", "cmn", "yue"]
    case .kana: ["ja"]
    case .cyrillic: ["ru", "uk"]
    case .arabic: ["ar", "fa", "ur"]
    case .devanagari: ["hi", "mr", "ne"]
    case Script("Beng"): ["bn", "as"]
    case Script("Mymr"): ["my"]
    case Script("Armn"): ["hy"]
    default:
      byLanguage.filter { $0.value[0] == script }.map(\.key).sorted {
        ($0.count, $0) < ($1.count, $1)
      }
    }
  }
}
