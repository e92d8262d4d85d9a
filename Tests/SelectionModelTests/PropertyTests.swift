@testable import SelectionModel
import TestSupport
import Testing

/// Random actions on random selectors: what must hold whatever a person presses.
@Suite struct `Whatever is pressed` {
  @Test func `no invariant breaks in 100,000 sequences`() {
    for sequence in 0..<100_000 {
      var random = PropertySeed.random(sequence)
      var selector = Self.selector(&random)
      var time = Duration.zero
      _ = selector.perform(.focusIn(.before))
      for _ in 0..<12 {
        if Int.random(in: 0..<8, using: &random) == 0 {
          if let broken = Self.brokenByArrival(&selector, &random) {
            Issue.record(
              "\(broken) as options arrived: VOCALIST_SEED=\(PropertySeed.seed) shows it again")
            return
          }
        }
        let action = Self.action(&random, in: selector, at: time)
        time += .milliseconds(Int.random(in: 0...700, using: &random))
        let before = selector
        let changes = selector.perform(action)
        if let broken = Self.broken(before, action, changes, selector) {
          Issue.record(
            "\(broken) after \(action): VOCALIST_SEED=\(PropertySeed.seed) shows it again")
          return
        }
      }
    }
  }

  private static func selector(_ random: inout SplitMix64) -> Selector {
    let kind = SelectorKind.allCases.randomElement(using: &random) ?? .list
    var options = OptionList()
    var level = 1
    for _ in 0..<Int.random(in: 1...9, using: &random) {
      let label = String(
        (0..<Int.random(in: 0...3, using: &random)).map { _ in
          "ab1 ".randomElement(using: &random) ?? "a"
        })
      let isDisabled = Int.random(in: 0..<5, using: &random) == 0
      options.append(
        label: label.utf8, details: OptionDetails(isDisabled: isDisabled),
        level: kind == .tree ? level : 1)
      level = Int.random(in: 1...(level + 1), using: &random)
    }
    var configuration = SelectorConfiguration(kind: kind)
    configuration.wraps = Bool.random(using: &random)
    configuration.pageSize = Int.random(in: 1...4, using: &random)
    configuration.isMultiple = kind == .list && Bool.random(using: &random)
    configuration.selectionFollowsFocus =
      kind == .radio || (kind != .combobox && Bool.random(using: &random))
    configuration.leavesOnChoose = Int.random(in: 0..<4, using: &random) == 0
    configuration.skipsDisabled = Int.random(in: 0..<4, using: &random) == 0
    if configuration.isMultiple && Bool.random(using: &random) {
      configuration.maximumChosen = Int.random(in: 1...3, using: &random)
    }
    if configuration.isMultiple && Bool.random(using: &random) {
      let most = min(options.count, configuration.maximumChosen ?? options.count)
      configuration.minimumChosen = Int.random(in: 0...most, using: &random)
    }
    if kind == .combobox {
      configuration.autocomplete =
        SelectorConfiguration.Autocomplete.allCases.randomElement(using: &random) ?? .list
      configuration.allowsFreeText = Bool.random(using: &random)
    }
    do {
      return try Selector(options: options, configuration: configuration)
    } catch {
      fatalError("a random selector is made within the rules: \(error)")
    }
  }

  private static func action(
    _ random: inout SplitMix64, in selector: Selector, at time: Duration
  ) -> Action {
    let option = Int.random(in: 0..<selector.options.count, using: &random)
    let text = String("ab1 x".randomElement(using: &random) ?? "a")
    let edits: [TextEdit] = [
      .deleteBackward, .deleteForward, .deleteWordBackward, .wordForward, .selectAll, .start,
    ]
    let actions: [Action] = [
      .focusIn(.before), .focusOut(.after), .next, .previous, .nextAlone, .previousAlone, .first,
      .last, .pageForward,
      .pageBackward, .activate, .toggle(at: time), .expand, .collapse, .dismiss, .forward,
      .backward, .expandSiblings, .extendNext, .extendPrevious, .extendToFocus, .extendToFirst,
      .extendToLast, .toggleAll, .type(text, at: time), .type(text, at: time),
      .edit(edits.randomElement(using: &random) ?? .start), .focus(option: option),
      .choose(option: option),
    ]
    return actions.randomElement(using: &random) ?? .next
  }

