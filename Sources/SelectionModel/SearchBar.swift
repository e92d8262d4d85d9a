/// A text to search for and what kind of thing is searched, side by side.
///
/// Exactly one type is selected at all times. Pressing another one selects it; pressing the one that
/// is selected changes nothing, and says so. Moving among the types selects none.
public struct SearchBar: Sendable {
  public enum Part: Sendable, Equatable {
    case text
    case types
  }

  public let name: String?
  public internal(set) var field: TextField
  public internal(set) var types: Selector
  /// Where the keyboard is; nil outside.
  public internal(set) var part: Part?
  /// Enter takes an empty text too.
  public let allowsEmpty: Bool

  /// - Parameters:
  ///   - name: what the text is called.
  ///   - typesName: what the panel of types is called.
  /// - Throws: `SelectorError` without types, or for a selected one that is not among them.
  public init(
    name: String? = nil, typesName: String? = nil, types: OptionList, selected: Int = 0,
    text: String = "",
    allowsEmpty: Bool = false, matcher: any LabelMatching = PlainLabelMatching()
  ) throws(SelectorError) {
    self.name = name
    field = TextField(text)
    self.types = try Selector(
      name: typesName, options: types, configuration: SelectorConfiguration(kind: .list),
      selection: [selected], matcher: matcher)
    self.allowsEmpty = allowsEmpty
  }

  /// The panel of types is open; closed, the bar shows the one that is selected.
  public var isExpanded: Bool { part == .types }

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
    case .next, .expand: return enter(.types)
    // A typed command picks a type without leaving the text.
    case .choose:
      defer { release() }
      return performInTypes(action)
    default: return field.perform(action).map { [.text($0)] } ?? [.nothing]
    }
  }

  private mutating func performInTypes(_ action: Action) -> [SearchChange] {
    if case .dismiss = action { return enter(.text) }
    let before = selectedType
    let changes = types.perform(action)
    let pressed = pressed(by: action)
    guard let pressed, !changes.contains(.unavailable(pressed)) else {
      return changes.map(SearchChange.types)
    }
    return pressed == before
      ? [.alreadySelected(pressed)] : [.typeChanged(from: before, to: pressed)]
  }

  /// The type that the action pressed; a space may go on with a label instead.
  private func pressed(by action: Action) -> Int? {
    switch action {
    case .activate: types.focused
    case .choose(let option): option
    case .toggle: types.typedAhead.isEmpty ? types.focused : nil
    default: nil
    }
  }

  private mutating func enter(_ part: Part) -> [SearchChange] {
    release()
    self.part = part
    guard part == .types else { return [.moved(to: .text)] }
    return [.moved(to: .types)] + types.perform(.focusIn(.before)).map(SearchChange.types)
  }

  private mutating func release() {
    _ = types.perform(.focusOut(.unknown))
  }
}
