extension Selector {
  /// Carries out what the person asked and tells what that changed, in order.
  public mutating func perform(_ action: Action) -> [Change] {
    let before = (toldEdge, hasConfirmedEmpty)
    toldEdge = nil
    hasConfirmedEmpty = false
    if !action.isTyping { typeAhead.clear() }
    let changes = textField == nil ? listAction(action, told: before) : textAction(action)
    scrollWindow()
    return changes.isEmpty ? [.nothing] : changes
  }

  private mutating func listAction(
    _ action: Action, told: (edge: Change.Edge?, confirmedEmpty: Bool)
  ) -> [Change] {
    switch action {
    case .focusIn(let origin): return enter(from: origin)
    case .focusOut(let origin): return leave(to: origin)
    case .next: return isExpanded ? move(by: 1, told: told.edge) : expand()
    case .previous: return isExpanded ? move(by: -1, told: told.edge) : expand()
    case .nextAlone: return isExpanded ? move(by: 1, told: told.edge, follows: false) : expand()
    case .previousAlone:
      return isExpanded ? move(by: -1, told: told.edge, follows: false) : expand()
    case .first: return isExpanded ? moveToEnd(.first, told: told.edge) : expand(at: .first)
    case .last: return isExpanded ? moveToEnd(.last, told: told.edge) : expand(at: .last)
    case .pageForward: return isExpanded ? page(by: 1, told: told.edge) : []
    case .pageBackward: return isExpanded ? page(by: -1, told: told.edge) : []
    case .activate: return activate(confirmed: told.confirmedEmpty)
    case .toggle(let time): return toggle(at: time)
    case .expand: return isExpanded ? [] : expand()
    case .collapse: return isExpanded && configuration.isCollapsible ? chooseAndCollapse() : []
    case .dismiss: return dismiss()
    case .cancel: return [.cancelled]
    case .forward: return kind == .tree ? expandNode() : []
    case .backward: return kind == .tree ? collapseNode() : []
    case .expandSiblings: return kind == .tree ? expandSiblings() : []
    case .extendNext: return extend(by: 1, told: told.edge)
    case .extendPrevious: return extend(by: -1, told: told.edge)
    case .extendToFocus: return extendToFocus()
    case .extendToFirst: return extendToEnd(.first)
    case .extendToLast: return extendToEnd(.last)
    case .toggleAll: return toggleAll()
    case .type(let text, let time): return type(text, at: time)
    case .edit: return []
    case .focus(let option): return jump(to: option)
    case .choose(let option): return choose(option: option)
    }
  }

  // MARK: - The keyboard comes and goes

  private mutating func enter(from origin: Action.Origin) -> [Change] {
    hasKeyboard = true
    var changes: [Change] = [.entered]
    if isExpanded && focused == nil { changes += focusEntryOption() }
    return changes
  }

  /// The chosen option, else the first that can be; a list whose selection follows focus checks it.
  private mutating func focusEntryOption() -> [Change] {
    guard let target = firstChosenShown ?? edgeRow(.first).map({ view[$0] }) else { return [] }
    focused = target
    let follows = configuration.selectionFollowsFocus && kind == .list && !chosen.contains(target)
    let isAvailable = !options.details(at: target).isDisabled
    return [.focusMoved(from: nil, to: target)] + (follows && isAvailable ? select(target) : [])
  }

  private var firstChosenShown: Int? {
    func isThere(_ index: Int) -> Bool { view.row(of: index) != nil && isReachable(index) }
    // Nearly always the first will do, and a long list of choices is not walked.
    if let first = chosen.first, isThere(first) { return first }
    return chosen.sorted.first(where: isThere)
  }

  private mutating func leave(to origin: Action.Origin) -> [Change] {
    var changes: [Change] = []
    if isExpanded && configuration.isCollapsible {
      // A select-only combobox commits what is focused (APG, select-only example, Tab); an option
      // that cannot be chosen keeps the person there, with its reason.
      changes = chooseAndCollapse()
      if isExpanded { return changes }
    }
    hasKeyboard = false
    focused = nil
    return changes + [.left(origin)]
  }

  // MARK: - Expanding and collapsing

