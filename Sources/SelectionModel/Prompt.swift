/// What a session asks: one selector, a search bar, or a form.
///
/// Keys and typed commands are the same actions for each, so whoever presents one presents all.
public enum Prompt: Sendable {
  case selector(Selector)
  case searchBar(SearchBar)
  case form(Form)

  /// Carries out what the person asked and tells what that changed, in order.
  public mutating func perform(_ action: Action) -> [PromptChange] {
    switch self {
    case .selector(var selector):
      // Let go here first, so that the selector is changed in place and not copied.
      self = .empty
      defer { self = .selector(selector) }
      return selector.perform(action).map(PromptChange.selector)
    case .searchBar(var bar):
      self = .empty
      defer { self = .searchBar(bar) }
      return bar.perform(action).map(PromptChange.search)
    case .form(var form):
      self = .empty
      defer { self = .form(form) }
      return form.perform(action).map(PromptChange.form)
    }
  }

  /// The keyboard arrives.
  public mutating func begin() -> [PromptChange] {
    guard case .form(var form) = self else { return perform(.focusIn(.before)) }
    self = .empty
    defer { self = .form(form) }
    return form.begin().map(PromptChange.form)
  }

  /// The selector that keys go to, where they go to one.
  public var selector: Selector? {
    switch self {
    case .selector(let selector): selector
    case .searchBar(let bar): bar.part == .types ? bar.types : nil
    case .form(let form): form.review ?? form.currentField?.control.selector
    }
  }

  /// The text that is typed into, where there is one.
  public var textField: TextField? {
    switch self {
    case .selector(let selector): selector.textField
    case .searchBar(let bar): bar.part == .text ? bar.field : nil
    case .form(let form): form.review == nil ? form.currentField?.control.textField : nil
    }
  }

  /// The field of a form that keys go to; nil in the review, and where no form is asked.
  public var field: FormField? {
    if case .form(let form) = self, form.review == nil { form.currentField } else { nil }
  }

  /// Something in it is neither to be shown nor said.
  public var hasSecret: Bool {
    if case .form(let form) = self { form.hasSecret } else { false }
  }

  /// What the control that keys go to did, as a change of what is asked.
  public func change(_ change: Change) -> PromptChange {
    switch self {
    case .selector: .selector(change)
    case .searchBar: .search(.types(change))
    case .form: .form(.control(change))
    }
  }

  /// A key that does nothing where the keyboard is.
  public var nothing: PromptChange {
    if case .searchBar = self { return .search(.nothing) }
    return change(.nothing)
  }

  /// Adds options to a selector that is asked alone while they still arrive.
  public mutating func append(_ more: (inout OptionList) -> Void, isLoading: Bool) {
    guard case .selector(var selector) = self else { return }
    self = .empty
    selector.append(more, isLoading: isLoading)
    self = .selector(selector)
  }

  /// Gives a selector that is asked alone the index of its labels.
  public mutating func adopt(_ index: any LabelIndex) {
    guard case .selector(var selector) = self else { return }
    self = .empty
    selector.adopt(index)
    self = .selector(selector)
  }

  /// Makes the index that a selector that is asked alone wants; nil where it wants none.
  public var wantedIndex: (@Sendable () -> (any LabelIndex)?)? {
    guard case .selector(let selector) = self, selector.wantsIndex else { return nil }
    return selector.indexing
  }

  /// Forgets what was typed to jump to a label.
  public mutating func forgetTypeAhead() {
    switch self {
    case .selector(var selector):
      self = .empty
      selector.forgetTypeAhead()
      self = .selector(selector)
    case .searchBar(var bar):
      bar.types.forgetTypeAhead()
      self = .searchBar(bar)
    case .form(var form):
      form.forgetTypeAhead()
      self = .form(form)
    }
  }

  /// Stands here for a moment while what was here is changed in place.
  private static let empty = Prompt.form(Form.empty)
}
