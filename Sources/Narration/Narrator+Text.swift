import SelectionModel

/// What an edit did to the text of a combobox.
extension Narrator {
  func text() -> Announcement? {
    guard selector.textField != nil else { return nil }
    for case .noMatch(let query) in changes { return textWithoutMatch(query) }
    if changes.hasCompletion {
      let completed = selector.selection.first.map { [Fact.option(label($0))] } ?? []
      return Announcement(.completed, completed + [.textSelected] + filterFacts())
    }
    for case .focusMoved(_, nil) in changes { return textReturned() }
    for case .text(let change) in changes {
      switch change {
      case .completed: continue
      case .deleted(let text): return Announcement(.deleted, [.deleted(text)] + filterFacts())
      case .inserted(let text), .replaced(let text):
        return Announcement(.typed, [.typed(text)] + filterFacts())
      case .cursorMoved(let character):
        let cursor = character.map { Fact.cursor(on: $0) } ?? .cursorAtEnd
        return Announcement(.cursor, [cursor])
      case .selectedAll: return Announcement(.cursor, [.textSelected])
      case .boundary: return Announcement(.textBoundary, selector.textField.map(cursorFacts) ?? [])
      }
    }
    return filterFacts().isEmpty ? nil : Announcement(.filtered, filterFacts())
  }

  /// A deletion is told even where what is left matches nothing.
  private func textWithoutMatch(_ query: String) -> Announcement {
    var result = Announcement(.noMatch, [.query(query)])
    for case .text(.deleted(let text)) in changes {
      result.preceding = [Announcement(.deleted, [.deleted(text)])]
    }
    return result
  }

  func textReturned() -> Announcement {
    let cursor = selector.textField.map(cursorFacts) ?? []
    guard verbosity == .verbose else { return Announcement(.cursor, cursor) }
    var result = control()
    result.facts += cursor
    return result
  }
}
