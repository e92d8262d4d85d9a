/// An editable combobox: text with a list that narrows (APG, editable combobox pattern).
extension Selector {
  /// The option whose label is the text of a combobox, whatever its case; the exact one first.
  public var optionNamedByText: Int? {
    guard let text = textField?.text, !text.isEmpty else { return nil }
    let bytes = Array(text.utf8)[...]
    if let found = labelIndex?.options(labelled: text) {
      let rows = 0..<found.count
      return rows.lazy.map { found[$0] }.first { options.labelBytes(at: $0) == bytes }
        ?? (rows.isEmpty ? nil : found[0])
    }
    let left =
      goesOn(from: filterText, to: text) ? view : VisibleOptions(all: options.count)
    let exact = (0..<left.count).lazy.map { left[$0] }.first { options.labelBytes(at: $0) == bytes }
    if let exact { return exact }
    let search = matcher.search(for: text)
    // A label that is the text begins with it, so it is among those that the text narrowed to.
    let isNarrowed = !filterText.isEmpty && text.hasPrefix(filterText)
    let rows = isNarrowed ? view : VisibleOptions(all: options.count)
    return (0..<rows.count).lazy.map { rows[$0] }.first { index in
      search.begins(options.labelBytes(at: index))
        && matcher.label(bytes, beginsWith: options.label(at: index))
    }
  }

  mutating func textAction(_ action: Action) -> [Change] {
    switch action {
    case .focusIn:
      hasKeyboard = true
      return [.entered]
    case .focusOut(let origin): return leaveText(to: origin)
    case .next, .nextAlone: return moveInSuggestions(by: 1)
    case .previous, .previousAlone: return moveInSuggestions(by: -1)
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
      let opened = openList()
      return opened + suggest(focus(option))
    case .choose(let option):
      return view.row(of: option) == nil ? [] : commit(option)
    case .expandSiblings, .extendNext, .extendPrevious, .extendToFocus, .extendToFirst,
      .extendToLast, .toggleAll:
      return []
    }
  }

  // MARK: - Editing

  private mutating func typeText(_ text: String) -> [Change] {
    guard let change = textField?.insert(text) else { return [] }
    return afterEdit(change, isTyping: true)
  }

  /// An edit in the text takes the focus out of the list.
  private mutating func edit(_ edit: TextEdit) -> [Change] {
    guard let change = textField?.perform(edit) else { return [] }
    if case .deleted = change { return afterEdit(change, isTyping: false) }
    let left: [Change] = focused.map { [.focusMoved(from: $0, to: nil)] } ?? []
    focused = nil
    // Only autocomplete `both` has put the suggestion into the text; elsewhere it is let go.
    if configuration.autocomplete != .both { mark(nil) }
    return left + [.text(change)]
  }

  /// What is typed opens the list and is completed; what is taken away only narrows or widens it.
  private mutating func afterEdit(_ change: TextChange, isTyping: Bool) -> [Change] {
    focused = nil
    mark(nil)
    var changes: [Change] = [.text(change)]
    let count = view.count
    let text = textField?.text ?? ""
    narrow(to: text)
    if isTyping && !text.isEmpty { changes += openList() }
    if isTyping && !text.isEmpty { changes += complete() }
    if view.count != count { changes.append(.filtered(matches: view.count)) }
    if view.count == 0 && !text.isEmpty { changes.append(.noMatch(text)) }
    return changes
  }

  /// With autocomplete `both` the first match is marked, and its rest stands selected in the text;
  /// a match that does not begin with the very text (pinyin, accents) is only listed.
  private mutating func complete() -> [Change] {
    guard configuration.autocomplete == .both, let first = firstVisible,
      let completed = textField?.complete(with: options.label(at: first))
    else { return [] }
    mark(first)
    return [.text(completed)]
  }

  // MARK: - Choosing and leaving

  private mutating func activateText() -> [Change] {
    if isExpanded { return focused.map { commit($0) } ?? acceptText() }
    return finishText()
  }

  /// The option becomes the text, and the list closes.
  private mutating func commit(_ index: Int) -> [Change] {
    if options.details(at: index).isDisabled { return [.unavailable(index)] }
    _ = textField?.replace(with: options.label(at: index))
    return tell(index) + closeList()
  }

  /// The completion that was offered is taken with the text.
  private mutating func acceptText() -> [Change] {
    let end = textField?.characters.count
    textField?.place(cursor: end)
    return closeList()
  }

  /// With the list closed, Enter finishes with the option that the text names, or with the text
  /// itself where that is allowed.
  private mutating func finishText() -> [Change] {
    if let index = optionNamedByText {
      if options.details(at: index).isDisabled { return [.unavailable(index)] }
      mark(index)
      return tell(index) + [.committed]
    }
    if configuration.allowsFreeText { return tell(nil) + [.committed] }
    let text = textField?.text ?? ""
    return text.isEmpty ? [.tooFew(minimum: 1, chosen: 0)] : [.noMatch(text)]
  }

  /// The listener hears of an option once, when it is taken into the text or finished with.
  private mutating func tell(_ index: Int?) -> [Change] {
    guard index != toldOption else { return [] }
    defer { toldOption = index }
    return [
      .selectionChanged(
        selected: index.map { [$0] } ?? [], deselected: toldOption.map { [$0] } ?? [])
    ]
  }

  /// What the list offered is let go, and what was typed stays; again clears, again cancels.
  private mutating func dismissText() -> [Change] {
    if isExpanded { return closeList() + [.dismissed] }
    guard let field = textField, !field.text.isEmpty else { return [.cancelled] }
    _ = textField?.replace(with: "")
    mark(nil)
    narrow(to: "")
    return [.text(.deleted(field.text))]
  }

  private mutating func leaveText(to origin: Action.Origin) -> [Change] {
    var changes: [Change] = []
    if isExpanded {
      changes = focused.map { commit($0) } ?? acceptText()
      // A disabled option is refused with its reason, and the way out stays open.
      if isExpanded { changes += closeList() }
    }
    hasKeyboard = false
    focused = nil
    return changes + [.left(origin)]
  }
}
