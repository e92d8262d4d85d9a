/// Splits a variable such as `VOCALIST_OPTIONS` into arguments as a shell would.
///
/// Blanks part words; quotes, single or double, and a backslash keep what they hold together.
/// Nothing is expanded.
enum ShellWords {
  /// The words; nil where a quote is never closed.
  static func split(_ text: some Sequence<UInt8>) -> [[UInt8]]? {
    var words: [[UInt8]] = []
    var word: [UInt8]?
    var quote: UInt8?
    var isEscaped = false
    for byte in text {
      if isEscaped {
        word = (word ?? []) + [byte]
        isEscaped = false
      } else if byte == UInt8(ascii: "\\"), quote != UInt8(ascii: "'") {
        isEscaped = true
        word = word ?? []
      } else if let open = quote {
        if byte == open { quote = nil } else { word = (word ?? []) + [byte] }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
        word = word ?? []
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        if let finished = word { words.append(finished) }
        word = nil
      } else {
        word = (word ?? []) + [byte]
      }
    }
    guard quote == nil, !isEscaped else { return nil }
    return words + (word.map { [$0] } ?? [])
  }
}
