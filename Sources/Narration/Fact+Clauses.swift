import SelectionModel

extension Fact {
  /// The clauses that can say this fact; a pattern uses those whose slots it names.
  public var clauses: [Clause] {
    switch self {
    case .name(let name): [Clause("name", text: name)]
    case .list(let name?, let role):
      [Clause("list", role.rawValue + "_named", ["name": .text(name)])]
    case .list(nil, let role): [Clause("list", role.rawValue)]
    case .role(let role): [Clause("role", role.rawValue)]
    case .value(let label): [Clause("value", label)]
    case .nothingSelected: [Clause("value", "nothing_selected")]
    case .blank: [Clause("value", "blank")]
    case .expanded: [Clause("state", "expanded")]
    case .collapsed: [Clause("state", "collapsed")]
    case .closed(let name): [Clause("closed", "name_collapsed", ["name": .text(name)])]
    case .severalChoices: [Clause("multiple", "several_choices")]
    case .editable: [Clause("editable", "editable")]
    case .autocomplete: [Clause("autocomplete", "has_autocomplete")]
    case .textSelected: [Clause("text_state", "text_selected")]
    case .cursor(let character): [Clause("cursor", typed: String(character))]
    case .cursorOnWord(let word): [Clause("cursor", text: word)]
    case .cursorAtEnd(let isBlank):
      [Clause("cursor", isBlank ? "blank" : "end_of_text")]
    case .leftGroup(let name?): [Clause("left", "left_named", ["name": .text(name)])]
    case .leftGroup(nil): [Clause("left", "left")]
    case .option(let label), .radioButton(let label): [Clause("option", label)]
    case .chosen(let label):
      [Clause("chosen", "chosen", ["option": .message(Clause("option", label).message)])]
    case .position(let position, let size, let isPartial):
      [
        Clause(
          "position", isPartial ? "position_so_far" : "position",
          ["position": .number(position), "size": .number(size)]),
        Clause("size", "set_size", ["size": .number(size)]),
      ]
    case .setSize(let size): [Clause("size", "set_size", ["size": .number(size)])]
    case .choice(let choice, let isOn):
      [Clause("selection", isOn ? choice.rawValue : "not_" + choice.rawValue)]
    case .unavailable: [Clause("availability", "unavailable")]
    case .reason(let label): [Clause("reason", label)]
    case .description(let label): [Clause("description", label)]
    case .group(let name): [Clause("group", "group", ["name": name.argument])]
    case .level(let level): [Clause("level", "level", ["level": .number(level)])]
    case .itemsInside(let count): [Clause("count", "items_inside", ["count": .number(count)])]
    case .edge(.first, _): [Clause("edge", "first_option")]
    case .edge(.last, let isPartial):
      [Clause("edge", isPartial ? "last_option_so_far" : "last_option")]
    case .wrapped(.first): [Clause("edge", "back_to_first")]
    case .wrapped(.last): [Clause("edge", "back_to_last")]
    case .chosenCount(let count): [Clause("count", "chosen_count", ["count": .number(count)])]
    case .number(let number): [Clause("number", "number", ["number": .number(number)])]
    case .matches(let count): [Clause("count", "matches", ["count": .number(count)])]
    case .query(let text): [Clause("query", text: text)]
    case .typed(let text): [Clause("typed", typed: text)]
    case .deleted(let text):
      [
        Clause(
          "deleted", "deleted",
          ["text": text == " " ? .message(Message("space")) : .text(text)])
      ]
    case .message(let slot, let message): [Clause(slot: slot, message: message)]
    }
  }

  /// The fact in the words of the conformance cases; empty where they have none.
  public var conformance: [String] {
    switch self {
    case .name(let name): ["name \(name)"]
    case .list(let name, let role):
      ["role \(role.conformance)"] + (name.map { ["name \($0)"] } ?? [])
    case .role(let role): ["role \(role.conformance)"]
    case .value(let label): ["value \(label.text)"]
    case .expanded: ["state expanded"]
    case .collapsed: ["state collapsed"]
    case .closed(let name): ["name \(name)", "state collapsed"]
    case .editable: ["editable text"]
    case .autocomplete: ["autocomplete available"]
    case .textSelected: ["text selected"]
    case .cursor(let character): ["cursor on \(character)"]
    case .cursorOnWord(let word): word.first.map { ["cursor on \($0)"] } ?? []
    case .cursorAtEnd: ["cursor at end"]
    case .leftGroup: ["group boundary"]
    case .option(let label): ["option \(label.text)"]
    case .radioButton(let label): ["option \(label.text)", "name \(label.text)"]
    case .chosen(let label): ["value \(label.text)"]
    case .position(let position, let size, _): ["position \(position)", "set size \(size)"]
    case .setSize(let size): ["set size \(size)"]
    case .choice(.selected, let isOn): [isOn ? "selected" : "not selected"]
    case .choice(_, let isOn):
      isOn ? ["state checked", "selected"] : ["state unchecked", "not selected"]
    case .level(let level): ["level \(level)"]
    case .nothingSelected, .blank, .severalChoices, .unavailable, .reason, .description, .group,
      .itemsInside, .edge, .wrapped, .chosenCount, .number, .matches, .query, .typed,
      .deleted, .message:
      []
    }
  }
}

extension Clause {
  init(_ slot: String, _ key: String, _ arguments: [String: Message.Argument] = [:]) {
    self.init(slot: slot, message: Message(key, arguments))
  }

  /// Somebody else's text by itself: the message `text` holds nothing but it.
  init(_ slot: String, _ label: Label) {
    self.init(
      slot, label.isBlank ? "blank" : "text", label.isBlank ? [:] : ["text": label.argument])
  }

  init(_ slot: String, text: String) {
    self.init(slot, Label(text))
  }

  /// A character or a text that is typed; a space has a name of its own.
  init(_ slot: String, typed text: String) {
    if text == " " { self.init(slot, "space") } else { self.init(slot, text: text) }
  }
}
