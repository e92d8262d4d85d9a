/// The string literals of Swift source text, without comments; an interpolation in one of them is
/// U+FFFC, and the literals inside it are found too.
struct SwiftLiterals {
  private(set) var literals: [String] = []
  private var rest: ArraySlice<Character>

  init(_ source: String) {
    rest = Array(source)[...]
    code(until: nil)
  }

  /// Reads code, up to the bracket that ends an interpolation.
  private mutating func code(until end: Character?) {
    var depth = 0
    while let character = rest.popFirst() {
      switch character {
      case "/" where rest.first == "/": rest = rest.drop { $0 != "\n" }
      case "/" where rest.first == "*":
        while let next = rest.popFirst(), !(next == "*" && rest.first == "/") {}
      case "\"": literal(pounds: 0)
      case "#":
        var pounds = 1
        while rest.first == "#" {
          pounds += 1
          rest.removeFirst()
        }
        if rest.first == "\"" {
          rest.removeFirst()
          literal(pounds: pounds)
        }
      case "(": depth += 1
      case ")":
        if depth == 0, end == ")" { return }
        depth -= 1
      default: break
      }
    }
  }

  /// Reads from after the opening quotation mark to after the closing one.
  private mutating func literal(pounds: Int) {
    let isLong = rest.starts(with: "\"\"")
    if isLong { rest.removeFirst(2) }
    let mark = String(repeating: "#", count: pounds)
    let closing = (isLong ? "\"\"\"" : "\"") + mark
    let escape = "\\" + mark
    var text = ""
    while !rest.isEmpty, !rest.starts(with: closing) {
      guard rest.starts(with: escape) else {
        text.append(rest.removeFirst())
        continue
      }
      rest.removeFirst(escape.count)
      guard let escaped = rest.popFirst() else { break }
      if escaped == "(" {
        text.append("\u{FFFC}")
        code(until: ")")
      } else if escaped == "u" {
        // A character by its number is no word.
        rest = rest.drop { $0 != "}" }.dropFirst()
        text.append("\u{FFFD}")
      } else {
        text.append(escaped == "n" || escaped == "t" ? " " : escaped)
      }
    }
    rest.removeFirst(min(closing.count, rest.count))
    literals.append(text)
  }

  /// Whether a person would read the literal as words of a language: two in a row, a word beside
  /// something filled in, one that begins like a sentence, or three Chinese characters.
  static func isSentence(_ literal: String) -> Bool {
    let han = literal.unicodeScalars.filter { (0x4E00...0x9FFF).contains($0.value) }
    if han.count > 2 { return true }
    let words = literal.split(whereSeparator: \.isWhitespace).filter { $0 != "vocalist" }
    if zip(words, words.dropFirst()).contains(where: { isWord($0) && isWord($1) }) { return true }
    if words.count > 1,
      zip(words, words.dropFirst()).contains(where: { first, second in
        first == "\u{FFFC}" && isWord(second) || isWord(first) && second == "\u{FFFC}"
      })
    {
      return true
    }
    return words.count == 1 && isOpening(words[0])
  }

  private static func isWord(_ word: Substring) -> Bool {
    word.count > 1 && word.contains(where: \.isLetter)
      && word.allSatisfy { $0.isLetter || ",.;:?!'’“”()\"".contains($0) }
  }

  /// `Cancelled`: a capital and at least four small letters.
  private static func isOpening(_ word: Substring) -> Bool {
    let letters = word.prefix { $0.isLetter }
    return letters.count > 4 && letters.first?.isUppercase == true
      && letters.dropFirst().allSatisfy(\.isLowercase)
      && word.dropFirst(letters.count).allSatisfy { ".:?!…".contains($0) }
  }
}
