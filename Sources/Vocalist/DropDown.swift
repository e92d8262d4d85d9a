import Narration
import SelectionModel

/// A drop-down without a terminal: actions go in, announcements come out, and whoever listens is
/// told of each changed choice exactly once.
///
/// Choosing what is chosen already collapses it and tells nobody, for nothing changed; neither does
/// dismissing it. Draw `window` to show the options around the focus.
public struct DropDown {
  /// The model; it can be read for whatever this wrapper doesn't name.
  public private(set) var selector: Selector
  /// How much `perform` tells.
  public var verbosity: Verbosity = .normal
  /// Told of each changed choice, after `onChoice`.
  public weak var delegate: (any DropDownDelegate)?
  /// Called with each changed choice.
  public var onChoice: ((Choice) -> Void)?

  /// - Parameters:
  ///   - options: labels, which are the values as well; at least one.
  ///   - selected: the index that is chosen at the start; nil for none.
  /// - Throws: `SelectorError` where there are no options, or no such one.
  public init(
    name: String? = nil, options: some Sequence<String>, selected: Int? = 0, pageSize: Int = 10,
    onChoice: ((Choice) -> Void)? = nil
  ) throws(SelectorError) {
    var configuration = SelectorConfiguration(kind: .dropdown)
    configuration.pageSize = pageSize
    try self.init(
      name: name, options: OptionList(options), configuration: configuration,
      selection: selected.map { [$0] } ?? [], onChoice: onChoice)
  }

  /// The same over a list with values and details, and with every setting of the model.
  public init(
    name: String? = nil, options: OptionList, configuration: SelectorConfiguration,
    selection: [Int]? = nil, onChoice: ((Choice) -> Void)? = nil
  ) throws(SelectorError) {
    selector = try Selector(
      name: name, options: options, configuration: configuration, selection: selection)
    self.onChoice = onChoice
    _ = selector.perform(.focusIn(.unknown))
  }

  /// Does what a key, a click or a command asks for.
  ///
  /// - Returns: what is to be conveyed; a `Localizer` makes a sentence of it.
  @discardableResult
  public mutating func perform(_ action: Action) -> Announcement {
    let changes = selector.perform(action)
    for case .selectionChanged(let selected, _) in changes {
      guard let index = selected.first else { continue }
      let choice = choice(at: index)
      onChoice?(choice)
      delegate?.dropDown(self, didChoose: choice)
    }
    return announce(changes, selector, verbosity: verbosity)
  }

  public var isExpanded: Bool { selector.isExpanded }

  /// What the collapsed control shows; nil while nothing is chosen.
  public var choice: Choice? { selector.selection.first.map(choice(at:)) }

  /// The option under the keyboard while the list is open.
  public var focused: Choice? { selector.focused.map(choice(at:)) }

  /// The options to draw: a page of them, moving with the focus.
  public var window: [Choice] {
    selector.window.compactMap(selector.option(atRow:)).map(choice(at:))
  }

  private func choice(at index: Int) -> Choice {
    Choice(
      index: index, label: selector.options.label(at: index),
      value: String(decoding: selector.options.value(at: index), as: UTF8.self))
  }
}
