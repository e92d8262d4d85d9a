/// What many characters in one read mean: somebody pasted.
enum Paste {
  /// Text after an Enter in one read would answer questions that nobody has heard yet.
  static func choosesBlindly(_ keys: [Key]) -> Bool {
    guard let enter = keys.firstIndex(of: Key(.enter)) else { return false }
    return keys[(enter + 1)...].contains { $0.text != nil }
  }
}

extension Key {
  /// The key types something in a text field.
  public var isTyped: Bool { text != nil }

  /// What the key types; nil for keys that type nothing.
  var text: String? {
    guard modifiers.isSubset(of: .shift) else { return nil }
    switch code {
    case .character(let character): return String(character)
    case .space: return " "
    default: return nil
    }
  }
}
