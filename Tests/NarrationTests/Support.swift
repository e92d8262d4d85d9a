import Narration
import SelectionModel

let fruit = ["Apple", "Banana", "Cherry", "Durian", "Elderberry"]

/// A selector over labels that the keyboard is on; everything else is its default.
func selector(
  _ labels: [String] = fruit, _ kind: SelectorKind = .dropdown, named name: String? = "Fruit",
  selection: [Int]? = nil, _ change: (inout SelectorConfiguration) -> Void = { _ in }
) throws -> Selector {
  try selector(OptionList(labels), kind, named: name, selection: selection, change)
}

func selector(
  _ options: OptionList, _ kind: SelectorKind = .dropdown, named name: String? = "Fruit",
  selection: [Int]? = nil, _ change: (inout SelectorConfiguration) -> Void = { _ in }
) throws -> Selector {
  var configuration = SelectorConfiguration(kind: kind)
  change(&configuration)
  var selector = try Selector(
    name: name, options: options, configuration: configuration, selection: selection)
  _ = selector.perform(.focusIn(.before))
  return selector
}

/// Five fruits, the fourth of them out of season.
func fruitInSeason() -> OptionList {
  var options = OptionList()
  for label in fruit {
    options.append(
      label: label.utf8,
      details: label == "Durian"
        ? OptionDetails(isDisabled: true, reason: "out of season") : .none)
  }
  return options
}

extension Selector {
  /// Performs actions and announces what the last of them did.
  func announcing(
    _ actions: Action..., at verbosity: Verbosity = .normal, isAlone: Bool = false
  ) -> Announcement {
    var selector = self
    var changes: [Change] = []
    for action in actions { changes = selector.perform(action) }
    return announce(changes, selector, verbosity: verbosity, isAlone: isAlone)
  }
}

/// An option of a label that nothing more is known of.
func option(_ label: String) -> Fact { .option(Label(label)) }
func position(_ position: Int, of size: Int) -> Fact {
  .position(position, of: size, isPartial: false)
}
