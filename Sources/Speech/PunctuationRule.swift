/// Which signs are said by name, which are left to the voice and which are passed over.
struct PunctuationRule {
  enum Treatment: Equatable {
    case named
    /// Given to the voice, which makes a pause of it or nothing.
    case kept
    /// A blank in its place.
    case passed
  }

  var level: SpeechSettings.Punctuation

  /// What to do with a sign between two characters of the text.
  func treatment(of sign: Character, before: Character?, after: Character?) -> Treatment {
    guard let scalar = sign.unicodeScalars.first else { return .kept }
    // Joins that belong to the number or the word: 3.5, 1,234, 12:30, don't, well-known.
    if let before, let after {
      if ".,:".contains(sign), before.isNumber, after.isNumber { return .kept }
      if "'’".contains(sign), before.isLetter, after.isLetter {
        return level == .all ? .named : .kept
      }
      if sign == "." {
        return level == .none ? .passed : isWord(before) && isWord(after) ? .named : end
      }
      // In the middle of an address or a name they are no pauses.
      if "?!:;".contains(sign), isWord(before), isWord(after) {
        return level == .none ? .passed : .named
      }
    }
    if sign == "%", before?.isNumber == true { return .named }
    if sign == ".", after.map(isWord) == true { return level == .none ? .passed : .named }
    if Self.pauses.contains(sign) { return end }
    if Self.some.contains(sign) { return level == .none ? .passed : .named }
    switch scalar.properties.generalCategory {
    // Arrows, currency, mathematics, emoji: they are content, at every level.
    case .mathSymbol, .currencySymbol, .otherSymbol, .modifierSymbol, .otherNumber: return .named
    case .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation, .connectorPunctuation:
      return level == .most || level == .all ? .named : .kept
    default: return .kept
    }
  }

  private var end: Treatment { level == .all ? .named : .kept }

  private func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber }

  /// What a sentence ends with or breathes at.
  private static let pauses: Set<Character> = [
    ".", ",", "!", "?", ";", ":", "。", "，", "！", "？", "；", "：", "、", "…",
  ]

  /// What changes the meaning of a name or a command.
  private static let some: Set<Character> = [
    "#", "$", "&", "*", "+", "/", "<", "=", ">", "@", "\\", "^", "_", "`", "|", "~", "%",
    "＃", "＄", "＆", "＊", "＋", "／", "＜", "＝", "＞", "＠", "＼", "＾", "＿", "｀", "｜", "～", "％",
  ]
}
