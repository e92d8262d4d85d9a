import JSON
import LineMode
import Matching
import Narration
import SelectionModel

/// Plays one case on the public model, from key names on, and compares.
struct ConformanceRun {
  private let test: ConformanceCase
  private var selector: Selector
  private var clock: Duration = .zero
  private var announcement: Announcement?

  init(_ test: ConformanceCase) throws {
    self.test = test
    var options = OptionList()
    for item in test.items {
      options.append(
        label: item.label.utf8,
        details: OptionDetails(isDisabled: item.isDisabled, group: item.group), level: item.level)
    }
    selector = try Selector(
      name: test.name, options: options, configuration: try Self.configuration(test),
      selection: try Self.indexes(test.start.selected, in: options))
    try selector.restore(
      Selector.State(
        isExpanded: test.start.expanded ?? true, hasKeyboard: test.at == "control",
        focused: try test.start.focused.map { try Self.index($0, in: options) },
        selection: try Self.indexes(test.start.selected, in: options),
        expandedNodes: Set(try Self.indexes(test.start.expandedNodes ?? [], in: options)),
        text: test.start.value, cursor: test.start.cursor))
  }

  /// What did not hold: the behaviour's faults, and those of the announcement by priority.
  mutating func faults() -> [(what: String, priority: String)] {
    for key in test.keys {
      guard press(key) else { return [("unknown key \(key)", "MUST")] }
    }
    return stateFaults().map { ($0, test.priority) } + announcementFaults()
  }

  private mutating func press(_ name: String) -> Bool {
    if name.hasPrefix("wait:"), let milliseconds = Int(name.dropFirst(5)) {
      clock += .milliseconds(milliseconds)
      return true
    }
    var changes: [Change] = []
    if name != "ReadCurrent" {
      guard let key = Key(name: name) else { return false }
      clock += .milliseconds(1)
      changes = action(for: key).map { selector.perform($0) } ?? [.nothing]
    }
    announcement = announce(changes, selector, verbosity: .verbose)
    return true
  }

  /// Tab and Shift+Tab bring the keyboard to a control that does not have it.
  private func action(for key: Key) -> Action? {
    if key.code == .tab && !selector.hasKeyboard {
      return .focusIn(key.modifiers.contains(.shift) ? .after : .before)
    }
    return KeyBindings.action(for: key, in: selector, at: clock)
  }

  // MARK: - Comparing

  private func stateFaults() -> [String] {
    let expect = test.expect
    var faults: [String] = []
    func compare<Value: Equatable>(_ what: String, _ found: Value, _ wanted: Value) {
      if found != wanted { faults.append("\(what): \(wanted) expected, \(found) found") }
    }
    if let expanded = expect.expanded { compare("expanded", selector.isExpanded, expanded) }
    compare("focused", selector.focused.map(selector.options.label(at:)), expect.focused)
    compare("selected", selector.selection.map(selector.options.label(at:)), expect.selected)
    if let nodes = expect.expandedNodes {
      let open = (0..<selector.options.count).filter(selector.isNodeExpanded)
      compare("expandedNodes", Set(open.map(selector.options.label(at:))), Set(nodes))
    }
    if let value = expect.value { compare("value", selector.textField?.text, value) }
    if let cursor = expect.cursor { compare("cursor", selector.textField?.cursor, cursor) }
    if let options = expect.options {
      let shown = (0..<selector.visibleCount).compactMap(selector.option(atRow:))
      compare("options", shown.map(selector.options.label(at:)), options)
    }
    return faults
  }

  private func announcementFaults() -> [(what: String, priority: String)] {
    let words = announcement?.conformance ?? []
    let told = "(\(words.joined(separator: ", ")))"
    let missing = test.announce.filter { !Self.conveys($0.words, in: words) }
    let excess = test.announceNot.filter { words.contains($0) }
    return missing.map { ("not announced: \($0.words) \(told)", $0.priority) }
      + excess.map { ("announced: \($0) \(told)", "SHOULD") }
  }

  /// `state change S` asks for the change alone, which the new state conveys.
  private static func conveys(_ wanted: String, in words: [String]) -> Bool {
    let change = "state change "
    return words.contains(
      wanted.hasPrefix(change) ? "state " + wanted.dropFirst(change.count) : wanted)
  }

  // MARK: - Setting up

  /// `toolbar` needs nothing of its own: such a radio group doesn't let the selection follow.
  private static let knownSettings: Set<String> = [
    "wrap", "selectionFollowsFocus", "pageSize", "typeaheadMs", "typeahead", "autocomplete",
    "multi",
    "model", "collapsible", "leavesOnChoose", "toolbar",
  ]

  private static func configuration(_ test: ConformanceCase) throws -> SelectorConfiguration {
    let kind: SelectorKind
    switch test.pattern {
    case "select-only-combobox": kind = .dropdown
    case "listbox-single", "listbox-multi", "listbox-grouped": kind = .list
    case "radio-group": kind = .radio
    case "tree": kind = .tree
    case "editable-combobox": kind = .combobox
    default: throw ConformanceFault(what: "unknown pattern \(test.pattern)")
    }
    var configuration = SelectorConfiguration(kind: kind)
    let config = test.config
    for setting in test.settings where !knownSettings.contains(setting) {
      throw ConformanceFault(what: "unknown setting \(setting)")
    }
    if let wraps = config["wrap"]?.bool { configuration.wraps = wraps }
    if let follows = config["selectionFollowsFocus"]?.bool {
      configuration.selectionFollowsFocus = follows
    }
    if let size = config["pageSize"]?.integer { configuration.pageSize = size }
    if let time = config["typeaheadMs"]?.integer {
      configuration.typeAheadTimeout = .milliseconds(time)
    }
    if config["typeahead"]?.string == "first-character" { configuration.typeAheadTimeout = .zero }
    if let name = config["autocomplete"]?.string {
      guard let autocomplete = SelectorConfiguration.Autocomplete(rawValue: name) else {
        throw ConformanceFault(what: "unknown autocomplete \(name)")
      }
      configuration.autocomplete = autocomplete
    }
    // The alternative model of a listbox: what is focused is all that is checked.
    if config["model"]?.string == "alternative" { configuration.selectionFollowsFocus = true }
    configuration.isMultiple = config["multi"]?.bool ?? false
    configuration.leavesOnChoose = config["leavesOnChoose"]?.bool ?? false
    if config["collapsible"]?.bool == true {
      configuration.isCollapsible = true
      configuration.startsExpanded = false
    }
    return configuration
  }

  private static func index(_ label: String, in options: OptionList) throws -> Int {
    guard let index = (0..<options.count).first(where: { options.label(at: $0) == label }) else {
      throw ConformanceFault(what: "no option \(label)")
    }
    return index
  }

  private static func indexes(_ labels: [String], in options: OptionList) throws -> [Int] {
    try labels.map { try index($0, in: options) }
  }
}
