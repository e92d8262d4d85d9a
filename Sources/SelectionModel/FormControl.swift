/// What a field of a form is answered with.
public enum FormControl: Sendable {
  /// One option, several, a place in a tree, or a combobox.
  case options(Selector)
  /// A line of text, which may be secret.
  case text(TextField)
  /// Yes, the first option, or no, the second.
  case confirmation(Selector)
  /// Nothing: it is read and passed.
  case note

  /// A question for yes or no; the labels are in the person's language.
  public static func confirmation(
    name: String?, yes: String, no: String, answer: Bool? = nil,
    matcher: any LabelMatching = PlainLabelMatching()
  ) -> FormControl? {
    let selector = try? Selector(
      name: name, options: OptionList([yes, no]),
      configuration: SelectorConfiguration(kind: .radio),
      selection: answer.map { [$0 ? 0 : 1] } ?? [], matcher: matcher)
    return selector.map(FormControl.confirmation)
  }

  /// The selector that keys go to, where there is one.
  public var selector: Selector? {
    switch self {
    case .options(let selector), .confirmation(let selector): selector
    case .text, .note: nil
    }
  }

  /// The text that is typed into.
  public var textField: TextField? {
    if case .text(let field) = self { return field }
    return selector?.textField
  }

  var answer: FormAnswer {
    switch self {
    case .note: return .none
    case .text(let field): return field.text.isEmpty ? .none : .text(field.text)
    case .confirmation(let selector):
      return selector.selection.first.map { .confirmed($0 == 0) } ?? .none
    case .options(let selector):
      if let text = selector.textField?.text {
        if let index = selector.optionNamedByText {
          return .values([Array(selector.options.value(at: index))])
        }
        return text.isEmpty ? .none : .text(text)
      }
      let values = selector.selection.map { Array(selector.options.value(at: $0)) }
      return values.isEmpty ? .none : .values(values)
    }
  }

  /// Hands an action to the control and tells what it did; `nothing` where it means nothing.
  mutating func perform(_ action: Action) -> [Change] {
    switch self {
    case .options(var selector):
      // Let go here first, so that the selector is changed in place and not copied.
      self = .note
      defer { self = .options(selector) }
      return selector.perform(action)
    case .confirmation(var selector):
      defer { self = .confirmation(selector) }
      return selector.perform(action)
    case .text(var field):
      defer { self = .text(field) }
      // Escape clears, and again cancels, as in a combobox.
      if action == .dismiss, !field.text.isEmpty {
        let removed = field.text
        _ = field.replace(with: "")
        return [.text(.deleted(removed))]
      }
      return field.perform(action).map { [.text($0)] } ?? Self.alone(action)
    case .note:
      return Self.alone(action)
    }
  }

  mutating func forgetTypeAhead() {
    guard case .options(var selector) = self else { return }
    self = .note
    selector.forgetTypeAhead()
    self = .options(selector)
  }

  /// What the keys that come and go, finish and give up do where there is nothing to choose.
  private static func alone(_ action: Action) -> [Change] {
    switch action {
    case .focusIn: [.entered]
    case .focusOut(let origin): [.left(origin)]
    case .activate: [.committed]
    case .dismiss, .cancel: [.cancelled]
    default: [.nothing]
    }
  }
}
