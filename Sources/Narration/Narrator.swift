import SelectionModel

/// Chooses the event and its facts from one action's changes and the state after it.
struct Narrator {
  /// Above so many options their number goes first or stands for them.
  private var manyOptions: Int { 5 }

  let changes: [Change]
  let selector: Selector
  let verbosity: Verbosity
  let isAlone: Bool
  var echo = Echo.chars

  /// The change that matters most gives the event; the others only add facts to it.
  func announcement() -> Announcement {
    if changes.isEmpty { return whereAmI() }
    for describe in [ending, refusal, text, movement, tree] {
      if let announcement = describe() { return announcement }
    }
    return nothingHappened()
  }

  // MARK: - Ends: cancelled, chosen, dismissed, left

  private func ending() -> Announcement? {
    if changes.contains(.cancelled) { return .cancelled }
    if changes.contains(.dismissed) {
      var result = control()
      result.event = (selector.kind.isEditable ? Event.unchangedText : .unchanged).rawValue
      return result
    }
    if changes.contains(.committed) { return chosen() }
    for case .left in changes {
      var result = Announcement(.left, [.leftGroup(name: selector.name)])
      // Tab takes the suggestion that is focused: what was taken is told before the leaving.
      for case .selectionChanged(let selected, _) in changes {
        result.preceding = selected.suffix(1).map { Announcement(.chosen, [.chosen(label($0))]) }
      }
      return result
    }
    return nil
  }

  private func chosen() -> Announcement {
    if selector.kind.isEditable && !isAlone {
      return Announcement(.collapseOnly, [.collapsed] + textFacts(), priority: .result)
    }
    let several = selector.configuration.isMultiple
    let labels = (several ? selector.selectionInOrderChosen : selector.selection)
    if several || labels.count > 1 { return chosenSeveral(labels) }
    guard let index = labels.first else {
      return freeText() ?? Announcement(.chosenNone, priority: .result)
    }
    var facts: [Fact] = [.chosen(label(index))]
    if verbosity == .verbose {
      facts += [selector.name.map(Fact.name), .role(role)].compactMap(\.self)
      if selector.kind == .dropdown { facts.append(.collapsed) }
    } else if !isAlone, selector.kind == .dropdown {
      facts += closedFacts()
    }
    return Announcement(.chosen, facts, priority: .result)
  }

  /// That the control closed is context, which brief leaves out.
  private func closedFacts() -> [Fact] {
    guard verbosity > .brief, let name = selector.name else { return [] }
    return [.closed(name: name)]
  }

  private func freeText() -> Announcement? {
    guard let text = selector.textField?.text, !text.isEmpty else { return nil }
    return Announcement(.chosen, [.chosen(Label(text))], priority: .result)
  }

  /// A result of more than five starts with its number, so that one knows how long it will be.
  private func chosenSeveral(_ indexes: [Int]) -> Announcement {
    if indexes.isEmpty { return Announcement(.chosenNone, priority: .result) }
    let labels = indexes.map { Fact.option(label($0)) }
    let facts =
      indexes.count > manyOptions
      ? [.chosenCount(indexes.count)] + labels : labels + [.choice(.selected, isOn: true)]
    return Announcement(.chosenSeveral, facts, priority: .result)
  }

  /// What is chosen, whatever the focus is on; of a text with a list it is the text.
  func selectionAnnouncement() -> Announcement {
    let text = selector.kind.isEditable ? freeText() : nil
    var result = text ?? chosenSeveral(selector.selectionInOrderChosen)
    result.priority = .navigation
    return result
  }

  // MARK: - Entering, expanding, moving, checking

