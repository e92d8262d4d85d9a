import SelectionModel

/// Chooses the event and its facts from one action's changes and the state after it.
struct Narrator {
  let changes: [Change]
  let selector: Selector
  let verbosity: Verbosity
  let isAlone: Bool

  /// The change that matters most gives the event; the others only add facts to it.
  func announcement() -> Announcement {
    if changes.isEmpty { return whereAmI() }
    if changes.contains(.expanded), let query = changes.missedQuery {
      // A letter opened the list and begins none of its labels: both are told.
      var result = expanded()
      result.lead = Message(Event.noMatch.rawValue, ["query": .text(query)])
      return result
    }
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
      return Announcement(.left, [.leftGroup(name: selector.name)])
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
    } else if !isAlone, selector.kind == .dropdown, let name = selector.name {
      facts.append(.closed(name: name))
    }
    return Announcement(.chosen, facts, priority: .result)
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
      indexes.count > 5
      ? [.chosenCount(indexes.count)] + labels : labels + [.choice(.selected, isOn: true)]
    return Announcement(.chosenSeveral, facts, priority: .result)
  }

  // MARK: - Refusals, each with its reason

  private func refusal() -> Announcement? {
    for change in changes {
      switch change {
      case .unavailable(let index):
        return Announcement(.unavailable, [.option(label(index))] + reason(index))
      case .limitReached(let limit, let option):
        return Announcement(.limit, [.number(limit), .option(label(option))])
      case .tooFew(let minimum, let chosen):
        return Announcement(.tooFew, [.number(minimum), .chosenCount(chosen)])
      case .confirmEmpty(let option):
        return Announcement(
          .confirmEmpty, option.map { [.option(label($0))] } ?? [])
      case .noMatch(let text):
        return Announcement(.noMatch, [.query(text)])
      default: continue
      }
    }
    return nil
  }

  // MARK: - Entering, expanding, moving, checking

  private func movement() -> Announcement? {
    if changes.contains(.entered) { return control() }
    if changes.contains(.expanded) { return expanded() }
    for change in changes {
      switch change {
      case .allChecked(let count): return Announcement(.allChecked, [.number(count)])
      case .noneChecked: return Announcement(.noneChecked)
      case .wrapped(let edge):
        return Announcement(.wrapped, [.wrapped(edge)] + focusFacts(from: nil))
      case .boundary(let edge):
        guard let focused = selector.focused else { continue }
        return Announcement(.boundary, [.edge(edge)] + optionFacts(focused, withPosition: false))
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
      return Announcement(.focus, context + focusFacts(from: from))
    }
    return nil
  }

  private func textReturned() -> Announcement {
    let cursor = selector.textField.map(cursorFacts) ?? []
    guard verbosity == .verbose else { return Announcement(.cursor, cursor) }
    var result = control()
    result.facts += cursor
    return result
  }

  private func check() -> Announcement? {
    for case .selectionChanged(let selected, let deselected) in changes {
      if selector.kind == .radio, let index = selected.last {
        return Announcement(
          .radioChecked, [.choice(.radioChecked, isOn: true), .option(label(index))])
      }
      if selector.configuration.isMultiple {
        let count = Fact.chosenCount(selector.selectedCount)
        let isChecked = !selected.isEmpty
        let labels = (isChecked ? selected : deselected).map { Fact.option(label($0)) }
        return Announcement(
          isChecked ? .checked : .unchecked,
          [.choice(.checked, isOn: isChecked)] + labels + [count])
      }
      if let index = selected.last {
        return Announcement(.chosen, [.chosen(label(index))])
      }
    }
    return nil
  }

  // MARK: - Trees

  private func tree() -> Announcement? {
    for change in changes {
      switch change {
      case .nodeExpanded(let index):
        return Announcement(
          .nodeExpanded,
          [.expanded, .option(label(index)), .itemsInside(selector.options.childCount(at: index))])
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

  // MARK: - Text

  private func text() -> Announcement? {
    guard selector.textField != nil else { return nil }
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

  /// Silence is never the answer: a key without effect repeats where one is.
  private func nothingHappened() -> Announcement {
    var result = whereAmI()
    if verbosity == .verbose { result.lead = Message("nothing_here") }
    return result
  }
}