  mutating func expand(at edge: Change.Edge? = nil) -> [Change] {
    guard configuration.isCollapsible, !isExpanded else { return [] }
    isExpanded = true
    let target: Int?
    switch edge {
    case .first: target = edgeRow(.first).map { view[$0] }
    case .last: target = edgeRow(.last).map { view[$0] }
    case nil: target = firstChosenShown
    }
    if target == nil && kind == .list { return [.expanded] + focusEntryOption() }
    focused = target
    return [.expanded] + (target.map { [.focusMoved(from: nil, to: $0)] } ?? [])
  }

  mutating func collapse() -> [Change] {
    guard configuration.isCollapsible, isExpanded else { return [] }
    isExpanded = false
    focused = nil
    return [.collapsed]
  }

  private mutating func dismiss() -> [Change] {
    guard configuration.isCollapsible, isExpanded else { return [.cancelled] }
    return collapse() + [.dismissed]
  }

  // MARK: - Choosing

  private mutating func activate(confirmed: Bool) -> [Change] {
    if configuration.isCollapsible && !isExpanded { return expand() }
    if configuration.isMultiple { return finish(confirmed: confirmed) }
    if kind == .radio && configuration.selectionFollowsFocus { return finishRadio() }
    return choose()
  }

  /// Alt+Up and Tab: with nothing to choose, or several chosen already, the list only closes.
  private mutating func chooseAndCollapse() -> [Change] {
    focused == nil || configuration.isMultiple ? collapse() : choose()
  }

  /// Chooses what is focused; commits even when it was chosen already.
  mutating func choose() -> [Change] {
    guard let target = focused else { return [] }
    if options.details(at: target).isDisabled { return [.unavailable(target)] }
    var changes = select(target) + [.committed] + collapse()
    if configuration.leavesOnChoose {
      focused = nil
      hasKeyboard = false
      changes.append(.left(.unknown))
    }
    return changes
  }

  private mutating func finish(confirmed: Bool) -> [Change] {
    let count = chosen.count
    if count < configuration.minimumChosen {
      return [.tooFew(minimum: configuration.minimumChosen, chosen: count)]
    }
    if count == 0 && !confirmed {
      hasConfirmedEmpty = true
      return [.confirmEmpty(option: focused)]
    }
    return [.committed] + collapse()
  }

  private func finishRadio() -> [Change] {
    chosen.count == 0 ? [.tooFew(minimum: 1, chosen: 0)] : [.committed]
  }

  private mutating func choose(option: Int) -> [Change] {
    reveal(option)
    guard view.row(of: option) != nil else { return [] }
    let wasCollapsed = !isExpanded
    let moved = focusOption(option, follows: !configuration.isMultiple)
    if configuration.isMultiple { return moved + check(option) }
    let changes = choose()
    guard changes.contains(.committed) else { return moved + changes }
    // The way to the option is not told, but a selection that followed the focus there is.
    let followed = moved.filter { if case .selectionChanged = $0 { true } else { false } }
    return followed + (wasCollapsed ? changes.filter { $0 != .collapsed } : changes)
  }

  /// The one choice goes to this option; nothing happens when it is there already.
  mutating func select(_ index: Int) -> [Change] {
    let wasChosen = chosen.contains(index)
    if wasChosen && chosen.count == 1 { return [] }
    let released = chosen.sorted.filter { $0 != index }
    chosen.removeAll()
    chosen.insert(index)
    checkedRange = nil
    return [.selectionChanged(selected: wasChosen ? [] : [index], deselected: released)]
  }

  private mutating func jump(to option: Int) -> [Change] {
    guard view.row(of: option) != nil else { return [] }
    return focusOption(option)
  }

  private mutating func focusOption(_ option: Int, follows: Bool = true) -> [Change] {
    let opened = expand()
    let moved = focus(option, follows: follows)
    return opened.isEmpty ? moved : [.expanded] + moved
  }
}

extension Action {
  /// Actions that go on with the type-ahead; every other one starts it anew.
  fileprivate var isTyping: Bool {
    switch self {
    case .type, .toggle: true
    default: false
    }
  }
}
