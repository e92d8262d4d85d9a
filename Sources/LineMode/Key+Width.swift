extension Key {
  /// The ASCII character of a typed key, where it is one or is the full-width form of one.
  ///
  /// Input methods send full-width forms (U+FF01 to U+FF5E, and 。 for a full stop), and a command
  /// must not depend on switching them off.
  public var asciiForm: Character? {
    guard case .character(let character) = code else { return nil }
    return Self.asciiForm(of: character)
  }

  static func asciiForm(of character: Character) -> Character? {
    if character == "。" { return "." }
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return nil
    }
    if (0xFF01...0xFF5E).contains(scalar.value) {
      return Unicode.Scalar(scalar.value - 0xFEE0).map(Character.init)
    }
    return scalar.isASCII ? character : nil
  }
}
