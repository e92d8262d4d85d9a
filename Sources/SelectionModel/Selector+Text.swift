/// An editable combobox: text with a list that narrows (APG, editable combobox pattern).
extension Selector {
  mutating func textAction(_ action: Action) -> [Change] {
    switch action {
    case .focusIn:
      hasKeyboard = true
      return [.entered]
    case .focusOut(let origin): return leaveText(to: origin)
    case .next: return moveInSuggestions(by: 1)
    case .previous: return moveInSuggestions(by: -1)
    case .pageForward: return isExpanded && focused != nil ? suggest(page(by: 1, told: nil)) : []
    case .pageBackward: return isExpanded && focused != nil ? suggest(page(by: -1, told: nil)) : []
    case .first: return edit(.start)
    case .last: return edit(.end)
    case .forward: return edit(.characterForward)
    case .backward: return edit(.characterBackward)
    case .activate: return activateText()
    case .expand, .collapse: return toggleList(action)
    case .dismiss: return dismissText()
    case .cancel: return [.cancelled]
    case .type(let text, _): return typeText(text)
    case .toggle(_): return typeText(" ")
    case .edit(let textEdit): return edit(textEdit)
    case .focus(let option):
      guard view.row(of: option) != nil else { return [] }
      let opened = open()
      return opened + suggest(focus(option))
    case .choose(let option):
      return view.row(of: option) == nil ? [] : commit(option)
    case .expandSiblings, .extendNext, .extendPrevious, .extendToFocus, .extendToFirst,
      .extendToLast, .toggleAll:
      return []
    }
  }

  // MARK: - The list

  private mutating func open() -> [Change] {
    guard !isExpanded, view.count > 0 else { return [] }
    isExpanded = true
    return [.expanded]
  }

  private mutating func close() -> [Change] {
    guard isExpanded else { return [] }
    isExpanded = false
    focused = nil
    return [.collapsed]
  }

  private mutating func toggleList(_ action: Action) -> [Change] {
    guard isExpanded else { return open() }
    guard action == .collapse else { return [] }
    return focused == nil ? close() : commitSuggestion()
  }

  private mutating func moveInSuggestions(by step: Int) -> [Change] {
    let opened = isExpanded ? [] : open()
    guard isExpanded, view.count > 0 else { return [] }
    // A suggestion that stands in the text already is where the list is; without one the way into
    // the list starts beyond its end.
    if focused == nil { focused = chosen.sorted.first { view.row(of: $0) != nil } }
    if focused == nil { return opened + suggest(moveIn(from: step > 0 ? .first : .last)) }
    return opened + suggest(move(by: step, told: nil))
  }

  private mutating func moveIn(from edge: Change.Edge) -> [Change] {
    edgeRow(edge).map { focus(view[$0]) } ?? []
  }

  /// What is focused is the suggestion; with autocomplete `both` the text follows it.
  private mutating func suggest(_ moved: [Change]) -> [Change] {
    guard let index = focused else { return moved }
    chosen = ChoiceSet([index])
    if configuration.autocomplete == .both {
      _ = textField?.replace(with: options.label(at: index))
    }
    return moved
  }

  // MARK: - The text

  private mutating func typeText(_ text: String) -> [Change] {
    guard let change = textField?.insert(text) else { return [] }
    return afterEdit(change, completes: true)
  }

  /// An edit in the text takes the focus out of the list.
  private mutating func edit(_ edit: TextEdit) -> [Change] {
    guard let change = textField?.perform(edit) else { return [] }
    if case .deleted = change { return afterEdit(change, completes: false) }
    let left: [Change] = focused.map { [.focusMoved(from: $0, to: nil)] } ?? []
    focused = nil
    // Only autocomplete `both` has put the suggestion into the text; elsewhere it is let go.
    if configuration.autocomplete != .both { chosen = ChoiceSet() }
    return left + [.text(change)]
  }

  private mutating func afterEdit(_ change: TextChange, completes: Bool) -> [Change] {
    focused = nil
    chosen = ChoiceSet()
    var changes: [Change] = [.text(change)]
    let count = view.count
    filter()
    let text = textField?.text ?? ""
    if !text.isEmpty { changes += open() }
    if completes, configuration.autocomplete == .both, view.count > 0, !text.isEmpty {
      let first = view[0]
      chosen = ChoiceSet([first])
      if let completed = textField?.complete(with: options.label(at: first)) ?? nil {
        changes.append(.text(completed))
      }
    }
    if view.count != count { changes.append(.filtered(matches: view.count)) }
    if view.count == 0 && !text.isEmpty { changes.append(.noMatch(text)) }
    return changes
  }

  /// Narrows the list to what begins with the text before a completion.
  mutating func filter() {
    guard configuration.autocomplete != .none, let field = textField else { return }
    filter(by: field.selected.map { String(field.characters[..<$0.lowerBound]) } ?? field.text)
  }

  mutating func filter(by typed: String) {
    guard configuration.autocomplete != .none, !typed.isEmpty else {
      view = VisibleOptions(all: options.count)
      return
    }
    view = VisibleOptions(
      (0..<options.count).filter {
        matcher.label(options.labelBytes(at: $0), beginsWith: typed)
      })
  }

  // MARK: - Choosing and leaving

  private mutating func activateText() -> [Change] {
    if isExpanded { return focused == nil ? acceptText() : commitSuggestion() }
    return finishText()
  }

  private mutating func commitSuggestion() -> [Change] {
    focused.map { commit($0) } ?? []
  }

  private mutating func commit(_ index: Int) -> [Change] {
    if options.details(at: index).isDisabled { return [.unavailable(index)] }
    _ = textField?.replace(with: options.label(at: index))
    filter()
    return [.selectionChanged(selected: [index], deselected: [])] + closeOnText()
  }

  /// The completion that was offered is taken with the text.
  private mutating func acceptText() -> [Change] {
    let end = textField?.characters.count
    textField?.place(cursor: end)
    return closeOnText()
  }

  private mutating func closeOnText() -> [Change] {
    chosen = ChoiceSet()
    return close()
  }

  /// With the list closed, Enter finishes with the option of that label, or with the text itself
  /// where that is allowed.
  private mutating func finishText() -> [Change] {
    let text = textField?.text ?? ""
    if let index = option(labelled: text) {
      if options.details(at: index).isDisabled { return [.unavailable(index)] }
      return select(index) + [.committed]
    }
    if configuration.allowsFreeText { return [.committed] }
    return text.isEmpty ? [.tooFew(minimum: 1, chosen: 0)] : [.noMatch(text)]
  }

  /// The option whose label is the text, or the only one that matches it to the end.
  private func option(labelled text: String) -> Int? {
    (0..<view.count).lazy.map { self.view[$0] }.first { self.options.label(at: $0) == text }
  }

  private mutating func dismissText() -> [Change] {
    if isExpanded {
      // What the list offered is let go; what was typed stays.
      chosen = ChoiceSet()
      return close() + [.dismissed]
    }
    guard let field = textField, !field.text.isEmpty else { return [.cancelled] }
    let removed = field.text
    _ = textField?.replace(with: "")
    filter()
    return [.text(.deleted(removed))]
  }

  private mutating func leaveText(to origin: Action.Origin) -> [Change] {
    var changes: [Change] = []
    if isExpanded { changes = focused == nil ? acceptText() : commitSuggestion() }
    hasKeyboard = false
    focused = nil
    return changes + [.left(origin)]
  }
}
