import SelectionModel

/// A selector over labels; everything else is its default.
func selector(
  _ labels: [String], _ kind: SelectorKind = .dropdown, selection: [Int]? = nil,
  _ change: (inout SelectorConfiguration) -> Void = { _ in }
) throws -> Selector {
  var configuration = SelectorConfiguration(kind: kind)
  change(&configuration)
  var selector = try Selector(
    name: "Fruit", options: OptionList(labels), configuration: configuration,
    selection: selection)
  _ = selector.perform(.focusIn(.before))
  return selector
}

let fruit = ["Apple", "Banana", "Cherry", "Durian", "Elderberry"]

extension Selector {
  var focusedLabel: String? { focused.map(options.label(at:)) }
  var selectedLabels: [String] { selection.map(options.label(at:)) }

  /// Types characters a tenth of a second apart, from this moment on.
  mutating func type(_ text: String, from start: Duration = .zero) -> [Change] {
    var changes: [Change] = []
    for (step, character) in text.enumerated() {
      let time = start + .milliseconds(100 * step)
      changes = perform(
        character == " " ? .toggle(at: time) : .type(String(character), at: time))
    }
    return changes
  }
}

/// A tree of labels; two spaces of indent a level.
func treeOptions(_ lines: String) -> OptionList {
  var options = OptionList()
  for line in lines.split(separator: "\n") {
    let indent = line.prefix { $0 == " " }.count
    options.append(label: line.dropFirst(indent).utf8, level: indent / 2 + 1)
  }
  return options
}
