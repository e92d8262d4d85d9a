/// Cuts long text into pieces that an engine takes whole.
enum TextPieces {
  /// espeak-ng cuts a clause without punctuation at about 800 bytes; a piece stays well below, and
  /// short enough that a key never waits for a long one to be translated.
  static let limit = 300

  /// The pieces in order, cut at a blank where there is one and at a character boundary elsewhere.
  static func split(_ text: String) -> [String] {
    guard text.utf8.count > limit else { return [text] }
    var pieces: [String] = []
    var rest = Substring(text)
    while rest.utf8.count > limit {
      let end = cut(rest)
      pieces.append(String(rest[..<end]))
      rest = rest[end...]
    }
    if !rest.isEmpty { pieces.append(String(rest)) }
    return pieces
  }

  private static func cut(_ text: Substring) -> String.Index {
    var end = text.startIndex
    var blank: String.Index?
    var bytes = 0
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      bytes += character.utf8.count
      if bytes > limit { break }
      end = next
      if character == " " { blank = next }
      index = next
    }
    // A single character of more than the limit is nonsense of joiners and marks; it goes as it is.
    if end == text.startIndex { return text.index(after: text.startIndex) }
    return blank ?? end
  }
}
