extension Form {
  /// The keyboard arrives on the first field.
  public mutating func begin() -> [FormChange] {
    visible.first.map { enter($0, from: .before) } ?? end()
  }

  /// Carries out what the person asked and tells what that changed, in order.
  public mutating func perform(_ action: Action) -> [FormChange] {
    if review != nil { return performInReview(action) }
    guard let field = current else { return [.control(.nothing)] }
    let isLookedAt = lookedAt.contains(fields[field].name)
    let before = isLookedAt ? fields[field].answer : .none
    let changes = fields[field].control.perform(action)
    let isOther = isLookedAt && fields[field].answer != before
    return changes.filter { $0 != .cancelled }.map(FormChange.control)
      + (isOther ? refresh() : []) + course(after: changes)
  }

  /// Where the form goes on after its field did this.
  private mutating func course(after changes: [Change]) -> [FormChange] {
    if changes.contains(.cancelled) { return [.cancelled] }
    if changes.contains(.left(.before)) { return retreat() }
    let isLeaving = changes.contains { if case .left = $0 { true } else { false } }
    return isLeaving || changes.contains(.committed) ? advance() : []
  }

  // MARK: - From field to field

  private mutating func advance() -> [FormChange] {
    guard let field = current else { return [] }
    if let fault = fields[field].fault { return refuse(field, fault) }
    if isCorrecting { return end() }
    let row = row(after: field)
    return row < visible.count ? enter(visible[row], from: .before) : end()
  }

  /// Back is always possible, whatever stands in the field.
  private mutating func retreat() -> [FormChange] {
    guard let field = current else { return [] }
    let row = row(after: field - 1)
    guard row > 0 else {
      _ = fields[field].control.perform(.focusIn(.before))
      return [.boundary(.first)]
    }
    return enter(visible[row - 1], from: .after)
  }

  private mutating func enter(_ field: Int, from origin: Action.Origin) -> [FormChange] {
    let before = current
    if before != field { release() }
    current = field
    review = nil
    return [.fieldEntered(from: before, to: field)]
      + fields[field].control.perform(.focusIn(origin)).map(FormChange.control)
  }

  /// The keyboard is on no field.
  private mutating func release() {
    if let field = current {
      _ = fields[field].control.perform(.focusOut(.unknown))
      left = field
    }
    current = nil
  }

  /// The keyboard stays, or goes, where something is to be mended.
  private mutating func refuse(_ field: Int, _ fault: FormFault) -> [FormChange] {
    let moved = current == field ? [] : enter(field, from: .unknown)
    if moved.isEmpty { _ = fields[field].control.perform(.focusIn(.unknown)) }
    return moved + [.invalid(field: field, fault)]
  }

  /// Tells which fields came and went with the answers.
  private mutating func refresh() -> [FormChange] {
    let now = Self.visible(in: fields, lookedAt: lookedAt)
    guard now != visible else { return [] }
    let before = Set(visible)
    let after = Set(now)
    let shown = now.filter { !before.contains($0) }
    let hidden = visible.filter { !after.contains($0) }
    visible = now
    return [.fieldsChanged(shown: shown, hidden: hidden)]
  }

  // MARK: - The end

  private mutating func end() -> [FormChange] {
    isCorrecting = false
    guard let words else { return submit() }
    return startReview(words)
  }

  /// Every answer is looked at again: one that was fine may have been left in between.
  private mutating func submit() -> [FormChange] {
    for field in visible {
      if let fault = fields[field].fault {
        isCorrecting = words != nil
        return refuse(field, fault)
      }
    }
    release()
    review = nil
    isSubmitted = true
    return [.submitted]
  }

  /// The fields that the review lists, in its order.
  private var reviewed: [Int] { visible.filter { !fields[$0].isNote } }

  private mutating func startReview(_ words: FormWords) -> [FormChange] {
    var options = OptionList()
    for field in reviewed.map({ fields[$0] }) {
      let answer = field.readable(separator: words.separator)
      let shown = field.isSecret && answer != nil ? words.secret : answer
      options.append(label: words.answer(field.label, shown ?? words.blank).utf8)
    }
    options.append(label: words.submit.utf8)
    // A list with an option and the defaults of its kind is always a right one.
    guard
      var list = try? Selector(
        name: words.review, options: options, configuration: SelectorConfiguration(kind: .list),
        selection: [])
    else { return submit() }
    // The answers are read out, so the keyboard waits where they are sent.
    _ = list.perform(.focusIn(.before))
    _ = list.perform(.last)
    release()
    review = list
    return [.reviewStarted]
  }

  private mutating func performInReview(_ action: Action) -> [FormChange] {
    guard var list = review else { return [] }
    // Space presses as Enter does, unless it goes on with a label that is being typed.
    let isPress = list.typedAhead.isEmpty && action.isToggle
    let changes = list.perform(isPress ? .activate : action)
    review = list
    if changes.contains(.cancelled) { return [.cancelled] }
    if changes.contains(.committed) { return choose(list.selection.first ?? 0) }
    let told = changes.map(FormChange.control)
    if changes.contains(.left(.before)), let last = visible.last {
      return told + enter(last, from: .after)
    }
    guard changes.contains(where: { if case .left = $0 { true } else { false } }) else {
      return told
    }
    _ = review?.perform(.focusIn(.after))
    return [.boundary(.last)]
  }

  /// An answer is gone back to, or all are sent.
  private mutating func choose(_ row: Int) -> [FormChange] {
    guard row < reviewed.count else { return submit() }
    isCorrecting = true
    return enter(reviewed[row], from: .before)
  }
}

extension Action {
  fileprivate var isToggle: Bool { if case .toggle = self { true } else { false } }
}
