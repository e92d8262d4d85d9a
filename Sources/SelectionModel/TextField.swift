/// A line of text with a cursor and a selected range, counted in characters as people see them.
///
/// A family emoji or a letter with combining marks is one character.
public struct TextField: Sendable, Equatable {
  public private(set) var characters: [Character]
  /// How many characters stand before the cursor.
  public private(set) var cursor: Int
  /// What the next insertion replaces.
  public private(set) var selected: Range<Int>?
  /// Nothing of the text may be shown or said.
  public var isSecret: Bool

  public init(_ text: String = "", isSecret: Bool = false) {
    characters = Array(text)
    cursor = characters.count
    self.isSecret = isSecret
  }

  public var text: String { String(characters) }
  public var selectedText: String { selected.map { String(characters[$0]) } ?? "" }
  /// Nil at the end of the text.
  public var characterAtCursor: Character? {
    cursor < characters.count ? characters[cursor] : nil
  }

  /// Typed or pasted text goes in at the cursor, in place of what is selected.
  public mutating func insert(_ text: String) -> TextChange {
    _ = removeSelected()
    join(String(characters[..<cursor]) + text, String(characters[cursor...]))
    return .inserted(text)
  }

  /// Takes the suggestion's own spelling of what was typed and adds its rest after the cursor,
  /// selected, so that typing goes over it; nil where the suggestion does not begin with the text.
  public mutating func complete(with suggestion: String) -> TextChange? {
    let whole = Array(suggestion)
    let typed = characters[..<cursor]
    guard cursor == characters.count, cursor <= whole.count,
      String(typed).lowercased() == String(whole[..<cursor]).lowercased()
    else { return nil }
    characters = whole
    selected = cursor < whole.count ? cursor..<whole.count : nil
    return .completed(suggestion)
  }

  public mutating func replace(with text: String) -> TextChange {
    characters = Array(text)
    cursor = characters.count
    selected = nil
    return .replaced(text)
  }

  /// Puts the cursor back where it was in an earlier session of the field; nil selects everything.
  public mutating func place(cursor: Int?) {
    self.cursor = min(max(cursor ?? characters.count, 0), characters.count)
    selected = cursor == nil && !characters.isEmpty ? 0..<characters.count : nil
  }

  public mutating func perform(_ edit: TextEdit) -> TextChange {
    switch edit {
    case .characterBackward: return move(to: selected?.lowerBound ?? cursor - 1)
    case .characterForward: return move(to: selected?.upperBound ?? cursor + 1)
    case .wordBackward: return moveToWord(at: wordStart(before: cursor))
    case .wordForward: return moveToWord(at: wordStart(after: cursor))
    case .start: return move(to: 0, staying: true)
    case .end: return move(to: characters.count, staying: true)
    case .deleteBackward: return delete(from: cursor - 1, to: cursor)
    case .deleteForward: return delete(from: cursor, to: cursor + 1)
    case .deleteWordBackward: return delete(from: wordStart(before: cursor), to: cursor)
    case .deleteToStart: return delete(from: 0, to: cursor)
    case .deleteToEnd: return delete(from: cursor, to: characters.count)
    case .selectAll:
      guard !characters.isEmpty else { return .boundary }
      cursor = characters.count
      selected = 0..<characters.count
      return .selectedAll
    }
  }

  /// - Parameter staying: going where the cursor is already is no boundary (Home, End).
  private mutating func move(to wanted: Int, staying: Bool = false) -> TextChange {
    let target = min(max(wanted, 0), characters.count)
    let isMove = target != cursor || selected != nil || staying
    cursor = target
    selected = nil
    return isMove ? .cursorMoved(before: characterAtCursor) : .boundary
  }

  private mutating func moveToWord(at target: Int) -> TextChange {
    let change = move(to: target)
    let word = characters[cursor...].prefix { $0.isWordPart }
    return change == .boundary || word.isEmpty ? change : .reachedWord(String(word))
  }

  private mutating func delete(from: Int, to: Int) -> TextChange {
    if let removed = removeSelected() { return .deleted(removed) }
    let start = max(from, 0)
    let end = min(to, characters.count)
    guard start < end else { return .boundary }
    let removed = String(characters[start..<end])
    join(String(characters[..<start]), String(characters[end...]))
    return .deleted(removed)
  }

  private mutating func removeSelected() -> String? {
    guard let range = selected, !range.isEmpty else { return nil }
    let removed = String(characters[range])
    join(String(characters[..<range.lowerBound]), String(characters[range.upperBound...]))
    selected = nil
    return removed
  }

  /// Puts two texts together with the cursor between them, or after the character that they make
  /// where they meet: marks, joiners and halves of flags join what is before them.
  private mutating func join(_ head: String, _ tail: String) {
    characters = Array(head + tail)
    var length = 0
    cursor = 0
    while length < head.utf8.count {
      length += characters[cursor].utf8.count
      cursor += 1
    }
  }

  /// The word that the character before the cursor has just ended.
  public var finishedWord: String? {
    guard cursor > 1, !characters[cursor - 1].isWordPart else { return nil }
    let word = characters[..<(cursor - 1)].reversed().prefix { $0.isWordPart }
    return word.isEmpty ? nil : String(word.reversed())
  }

  private func wordStart(before position: Int) -> Int {
    var place = position
    while place > 0 && !characters[place - 1].isWordPart { place -= 1 }
    while place > 0 && characters[place - 1].isWordPart { place -= 1 }
    return place
  }

  private func wordStart(after position: Int) -> Int {
    var place = position
    while place < characters.count && characters[place].isWordPart { place += 1 }
    while place < characters.count && !characters[place].isWordPart { place += 1 }
    return place
  }
}

extension Character {
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}
