/// A text to search for and what kind of thing is searched, side by side.
///
/// Exactly one type is selected at all times. Pressing another one selects it; pressing the one that
/// is selected changes nothing, and says so. Moving among the types selects none.
public struct SearchBar: Sendable {
  public enum Part: Sendable, Equatable {
    case text
    case types
  }

  public internal(set) var field: TextField
  public internal(set) var types: Selector
  /// Where the keyboard is; nil outside.
  public internal(set) var part: Part?
  /// Enter takes an empty text too.
  public let allowsEmpty: Bool

  /// - Throws: `SelectorError` without types, or for a selected one that is not among them.
  public init(
    name: String? = nil, types: OptionList, selected: Int = 0, text: String = "",
    allowsEmpty: Bool = false, matcher: any LabelMatching = PlainLabelMatching()
  ) throws(SelectorError) {
    field = TextField(text)
    self.types = try Selector(
      name: name, options: types, configuration: SelectorConfiguration(kind: .list),
      selection: [selected], matcher: matcher)
    self.allowsEmpty = allowsEmpty
  }

  /// The one type that is selected.
  public var selectedType: Int { types.selection[0] }

  /// Carries out what the person asked and tells what that changed, in order.
  public mutating func perform(_ action: Action) -> [SearchChange] {
    switch (action, part) {
    case (.cancel, _): return [.cancelled]
    case (.focusIn(.after), _): return enter(.types)
    case (.focusIn, _): return enter(.text)
    case (_, nil): return [.nothing]
    case (.focusOut(.after), .text?): return enter(.types)
    case (.focusOut(.before), .types?): return enter(.text)
    case (.focusOut(let origin), _):
      release()
      part = nil
      return [.left(origin)]
    case (_, .text?): return performInText(action)
    case (_, .types?): return performInTypes(action)
    }
  }

  private mutating func performInText(_ action: Action) -> [SearchChange] {
    switch action {
    case .activate:
      return field.text.isEmpty && !allowsEmpty ? [.nothingToSearch] : [.submitted]
    case .dismiss:
      // Escape clears, and again cancels, as in a combobox.
      let removed = field.text
      guard !removed.isEmpty else { return [.cancelled] }
      _ = field.replace(with: "")
      return [.text(.deleted(removed))]
    // The types stand beside the text, one key away.
    case .next: return enter(.types)
    default: return field.perform(action).map { [.text($0)] } ?? [.nothing]
    }
  }

  private mutating func performInTypes(_ action: Action) -> [SearchChange] {
    if case .dismiss = action { return enter(.text) }
    let before = selectedType
    let changes = types.perform(action)
    let pressed = isPress(action) ? types.focused : nil
    guard let pressed, !changes.contains(.unavailable(pressed)) else {
      return changes.map(SearchChange.types)
    }
    return pressed == before
      ? [.alreadySelected(pressed)] : [.typeChanged(from: before, to: pressed)]
  }

  /// Whether the action presses what is focused; a space may go on with a label instead.
  private func isPress(_ action: Action) -> Bool {
    switch action {
    case .activate, .choose: true
    case .toggle: types.typedAhead.isEmpty
    default: false
    }
  }

  private mutating func enter(_ part: Part) -> [SearchChange] {
    release()
    self.part = part
    guard part == .types else { return [.moved(to: .text)] }
    return [.moved(to: .types)] + types.perform(.focusIn(.before)).map(SearchChange.types)
  }

  private mutating func release() {
    if part == .types { _ = types.perform(.focusOut(.unknown)) }
  }
}
