import CICU

/// Makes text harmless to engines that obey some of it, losing nothing that can be heard.
enum SpeakableText {
  /// The text with control characters in caret notation (`^A`), white space as blanks, invisible
  /// format characters left out (they would split words) and no `[[`, which would begin phonemes.
  static func neutralized(_ text: String) -> String {
    if isHarmless(text) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09...0x0D, 0x85, 0x2028, 0x2029, 0x3000: result.append(" ")
      case 0x00..<0x20:
        result.append("^")
        result.append(Unicode.Scalar(UInt8(scalar.value + 0x40)))
      case 0x7F: result.append(contentsOf: "^?".unicodeScalars)
      case 0x80..<0xA0: result.append(" ")
      // Joiners make emoji and shape letters.
      case 0x200C, 0x200D: result.append(scalar)
      case 0x5B where result.last == "[":
        result.append(" ")
        result.append(scalar)
      default:
        if !isInvisible(scalar) { result.append(scalar) }
      }
    }
    return String(result)
  }

  /// Most labels need nothing: one pass over the bytes and no copy.
  private static func isHarmless(_ text: String) -> Bool {
    var bracket = false
    for byte in text.utf8 {
      if byte < 0x20 || byte == 0x7F || byte >= 0xC2 && byte < 0xE4 { return false }
      if byte >= 0xEA { return false }
      if byte == 0x5B && bracket { return false }
      bracket = byte == 0x5B
    }
    return true
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && cicu_is_format(scalar.value) != 0
  }
}
