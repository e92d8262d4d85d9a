import Narration

/// Facts that fill the slots of each event, for samples.
enum SampleFacts {
  /// A typical announcement of the event: what the table of announcements in the manual shows.
  static func facts(for event: Event) -> [Fact] {
    let focused: [Fact] = [.option(Label("Banana")), .position(2, of: 5, isPartial: false)]
    let control: [Fact] = [
      .name("Fruit"), .value(Label("Apple")), .role(.comboBox), .collapsed,
    ]
    let text: [Fact] = [
      .name("State"), .role(.comboBox), .editable, .autocomplete, .collapsed, .blank,
    ]
    let list = Fact.list(name: "Fruit", role: .list)
    let apple = Fact.option(Label("Apple"))
    switch event {
    case .start, .unchanged: return control
    case .startText, .unchangedText: return text
    case .list: return [list, .severalChoices] + checked(focused)
    case .expand: return [list, .expanded] + focused
    case .expandOnly: return [.expanded, .name("State")]
    case .expandUnfocused: return [list, .expanded, .setSize(5)]
    case .collapseOnly: return [.collapsed, .name("State"), .value(Label("Alaska"))]
    case .focus:
      return [
        .group(Label("Citrus")), .option(Label("Lemon")), .unavailable,
        .position(3, of: 5, isPartial: false), .reason(Label("out of season")),
      ]
    case .boundary: return [.edge(.last), .option(Label("Elderberry"))]
    case .wrapped: return [.wrapped(.first), apple, .position(1, of: 5, isPartial: false)]
    case .left: return [.leftGroup(name: "Pizza Crust")]
    case .chosen: return [.chosen(Label("Banana")), .closed(name: "Fruit")]
    case .chosenSeveral: return [apple, .option(Label("Cherry")), .choice(.selected, isOn: true)]
    case .unavailable: return [.option(Label("Durian")), .reason(Label("out of season"))]
    case .checked, .unchecked: return [.option(Label("Banana")), .chosenCount(2)]
    case .radioChecked: return [.choice(.radioChecked, isOn: true), .option(Label("Thin"))]
    case .allChecked: return [.number(5)]
    case .limit: return [.number(2), .option(Label("Cherry"))]
    case .tooFew: return [.number(2), .chosenCount(1)]
    case .confirmEmpty: return [.option(Label("Banana"))]
    case .noMatch: return [.query("x")]
    case .filtered: return [.matches(3), .option(Label("Cherry"))]
    case .nodeExpanded: return [.expanded, .option(Label("Reports")), .itemsInside(4)]
    case .nodeCollapsed: return [.collapsed, .option(Label("Reports"))]
    case .siblingsExpanded: return [.expanded, .itemsInside(3)]
    case .typed: return [.typed("a"), .matches(3), .option(Label("Alaska"))]
    case .deleted: return [.deleted("a"), .matches(3), .option(Label("Alaska"))]
    case .cursor: return [.cursor(on: "a")]
    case .completed: return [.option(Label("Alaska")), .textSelected, .matches(3)]
    case .textBoundary: return [.cursorAtEnd]
    case .chosenNone, .noneChecked, .cancelled, .timeout, .nothingInside, .topLevel: return []
    }
  }

  private static func checked(_ facts: [Fact]) -> [Fact] {
    Array(facts.prefix(1)) + [.choice(.checked, isOn: false)] + facts.dropFirst()
  }
}
