/// Numbers in signs of their own (①, Ⅳ), which few voices know.
enum NumberSigns {
  /// The text with their digits in their place, apart from what follows.
  static func plain(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isNumberSign) else { return text }
    var result = ""
    var isApart = true
    for character in text {
      guard character.unicodeScalars.count == 1,
        character.unicodeScalars.contains(where: isNumberSign),
        let number = character.wholeNumberValue
      else {
        if !isApart, character.isLetter || character.isNumber { result += " " }
        isApart = true
        result.append(character)
        continue
      }
      if let last = result.last, last.isNumber { result += " " }
      result += String(number)
      isApart = false
    }
    return result
  }

  private static func isNumberSign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2160...0x217F, 0x2460...0x249B, 0x24F5...0x24FF, 0x2776...0x2793: true
    default: false
    }
  }
}