  /// Lets options arrive while the selector is in use.
  private static func brokenByArrival(
    _ selector: inout Selector, _ random: inout SplitMix64
  ) -> String? {
    let before = selector
    let deepest = before.kind == .tree ? before.options.level(at: before.options.count - 1) + 1 : 1
    let label = ["a", "ab", "1"].randomElement(using: &random) ?? "a"
    let level = Int.random(in: 1...deepest, using: &random)
    selector.append({ $0.append(label: label.utf8, level: level) }, isLoading: true)
    if selector.options.count != before.options.count + 1 { return "the option is lost" }
    if selector.focused != before.focused { return "the focus moved" }
    if selector.selection != before.selection { return "the selection changed" }
    if let focused = selector.focused, selector.row(of: focused) == nil {
      return "the focus is on a hidden option"
    }
    let rows = (0..<selector.visibleCount).compactMap(selector.option(atRow:))
    if rows != rows.sorted() || Set(rows).count != rows.count { return "the order is lost" }
    if selector.textField == nil && level == 1 && rows.last != before.options.count {
      return "the option is not shown"
    }
    return nil
  }

  /// The invariant that does not hold, in words.
  private static func broken(
    _ before: Selector, _ action: Action, _ changes: [Change], _ after: Selector
  ) -> String? {
    if changes.isEmpty { return "nothing was told" }
    if let focused = after.focused {
      guard let row = after.row(of: focused) else { return "the focus is on a hidden option" }
      if !after.isExpanded { return "the focus is in a collapsed list" }
      if !after.window.contains(row) { return "the window does not hold the focus" }
    }
    let configuration = after.configuration
    if !configuration.isMultiple && after.selection.count > 1 { return "two are selected" }
    if let maximum = configuration.maximumChosen, after.selection.count > maximum {
      return "the limit is passed"
    }
    if changes.contains(.committed) {
      if after.selection.count < configuration.minimumChosen { return "too few were taken" }
      let isNamed = after.textField == nil || after.optionNamedByText != nil
      if !isNamed && !configuration.allowsFreeText { return "a text that is no option was taken" }
    }
    if after.kind == .combobox, after.isNarrowedWrongly {
      return "the list is not what begins with the text"
    }
    let demandsOne = [.dropdown, .radio].contains(after.kind)
    if demandsOne && before.selection.count == 1 && after.selection.count != 1 {
      return "the one selection is lost"
    }
    if changes.contains(.expanded) != (!before.isExpanded && after.isExpanded) {
      return "expanding is told wrongly"
    }
    if changes.contains(.collapsed) != (before.isExpanded && !after.isExpanded) {
      return "collapsing is told wrongly"
    }
    if after.kind != .combobox {
      let told = changes.contains { if case .selectionChanged = $0 { true } else { false } }
      if told != (before.selection != after.selection) { return "the selection is told wrongly" }
    }
    let newlyChosen = Set(after.selection).subtracting(before.selection)
    if after.kind != .combobox,
      newlyChosen.contains(where: { after.options.details(at: $0).isDisabled })
    {
      return "a disabled option was chosen"
    }
    return nil
  }
}

extension Selector {
  /// While a text narrows the list, it holds what begins with that text and nothing else.
  fileprivate var isNarrowedWrongly: Bool {
    guard !filterText.isEmpty else { return false }
    let search = matcher.search(for: filterText)
    let wanted = (0..<options.count).filter { search.begins(options.labelBytes(at: $0)) }
    return (0..<visibleCount).compactMap(option(atRow:)) != wanted
  }
}
