/// Numbers in languages whose voice passes over every digit, as `espeak-ng -v he 12` does (1.51).
enum UnsaidNumbers {
  /// Spelled by ICU in words that the voice can say.
  private static let spelled = ["he": "%spellout-numbering", "iw": "%spellout-numbering"]
  /// No words for them are known here: another voice says them.
  private static let foreign: Set<String> = ["chr", "cv", "nog", "qya", "sjn", "tk"]

  static func isForeign(to language: String) -> Bool { foreign.contains(primary(language)) }

  /// The text with its numbers in words, where this language needs that.
  static func spelled(_ text: String, in language: String) -> String {
    guard let rules = spelled[primary(language)] else { return text }
    return pieces(of: text).map { piece in
      guard piece.isNumber else { return piece.text }
      let words = Int64(piece.text).flatMap {
        SpelledNumber.words($0, language: primary(language), rules: rules)
      }
      return " \(words ?? piece.text) "
    }.joined()
  }

  /// The text cut before and after each run of ASCII digits.
  static func pieces(of text: String) -> [(text: String, isNumber: Bool)] {
    var pieces: [(text: String, isNumber: Bool)] = []
    for character in text {
      let isDigit = ("0"..."9").contains(character)
      if pieces.last?.isNumber == isDigit {
        pieces[pieces.count - 1].text.append(character)
      } else {
        pieces.append((String(character), isDigit))
      }
    }
    return pieces
  }

  private static func primary(_ language: String) -> String {
    String(language.lowercased().prefix { $0 != "-" && $0 != "_" })
  }
}
