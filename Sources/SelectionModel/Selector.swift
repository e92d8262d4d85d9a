/// What can be chosen, where the focus is and what is chosen: a value that actions change.
///
/// Focus and selection are separate. There is no clock and no input or output: times come in with
/// the actions, and each action gives back what it did. It survives choosing and can be opened again.
public struct Selector: Sendable {
  /// The question's name, where it has one.
  public let name: String?
  public let configuration: SelectorConfiguration
  public internal(set) var options: OptionList
  public internal(set) var isExpanded: Bool
  /// The keyboard is on the control.
  public internal(set) var hasKeyboard = false
  /// The option that keys act on; nil on the control itself.
  public internal(set) var focused: Int?
  /// Options are still arriving.
  public internal(set) var isLoading = false
  /// The text of a combobox.
  public internal(set) var textField: TextField?

  var chosen: ChoiceSet
  var view: VisibleOptions
  var expandedNodes: Set<Int> = []
  var typeAhead = TypeAhead()
  /// What the list of a combobox is narrowed to; empty while everything is shown.
  var filterText = ""
  /// The option that a combobox told of last.
  var toldOption: Int?
  /// Where a range of checks starts.
  var anchor: Int?
  /// The range that is all that is checked, so that it can grow by its edge alone.
  var checkedRange: CheckedRange?
  /// Enter with nothing checked has been asked about.
  var hasConfirmedEmpty = false
  /// The end was told, so that a key held down there says it once.
  var toldEdge: Change.Edge?
  /// The first row of the window.
  var windowStart = 0

  /// What a long list is searched with; nil while there is none.
  var labelIndex: (any LabelIndex)?

  let matcher: any LabelMatching

  /// - Parameters:
  ///   - selection: indexes chosen at the start; nil chooses the first option that is not disabled
  ///     where one choice is the rule, and none where several are.
  /// - Throws: `SelectorError` for a state that must not be: an empty list, a default that is not in
  ///   it, contradicting limits.
  public init(
    name: String? = nil, options: OptionList,
    configuration: SelectorConfiguration = SelectorConfiguration(), selection: [Int]? = nil,
    matcher: any LabelMatching = PlainLabelMatching()
  ) throws(SelectorError) {
    try Self.check(options, configuration, selection)
    self.name = name
    self.options = options
    self.configuration = configuration
    self.matcher = matcher
    isExpanded = configuration.startsExpanded || !configuration.isCollapsible
    chosen = ChoiceSet(selection ?? Self.defaultSelection(options, configuration))
    view =
      configuration.kind == .tree
      ? VisibleOptions(of: options, expanded: []) : VisibleOptions(all: options.count)
    if configuration.kind == .combobox {
      // What is chosen at the start stands in the text, selected: typing goes over it.
      let start = chosen.first
      chosen.removeAll()
      textField = TextField(start.map(options.label(at:)) ?? "")
      textField?.place(cursor: nil)
      toldOption = start
    }
  }

  /// The kind is asked for so often that it has a name of its own.
  public var kind: SelectorKind { configuration.kind }

  /// What is chosen, in list order.
  public var selection: [Int] { chosen.sorted }
  /// What is chosen, in the order in which it was.
  public var selectionInOrderChosen: [Int] { chosen.inOrderChosen }
  /// How many are chosen.
  public var selectedCount: Int { chosen.count }
  public func isSelected(_ index: Int) -> Bool { chosen.contains(index) }

  /// How many options are shown.
  public var visibleCount: Int { view.count }
  /// The first option that is shown; nil when a filter leaves none.
  public var firstVisible: Int? { view.count > 0 ? view[0] : nil }
  /// The option at a row that is shown.
  public func option(atRow row: Int) -> Int? { row >= 0 && row < view.count ? view[row] : nil }
  /// The row of an option, where it is shown.
  public func row(of index: Int) -> Int? { view.row(of: index) }

  /// The rows around the focus that a page holds; scrolled by the focus, never further than needed.
  public var window: Range<Int> {
    windowStart..<min(windowStart + configuration.pageSize, view.count)
  }

  /// The position, from 1, and the set size: among siblings in a tree, among what is shown elsewhere.
  public func position(of index: Int) -> (position: Int, size: Int) {
    if kind == .tree { return options.siblingPosition(at: index) }
    return ((view.row(of: index) ?? -1) + 1, view.count)
  }

  public func isNodeExpanded(_ index: Int) -> Bool { expandedNodes.contains(index) }

  /// What has been typed to jump to a label.
  public var typedAhead: String { typeAhead.text }

  private static func check(
    _ options: OptionList, _ configuration: SelectorConfiguration, _ selection: [Int]?
  ) throws(SelectorError) {
    if options.isEmpty { throw .noOptions }
    if configuration.pageSize < 1 { throw .pageSizeBelowOne(configuration.pageSize) }
    for index in selection ?? [] where index < 0 || index >= options.count {
      throw .noSuchOption(index)
    }
    let minimum = configuration.minimumChosen
    let maximum = configuration.maximumChosen ?? (configuration.isMultiple ? Int.max : 1)
    if minimum > maximum { throw .minimumAboveMaximum(minimum: minimum, maximum: maximum) }
    if minimum > options.count { throw .minimumAboveCount(minimum: minimum, count: options.count) }
    if let count = selection?.count, count > maximum {
      throw .tooManySelected(count: count, maximum: maximum)
    }
  }

  private static func defaultSelection(
    _ options: OptionList, _ configuration: SelectorConfiguration
  ) -> [Int] {
    if configuration.isMultiple || configuration.kind == .combobox || configuration.kind == .tree {
      return []
    }
    return (0..<options.count).first { !options.details(at: $0).isDisabled }.map { [$0] } ?? []
  }
}
