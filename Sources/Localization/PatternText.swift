/// Changes the words of a message pattern and leaves its placeholders alone.
enum PatternText {
  /// The pattern with each piece of literal text replaced, those inside plural forms too.
  static func mapWords(of pattern: String, _ change: (String) -> String) -> String {
    var characters = Array(pattern)[...]
    return message(&characters, change)
  }

  /// The literal text of a pattern, without placeholders.
  static func words(of pattern: String) -> String {
    var words = ""
    _ = mapWords(of: pattern) { text in
      words += text
      return text
    }
    return words
  }

  /// Reads to the end, or to the bracket that closes the plural form it is in.
  private static func message(
    _ characters: inout ArraySlice<Character>, _ change: (String) -> String
  ) -> String {
    var result = ""
    var literal = ""
    func flush() {
      if !literal.isEmpty { result += change(literal) }
      literal = ""
    }
    while let character = characters.first, character != "}" {
      characters.removeFirst()
      switch character {
      case "{":
        flush()
        result += placeholder(&characters, change)
      case "'" where characters.first == "{" || characters.first == "}":
        flush()
        result.append(character)
        while let quoted = characters.popFirst() {
          result.append(quoted)
          if quoted == "'" { break }
        }
      default: literal.append(character)
      }
    }
    flush()
    return result
  }

  /// Reads from after the opening bracket to after the closing one.
  private static func placeholder(
    _ characters: inout ArraySlice<Character>, _ change: (String) -> String
  ) -> String {
    var result = "{"
    while let character = characters.popFirst() {
      result.append(character)
      if character == "}" { break }
      if character == "{" {
        // A plural form: a message of its own.
        result += message(&characters, change)
        if let closing = characters.popFirst() { result.append(closing) }
      }
    }
    return result
  }
}
