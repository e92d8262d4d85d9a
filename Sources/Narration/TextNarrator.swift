import SelectionModel

/// What an edit did to a text, whether it stands alone or beside a list.
struct TextNarrator {
  let field: TextField
  let echo: Echo

  /// - Parameter more: what the edit did besides, such as how many options are left.
  func announcement(of change: TextChange, more: [Fact] = []) -> Announcement {
    switch change {
    case .inserted(let text), .replaced(let text):
      Announcement(.typed, typed(text) + more)
    case .deleted(let text):
      Announcement(.deleted, (echo == .none ? [] : [deleted(text)]) + more)
    case .cursorMoved(let character):
      Announcement(.cursor, at(character))
    case .reachedWord(let word):
      Announcement(
        .cursor, field.isSecret ? [stars(word.count, slot: "cursor")] : [.cursorOnWord(word)])
    case .selectedAll: Announcement(.cursor, [.textSelected])
    case .completed, .boundary: Announcement(.textBoundary, cursor)
    }
  }

  /// Where the cursor is.
  var cursor: [Fact] { at(field.characterAtCursor) }

  /// The text as it stands; of a secret one only that there is one.
  var value: [Fact] {
    if field.isSecret {
      return field.text.isEmpty ? [] : [.message(slot: "value", Message("hidden"))]
    }
    if field.text.isEmpty { return [.blank] }
    let isAllSelected = field.selectedText == field.text
    return [.value(Label(field.text))] + (isAllSelected ? [.textSelected] : [])
  }

  var role: Role { field.isSecret ? .passwordEdit : .edit }

  // MARK: - Facts

  /// What came in one read is a paste, and said once as a whole.
  private func typed(_ text: String) -> [Fact] {
    if echo == .none || text.isEmpty { return [] }
    if field.isSecret { return [stars(text.count, slot: "typed")] }
    if text.count > 1 { return [.typed(text)] }
    let word = field.finishedWord.map { [Fact.typed($0)] } ?? []
    switch echo {
    case .chars, .none: return [.typed(text)]
    case .words: return word
    case .both: return word + [.typed(text)]
    }
  }

  private func deleted(_ text: String) -> Fact {
    // Blanks round a word that goes with them say nothing.
    let word = text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
    guard field.isSecret else { return .deleted(word.isEmpty ? text : String(word)) }
    return .message(
      slot: "deleted", Message("deleted", ["text": .message(starsMessage(text.count))]))
  }

  private func at(_ character: Character?) -> [Fact] {
    [character.map { on($0) } ?? .cursorAtEnd(isBlank: field.text.isEmpty)]
  }

  private func on(_ character: Character) -> Fact {
    field.isSecret ? stars(1, slot: "cursor") : .cursor(on: character)
  }

  private func stars(_ count: Int, slot: String) -> Fact {
    .message(slot: slot, starsMessage(count))
  }

  private func starsMessage(_ count: Int) -> Message {
    count == 1 ? Message("star") : Message("stars", ["count": .number(count)])
  }
}
