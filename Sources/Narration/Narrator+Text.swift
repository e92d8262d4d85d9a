import SelectionModel

/// What an edit did to the text of a combobox.
extension Narrator {
  func text() -> Announcement? {
    guard let field = selector.textField else { return nil }
    let words = TextNarrator(field: field, echo: echo)
    for case .noMatch(let query) in changes { return textWithoutMatch(query) }
    if changes.hasCompletion {
      let completed = selector.selection.first.map { [Fact.option(label($0))] } ?? []
      return Announcement(.completed, completed + [.textSelected] + filterFacts())
    }
    for case .focusMoved(_, nil) in changes { return textReturned() }
    for case .text(let change) in changes {
      if case .completed = change { continue }
      return words.announcement(of: change, more: filterFacts())
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
    let cursor = selector.textField.map { TextNarrator(field: $0, echo: echo).cursor } ?? []
    guard verbosity == .verbose else { return Announcement(.cursor, cursor) }
    var result = control()
    result.facts += cursor
    return result
  }
}
