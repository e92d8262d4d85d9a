/// Numbers that nobody reads as one: those of telephones and accounts.
enum LongNumbers {
  /// From so many digits on they are read one by one.
  static let limit = 10

  /// The text with blanks between the digits of its long numbers.
  static func spaced(_ text: String) -> String {
    guard text.utf8.count >= limit else { return text }
    var result = ""
    var digits = ""
    func flush() {
      let isLong = digits.utf8.count >= limit
      result += isLong ? digits.map(String.init).joined(separator: " ") : digits
      digits = ""
    }
    for character in text {
      if ("0"..."9").contains(character) {
        digits.append(character)
      } else {
        if !digits.isEmpty { flush() }
        result.append(character)
      }
    }
    if !digits.isEmpty { flush() }
    return result
  }
}
