import SelectionModel

/// The facts of a control, a list and an option, by verbosity.
extension Narrator {
  var role: Role {
    switch selector.kind {
    case .dropdown, .combobox: .comboBox
    case .list: .list
    case .radio: .radioGroup
    case .tree: .tree
    }
  }

  func label(_ index: Int) -> Label {
    let details = selector.options.details(at: index)
    return Label(
      selector.options.label(at: index), language: details.language, spoken: details.spoken)
  }

  /// Where am I: the control while it is collapsed or in its text, else the list and its option.
  func whereAmI() -> Announcement {
    guard selector.hasKeyboard, let focused = selector.focused else { return control() }
    if selector.kind == .dropdown || selector.kind.isEditable {
      return Announcement(.expand, listFacts() + [.expanded] + optionFacts(focused))
    }
    return control()
  }

  /// The control as it is met: name, role, state, value; for a list that is always open, its option.
  func control() -> Announcement {
    switch selector.kind {
    case .dropdown: return closable()
    case .combobox:
      let role: [Fact] =
        verbosity > .brief ? [.role(self.role), .editable] + autocompleteFacts() : []
      return Announcement(.startText, nameFacts() + role + stateFacts() + textFacts())
    case .list where selector.configuration.isCollapsible && !selector.isExpanded:
      return closable()
    case .list, .radio, .tree:
      let several: [Fact] =
        selector.configuration.isMultiple && verbosity > .brief ? [.severalChoices] : []
      guard let focused = selector.focused else {
        return Announcement(.list, listFacts() + several + [.setSize(selector.visibleCount)])
      }
      return Announcement(.list, listFacts() + several + optionFacts(focused, isEntering: true))
    }
  }

  /// What shows its value while it is collapsed.
  private func closable() -> Announcement {
    let role: [Fact] = verbosity > .brief ? [.role(self.role)] : []
    return Announcement(.start, nameFacts() + valueFacts() + role + stateFacts())
  }

  /// Being collapsed is the rule, which brief leaves out; being expanded is told always.
  private func stateFacts() -> [Fact] {
    if selector.isExpanded { return [.expanded] }
    return verbosity > .brief ? [.collapsed] : []
  }

  func nameFacts() -> [Fact] { selector.name.map { [.name($0)] } ?? [] }

  func listFacts() -> [Fact] {
    let role: Role = selector.kind == .dropdown || selector.kind == .combobox ? .list : self.role
    return [.list(name: selector.name, role: role)]
  }

  private func valueFacts() -> [Fact] {
    let chosen = selector.selectionInOrderChosen
    return chosen.isEmpty ? [.nothingSelected] : chosen.map { .value(label($0)) }
  }

  private func autocompleteFacts() -> [Fact] {
    selector.configuration.autocomplete == .none ? [] : [.autocomplete]
  }

  func textFacts() -> [Fact] {
    selector.textField.map { TextNarrator(field: $0, echo: echo).value } ?? []
  }

  func filterFacts() -> [Fact] {
    for case .filtered(let matches) in changes {
      let first = selector.firstVisible.map { [Fact.option(label($0))] } ?? []
      return [.matches(matches)] + (changes.hasCompletion ? [] : first)
    }
    return []
  }

  /// The focused option, with its group and level where they differ from where focus came from.
  func focusFacts(from: Int?) -> [Fact] {
    guard let focused = selector.focused else { return [] }
    let options = selector.options
    var facts: [Fact] = []
    if options.isTree {
      let level = options.level(at: focused)
      if verbosity == .verbose || from.map({ options.level(at: $0) != level }) ?? false {
        facts.append(.level(level))
      }
    }
    let group = options.details(at: focused).group
    if let group, from.map({ options.details(at: $0).group != group }) ?? true {
      facts.append(.group(Label(group)))
    }
    return facts + optionFacts(focused, withContext: false)
  }

  /// One option: label, the states that verbosity lets through, position, and free text last.
  func optionFacts(
    _ index: Int, withPosition: Bool = true, isEntering: Bool = false, withContext: Bool = true
  ) -> [Fact] {
    let options = selector.options
    let details = options.details(at: index)
    var facts: [Fact] = []
    if withContext {
      if let group = details.group { facts.append(.group(Label(group))) }
      if options.isTree && verbosity > .brief { facts.append(.level(options.level(at: index))) }
    }
    if selector.kind == .radio {
      facts.append(.radioButton(label(index)))
      if isEntering || verbosity == .verbose { facts.append(.role(.radioButton)) }
    } else {
      facts.append(.option(label(index)))
    }
    if options.hasChildren(at: index) {
      if selector.isNodeExpanded(index) {
        facts.append(.expanded)
      } else if verbosity > .brief {
        facts.append(.collapsed)
      }
    }
    facts += choiceFacts(index)
    if details.isDisabled { facts.append(.unavailable) }
    if withPosition && verbosity > .brief {
      let (position, size) = selector.position(of: index)
      facts.append(.position(position, of: size, isPartial: selector.isLoading))
    }
    if verbosity > .brief { facts += reason(index) }
    // Asked where one is, everything is told.
    if verbosity == .verbose || changes.isEmpty, let description = description(of: index) {
      facts.append(.description(description))
    }
    return facts
  }

  /// What is known of an option besides its label; nil where it only says again what is said anyway.
  func description(of index: Int) -> Label? {
    let details = selector.options.details(at: index)
    guard let description = details.description else { return nil }
    let label = Label(description, language: details.language)
    let said = [selector.options.label(at: index), details.isDisabled ? details.reason : nil]
    let isSaid = said.contains { $0.map { Label($0).essence } == label.essence }
    return label.isBlank || isSaid ? nil : label
  }

  func reason(_ index: Int) -> [Fact] {
    let details = selector.options.details(at: index)
    guard details.isDisabled, let reason = details.reason else { return [] }
    return [.reason(Label(reason, language: details.language))]
  }

  private func choiceFacts(_ index: Int) -> [Fact] {
    let isOn = selector.isSelected(index)
    if selector.configuration.isMultiple {
      return isOn || verbosity > .brief ? [.choice(.checked, isOn: isOn)] : []
    }
    switch selector.kind {
    case .radio: return isOn || verbosity > .brief ? [.choice(.radioChecked, isOn: isOn)] : []
    case .dropdown:
      // The focused option of a combobox is not called selected for being the value (ARIA-AT,
      // select-only combobox); that another one is not chosen is said at verbose.
      return !isOn && verbosity == .verbose ? [.choice(.selected, isOn: false)] : []
    case .list, .tree, .combobox:
      if isOn { return [.choice(.selected, isOn: true)] }
      return verbosity == .verbose ? [.choice(.selected, isOn: false)] : []
    }
  }
}

extension [Change] {
  var hasSelectionChange: Bool {
    contains { if case .selectionChanged = $0 { true } else { false } }
  }

  var hasCompletion: Bool {
    contains { if case .text(.completed) = $0 { true } else { false } }
  }
}

extension SelectorKind {
  /// There is a text field beside the list.
  var isEditable: Bool { self == .combobox }
}
