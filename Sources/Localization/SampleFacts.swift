import Narration

/// Facts that fill the slots of each event, for samples; their words are those of a demo.
struct SampleFacts {
  let localizer: Localizer

  private func word(_ key: String) -> String { localizer.text(Message(key)) }

  /// A typical announcement of the event.
  func facts(for event: Event) -> [Fact] {
    let name = word("demo_select_box_name")
    let first = Label(word("demo_select_box_breakfast"))
    let second = Label(word("demo_select_box_lunch"))
    let reason = Fact.reason(Label(word("sample_reason")))
    let focused: [Fact] = [.option(second), .position(2, of: 5, isPartial: false)]
    let control: [Fact] = [
      .name(name), .value(first), .role(.comboBox), .collapsed,
    ]
    let text: [Fact] = [
      .name(name), .role(.comboBox), .editable, .autocomplete, .collapsed, .blank,
    ]
    let list = Fact.list(name: name, role: .list)
    switch event {
    case .start, .unchanged: return control
    case .startText, .unchangedText: return text
    case .list: return [list, .severalChoices] + checked(focused)
    case .expand: return [list, .expanded] + focused
    case .expandOnly: return [.expanded, .name(name)]
    case .expandUnfocused: return [list, .expanded, .setSize(5)]
    case .collapseOnly: return [.collapsed, .name(name), .value(first)]
    case .focus:
      return [
        .group(Label(word("sample_group"))), .option(second), .unavailable,
        .position(3, of: 5, isPartial: false), reason,
      ]
    case .boundary: return [.edge(.last), .option(second)]
    case .wrapped: return [.wrapped(.first), .option(first), .position(1, of: 5, isPartial: false)]
    case .left: return [.leftGroup(name: name)]
    case .chosen: return [.chosen(second), .closed(name: name)]
    case .chosenSeveral: return [.option(first), .option(second), .choice(.selected, isOn: true)]
    case .spelled:
      return ["A", "b"].map { letter in
        let key = letter == "A" ? "spell_capital" : "text"
        return .message(slot: "option", Message(key, ["text": .letter(letter)]))
      }
    case .unavailable: return [.option(second), reason]
    case .checked, .unchecked: return [.option(second), .chosenCount(2)]
    case .radioChecked: return [.choice(.radioChecked, isOn: true), .option(second)]
    case .allChecked: return [.number(5)]
    case .limit: return [.number(2), .option(second)]
    case .tooFew: return [.number(2), .chosenCount(1)]
    case .confirmEmpty: return [.option(second)]
    case .noMatch: return [.query("x")]
    case .filtered: return [.matches(3), .option(second)]
    case .nodeExpanded: return [.expanded, .option(second), .itemsInside(4)]
    case .nodeCollapsed: return [.collapsed, .option(second)]
    case .siblingsExpanded: return [.expanded, .itemsInside(3)]
    case .typed: return [.typed("a"), .matches(3), .option(first)]
    case .deleted: return [.deleted("a"), .matches(3), .option(first)]
    case .cursor: return [.cursor(on: "a")]
    case .completed: return [.option(first), .textSelected, .matches(3)]
    case .textBoundary: return [.cursorAtEnd(isBlank: false)]
    case .searchText:
      let type = Message("search_type", ["option": .text(first.text)])
      return [.name(name), .role(.edit), .blank, .message(slot: "type", type), .collapsed]
    case .alreadySelected: return [.option(first)]
    case .searched: return [.query("x"), .option(first)]
    case .note: return [.name(name)]
    case .review: return [list, .option(first), .option(second)]
    case .chosenNone, .noneChecked, .cancelled, .timeout, .nothingInside, .topLevel, .sent:
      return []
    }
  }

  private func checked(_ facts: [Fact]) -> [Fact] {
    Array(facts.prefix(1)) + [.choice(.checked, isOn: false)] + facts.dropFirst()
  }
}
