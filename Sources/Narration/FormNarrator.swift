import SelectionModel

/// What happened in a form: in the field that is left first, then where the keyboard is now.
struct FormNarrator {
  let changes: [FormChange]
  let form: Form
  let verbosity: Verbosity
  let echo: Echo

  func announcement() -> Announcement {
    if changes.contains(.cancelled) { return .cancelled }
    guard let move = changes.lastIndex(where: \.isMove) else { return inPlace() }
    var result = arrival(changes[move], then: Array(changes[move...]))
    if case .fieldEntered(let left?, _) = changes[move] {
      result.preceding = answer(of: left, Array(changes[..<move])) + result.preceding
    } else if let left = leftByEnd {
      result.preceding = answer(of: left, Array(changes[..<move])) + result.preceding
    }
    return result
  }

  /// How many fields are asked, where the answer has changed that.
  private var fieldsNow: Message? {
    let isOther = changes.contains { if case .fieldsChanged = $0 { true } else { false } }
    guard isOther, verbosity > .brief else { return nil }
    return Message("fields_now", ["size": .number(form.visible.count)])
  }

  // MARK: - In one field

  private func inPlace() -> Announcement {
    for change in changes {
      switch change {
      case .invalid(let field, let fault):
        var result = control(of: field)
        result.lead = fault.message(name: form.fields[field].label)
        return result
      case .boundary(let edge):
        var result = here()
        result.lead = Message(edge == .first ? "first_field" : "end_of_form")
        return result
      default: continue
      }
    }
    var result = inControl(controls(changes))
    if let fieldsNow { result.trail.append(fieldsNow) }
    return result
  }

  /// What a control did while the keyboard stays on it; with nothing done, where one is.
  private func inControl(_ controls: [Change]) -> Announcement {
    if controls.isEmpty { return here() }
    let selector = form.review ?? form.currentField?.control.selector
    if let selector {
      if controls == [.nothing] { return nothing() }
      return announce(controls, selector, verbosity: verbosity, echo: echo)
    }
    for case .text(let change) in controls {
      guard let field = form.currentField?.control.textField else { continue }
      return TextNarrator(field: field, echo: echo).announcement(of: change)
    }
    return nothing()
  }

  private func nothing() -> Announcement {
    var result = here()
    if verbosity == .verbose { result.lead = Message("nothing_here") }
    return result
  }

  // MARK: - From field to field

  private func arrival(_ move: FormChange, then rest: [FormChange]) -> Announcement {
    switch move {
    case .fieldEntered(_, let field):
      var result = place(control(of: field), of: field)
      for case .invalid(_, let fault) in rest {
        result.lead = fault.message(name: form.fields[field].label)
      }
      return result
    case .reviewStarted: return review()
    default: return Announcement(.sent, priority: .result)
    }
  }

  /// The last field, where its answer began the review or was sent.
  private var leftByEnd: Int? {
    let isFromField = changes.contains {
      if case .control(let change) = $0 { change == .committed } else { false }
    }
    return isFromField ? form.left : nil
  }

  /// What was answered, where that was not told before.
  private func answer(of field: Int, _ changes: [FormChange]) -> [Announcement] {
    let controls = self.controls(changes)
    guard let selector = form.fields[field].control.selector else { return [] }
    let isTold = selector.kind == .radio && !controls.hasSelectionChange
    guard controls.contains(.committed), !isTold else { return [] }
    var result = announce(
      [.committed], selector, verbosity: min(verbosity, .normal), isAlone: true)
    if let fieldsNow { result.trail.append(fieldsNow) }
    return [result]
  }

  private func controls(_ changes: [FormChange]) -> [Change] {
    changes.compactMap { if case .control(let change) = $0 { change } else { nil } }
  }

  // MARK: - Where the keyboard is

  private func here() -> Announcement {
    if let review = form.review { return announce([], review, verbosity: verbosity) }
    guard let field = form.current else { return Announcement(.sent) }
    if let selector = form.fields[field].control.selector {
      return place(
        announce([], selector, verbosity: verbosity, echo: echo), of: field, isAsked: true)
    }
    return place(control(of: field), of: field, isAsked: true)
  }

  /// The field as it is met.
  private func control(of field: Int) -> Announcement {
    let label = form.fields[field].label
    switch form.fields[field].control {
    case .options(let selector), .confirmation(let selector):
      return announce([.entered], selector, verbosity: verbosity, echo: echo)
    case .text(let text):
      let words = TextNarrator(field: text, echo: echo)
      let role: [Fact] = verbosity > .brief ? [.role(words.role)] : []
      return Announcement(.startText, [.name(label)] + role + words.value)
    case .note: return Announcement(.note, [.name(label)])
    }
  }

  /// Adds whether the field must be answered, its place in the form and, asked for or at verbose,
  /// its description.
  private func place(
    _ announcement: Announcement, of field: Int, isAsked: Bool = false
  ) -> Announcement {
    var result = announcement
    if form.fields[field].isRequired { result.trail.append(Message("is_required")) }
    if verbosity > .brief, let (position, size) = form.position(of: field) {
      result.trail.append(
        Message("field_position", ["position": .number(position), "size": .number(size)]))
    }
    if isAsked || verbosity == .verbose, let description = describe(form.fields[field]) {
      result.trail.append(description)
    }
    return result
  }

  /// Every answer is read, then what sends them.
  private func review() -> Announcement {
    guard let review = form.review else { return here() }
    var result = announce(
      [.focusMoved(from: nil, to: review.focused)], review, verbosity: verbosity)
    // A sentence each: an answer of several choices must not run into the next question.
    result.preceding = (0..<review.options.count - 1).map { row in
      let answer = review.options.label(at: row)
      guard row == 0 else { return Announcement(.note, [.name(answer)]) }
      let name = Message("text", ["text": .text(review.name ?? "")])
      return Announcement(
        .review, [.message(slot: "list", name), .option(Label(answer))])
    }
    return result
  }
}

extension FormChange {
  fileprivate var isMove: Bool {
    switch self {
    case .fieldEntered, .reviewStarted, .submitted: true
    default: false
    }
  }
}
