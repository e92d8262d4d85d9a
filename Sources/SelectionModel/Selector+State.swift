/// Where a person was in a selector, so that a session can go on there.
extension Selector {
  public struct State: Sendable, Equatable {
    public var isExpanded: Bool
    public var hasKeyboard: Bool
    public var focused: Int?
    public var selection: [Int]
    public var expandedNodes: Set<Int>
    /// The text of a combobox, and its cursor; nil selects the whole text.
    public var text: String?
    public var cursor: Int?

    public init(
      isExpanded: Bool, hasKeyboard: Bool = true, focused: Int? = nil, selection: [Int] = [],
      expandedNodes: Set<Int> = [], text: String? = nil, cursor: Int? = nil
    ) {
      self.isExpanded = isExpanded
      self.hasKeyboard = hasKeyboard
      self.focused = focused
      self.selection = selection
      self.expandedNodes = expandedNodes
      self.text = text
      self.cursor = cursor
    }
  }

  /// Goes back to a state that this selector was in.
  ///
  /// - Throws: `SelectorError.noSuchOption` for an index that is none of the list's.
  public mutating func restore(_ state: State) throws(SelectorError) {
    for index in state.selection + (state.focused.map { [$0] } ?? []) + state.expandedNodes
    where index < 0 || index >= options.count {
      throw .noSuchOption(index)
    }
    isExpanded = state.isExpanded || !configuration.isCollapsible
    hasKeyboard = state.hasKeyboard
    chosen = ChoiceSet(state.selection)
    checkedRange = nil
    anchor = state.focused.flatMap { chosen.contains($0) ? $0 : nil }
    expandedNodes = state.expandedNodes
    typeAhead.clear()
    if kind == .tree {
      // A focus inside a closed node opens what holds it.
      var holder = state.focused.flatMap(options.parent)
      while let node = holder {
        expandedNodes.insert(node)
        holder = options.parent(at: node)
      }
      view = refreshedView()
    }
    if let text = state.text {
      var field = TextField(text)
      field.place(cursor: state.cursor)
      textField = field
      narrow(to: text, isSettled: true)
    }
    focused = state.focused.flatMap { view.row(of: $0) == nil ? nil : $0 }
    scrollWindow()
  }

  /// Adds options that arrive while the selector is in use; focus and selection stay.
  public mutating func append(_ more: (inout OptionList) -> Void, isLoading: Bool) {
    let known = options.count
    more(&options)
    if options.count > known { labelIndex = nil }
    self.isLoading = isLoading
    if kind == .tree {
      growTree(from: known)
    } else {
      widen(from: known)
    }
  }
}
