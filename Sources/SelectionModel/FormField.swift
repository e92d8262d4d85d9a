/// One question of a form, or a note between them.
public struct FormField: Sendable {
  /// What its answer is called in the result.
  public let name: String
  /// What the person hears: the question, or the note's text.
  public let label: String
  /// What there is to know about it; nil where that is no more than the label.
  public let description: String?
  public internal(set) var control: FormControl
  public let rule: FormRule
  public let condition: FormCondition

  public init(
    name: String, label: String, description: String? = nil, control: FormControl,
    rule: FormRule = FormRule(),
    condition: FormCondition = .always
  ) {
    self.name = name
    self.label = label
    self.description = description == label || description == "" ? nil : description
    self.control = control
    self.rule = rule
    self.condition = condition
  }

  public var isNote: Bool { if case .note = control { true } else { false } }
  public var isSecret: Bool { control.textField?.isSecret ?? false }

  /// The form is not sent without an answer.
  public var isRequired: Bool {
    rule.isRequired || (control.selector?.configuration.minimumChosen ?? 0) > 0
  }

  public var answer: FormAnswer { control.answer }

  /// Why the answer that is there would not be taken.
  public var fault: FormFault? {
    if isNote { return nil }
    if case .text(let text) = answer {
      if let selector = control.selector, !selector.configuration.allowsFreeText {
        return .noSuchOption(text)
      }
      return rule.fault(in: text)
    }
    if answer == .none && rule.isRequired { return .required }
    if let selector = control.selector, selector.configuration.isMultiple,
      selector.selectedCount < selector.configuration.minimumChosen
    {
      return .tooFew(
        minimum: selector.configuration.minimumChosen, chosen: selector.selectedCount)
    }
    return nil
  }

  /// The answer as a person reads it: labels, not values; nil without one.
  public func readable(separator: String) -> String? {
    switch answer {
    case .none: return nil
    case .text(let text): return text
    case .values, .confirmed:
      guard let selector = control.selector else { return nil }
      if let text = selector.textField?.text { return text }
      return selector.selection.map(selector.options.label(at:)).joined(separator: separator)
    }
  }
}
