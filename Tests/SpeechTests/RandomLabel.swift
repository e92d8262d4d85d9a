@testable import Speech

/// A label made of words of many scripts, numbers and signs, with what must be said of it.
struct RandomLabel {
  enum Token {
    case word(String, Script)
    case number(String)
    case sign(Character)
  }

  let tokens: [Token]

  /// Letters of each script in a range of code points, and whose names its signs have in an English
  /// interface.
  static let scripts: [(script: Script, letters: ClosedRange<UInt32>, names: String)] = [
    (.latin, 0x61...0x7A, "en"), (.han, 0x4E00...0x4FFF, "zh-Hans"), (.kana, 0x30A2...0x30ED, "ja"),
    (.hangul, 0xAC00...0xAD00, "en"), (.cyrillic, 0x430...0x44F, "ru"),
    (.greek, 0x3B1...0x3C9, "en"),
    (.arabic, 0x628...0x63A, "ar"), (.hebrew, 0x5D0...0x5EA, "en"),
    (.devanagari, 0x915...0x939, "en"), (.thai, 0xE01...0xE2E, "en"),
  ]
  private static let signs: [Character] = ["→", "≤", "★", "©", "👍", "😜", "🏳️‍🌈", "👩🏽", "🇩🇪", "☎"]
  /// Without those that have more than one form in Chinese.
  private static let digits = ["1", "3", "4", "5", "6", "7", "8", "9"]

  init(using random: inout some RandomNumberGenerator) {
    // One word at least says in which language signs are named.
    var tokens = [Self.word(using: &random)]
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: tokens.append(.sign(Self.signs.randomElement(using: &random) ?? "→"))
      case 1:
        let count = [3, 5].randomElement(using: &random) ?? 3
        let number = (0..<count).map { _ in Self.digits.randomElement(using: &random) ?? "1" }
        tokens.append(.number(number.joined()))
      default: tokens.append(Self.word(using: &random))
      }
    }
    self.tokens = tokens
  }

  private static func word(using random: inout some RandomNumberGenerator) -> Token {
    let kind = scripts.randomElement(using: &random) ?? scripts[0]
    let letters = (0..<Int.random(in: 2...3, using: &random)).compactMap { _ in
      Unicode.Scalar(UInt32.random(in: kind.letters, using: &random))
    }
    return .word(String(String.UnicodeScalarView(letters)), kind.script)
  }

  var text: String {
    tokens.map { token in
      switch token {
      case .word(let text, _), .number(let text): text
      case .sign(let sign): String(sign)
      }
    }.joined(separator: " ")
  }

  /// What is said, without blanks. Where there are kana, the characters are Japanese.
  var said: String {
    let isJapanese = tokens.contains { if case .word(_, .kana) = $0 { true } else { false } }
    var script = Script.latin
    var result = ""
    for token in tokens {
      switch token {
      case .word(let text, let its):
        script = isJapanese && its == .han ? .kana : its
        result += text
      case .number(let digits):
        switch script {
        case .han: result += ChineseNumbers(language: "zh-Hans").spelled(digits)
        case .hebrew: result += UnsaidNumbers.spelled(digits, in: "he")
        default: result += digits
        }
      case .sign(let sign):
        let language = Self.scripts.first { $0.script == script }?.names ?? "en"
        result += SymbolNames(language: language)?.name(of: sign) ?? ""
      }
    }
    return result.filter { $0 != " " }
  }
}