  func movement() -> Announcement? {
    if changes.contains(.entered) { return control() }
    if changes.contains(.expanded) { return expanded() }
    for change in changes {
      switch change {
      case .allChecked(let count): return Announcement(.allChecked, [.number(count)])
      case .noneChecked: return Announcement(.noneChecked)
      case .wrapped(let edge):
        return Announcement(.wrapped, [.wrapped(edge)] + focusFacts(from: leftOption))
      case .boundary(let edge):
        guard let focused = selector.focused else { continue }
        return Announcement(
          .boundary,
          [.edge(edge, isPartial: selector.isLoading)]
            + optionFacts(focused, withPosition: false, withContext: false))
      default: continue
      }
    }
    if let move = focusMove() { return move }
    if let check = check() { return check }
    if changes.contains(.collapsed) {
      return Announcement(.collapseOnly, [.collapsed] + (verbosity == .verbose ? nameFacts() : []))
    }
    return nil
  }

  private func expanded() -> Announcement {
    if let focused = selector.focused {
      return Announcement(.expand, listFacts() + [.expanded] + optionFacts(focused))
    }
    if selector.kind.isEditable { return Announcement(.expandOnly, [.expanded] + nameFacts()) }
    return Announcement(
      .expandUnfocused, listFacts() + [.expanded, .setSize(selector.visibleCount)])
  }

  private func focusMove() -> Announcement? {
    for case .focusMoved(let from, let to) in changes {
      guard to != nil else {
        // From the list of a combobox back into its text.
        return selector.textField == nil ? nil : textReturned()
      }
      let isEnteringList = from == nil && selector.kind.isEditable
      let context = isEnteringList && verbosity == .verbose ? listFacts() : []
      return Announcement(.focus, context + focusFacts(from: from) + rangeFacts())
    }
    return nil
  }

  /// A range that grows or shrinks with the focus changes more than what is focused.
  private func rangeFacts() -> [Fact] {
    guard selector.configuration.isMultiple, changes.hasSelectionChange else { return [] }
    return countFacts()
  }

  private func countFacts() -> [Fact] {
    verbosity > .brief ? [.chosenCount(selector.selectedCount)] : []
  }

  /// The option that the focus came from.
  private var leftOption: Int? {
    for case .focusMoved(let from, _) in changes { return from }
    return nil
  }

  private func check() -> Announcement? {
    for case .selectionChanged(let selected, let deselected) in changes {
      if selector.kind == .radio, let index = selected.last {
        return Announcement(
          .radioChecked, [.choice(.radioChecked, isOn: true), .option(label(index))])
      }
      if selector.configuration.isMultiple {
        let isChecked = !selected.isEmpty
        let changed = isChecked ? selected : deselected
        // Of many the number says enough, and sooner.
        let isMany = changed.count > manyOptions
        let labels = isMany ? [] : changed.map { Fact.option(label($0)) }
        let count = isMany ? [.chosenCount(selector.selectedCount)] : countFacts()
        return Announcement(
          isChecked ? .checked : .unchecked,
          [.choice(.checked, isOn: isChecked)] + labels + count)
      }
      if let index = selected.last {
        let closed = changes.contains(.collapsed) ? closedFacts() : []
        return Announcement(.chosen, [.chosen(label(index))] + closed)
      }
    }
    return nil
  }

  // MARK: - Trees

  private func tree() -> Announcement? {
    for change in changes {
      switch change {
      case .nodeExpanded(let index):
        let inside: [Fact] =
          verbosity > .brief ? [.itemsInside(selector.options.childCount(at: index))] : []
        return Announcement(.nodeExpanded, [.expanded, .option(label(index))] + inside)
      case .nodeCollapsed(let index):
        return Announcement(.nodeCollapsed, [.collapsed, .option(label(index))])
      case .siblingsExpanded(let indexes):
        return Announcement(.siblingsExpanded, [.expanded, .itemsInside(indexes.count)])
      case .nothingInside: return Announcement(.nothingInside)
      case .topLevel: return Announcement(.topLevel)
      default: continue
      }
    }
    return nil
  }

  /// Silence is never the answer: a key without effect repeats where one is.
  private func nothingHappened() -> Announcement {
    // One more letter that the focused label goes on with: it was found where it is.
    if !selector.typedAhead.isEmpty, selector.focused != nil {
      return Announcement(.focus, focusFacts(from: selector.focused))
    }
    var result = whereAmI()
    if verbosity == .verbose { result.lead = Message("nothing_here") }
    return result
  }
}
