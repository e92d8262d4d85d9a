/// Makes text from outside fit to be printed: on one line, commanding nothing, hiding nothing.
public enum VisibleText {
  /// Control characters as the pictures that Unicode has for them (`␛`), those without a picture
  /// and the ones that turn the direction of text round by their number (`\u{202E}`), a tab as a
  /// space; everything else as it is.
  public static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case _ where !isUnsafe(scalar): result.append(scalar)
      case 0x09: result.append(" ")
      case 0..<0x20:
        // U+2400 and following picture the control characters in their own order.
        if let picture = Unicode.Scalar(0x2400 + scalar.value) { result.append(picture) }
      case 0x7F: result.append("\u{2421}")
      default:
        result.append(
          contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      }
    }
    return String(result)
  }

  /// Control characters as spaces: a voice has nothing to say for them.
  static func speakable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isUnsafe(scalar) ? " " : scalar) }
    return String(result)
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Line and paragraph separators; embeddings, overrides and isolates of direction.
    case 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    // Our own marks: they are stripped on the way in, this is the second lock.
    case 0xFDD0...0xFDEF: true
    default: false
    }
  }
}
