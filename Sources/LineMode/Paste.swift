import SelectionModel

/// What many characters in one read mean: somebody pasted.
enum Paste {
  enum Piece {
    case key(Key)
    case text(String)
  }

  /// Text after an Enter in one read would answer questions that nobody has heard yet.
  static func choosesBlindly(_ keys: [Key]) -> Bool {
    guard let enter = keys.firstIndex(of: Key(.enter)) else { return false }
    return keys[(enter + 1)...].contains { $0.text != nil }
  }

  /// Characters that arrived together are one text for a text field; elsewhere each is a key.
  static func joined(_ keys: [Key], in selector: Selector) -> [Piece] {
    guard selector.textField != nil else { return keys.map(Piece.key) }
    var pieces: [Piece] = []
    for key in keys {
      guard let text = key.text else {
        pieces.append(.key(key))
        continue
      }
      if case .text(let before) = pieces.last {
        pieces[pieces.count - 1] = .text(before + text)
      } else {
        pieces.append(.text(text))
      }
    }
    return pieces
  }
}

extension Key {
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
