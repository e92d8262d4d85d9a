import Narration
import SelectionModel
import Testing

@Suite struct `A radio group is announced` {
  private let crusts = ["Deep dish", "Pan", "Thin"]

  @Test func `when it is met, with the button's role`() throws {
    let radio = try selector(crusts, .radio, named: "Crust")
    #expect(
      radio.announcing(.focusIn(.before))
        == Announcement(
          .list,
          [
            .list(name: "Crust", role: .radioGroup), .radioButton(Label("Deep dish")),
            .role(.radioButton), .choice(.radioChecked, isOn: true), position(1, of: 3),
          ]))
  }

  @Test func `when the focus moves, as checked by it`() throws {
    let radio = try selector(crusts, .radio, named: "Crust")
    let thin: [Fact] = [.radioButton(Label("Thin")), .choice(.radioChecked, isOn: true)]
    #expect(radio.announcing(.last, at: .brief) == Announcement(.focus, thin))
    #expect(radio.announcing(.last) == Announcement(.focus, thin + [position(3, of: 3)]))
    #expect(radio.announcing(.last, at: .verbose).facts.contains(.role(.radioButton)))
  }

  @Test func `when it wraps and when Space checks`() throws {
    let radio = try selector(crusts, .radio, named: "Crust", selection: [])
    #expect(
      radio.announcing(.toggle(at: .zero))
        == Announcement(
          .radioChecked, [.choice(.radioChecked, isOn: true), option("Deep dish")]))
    #expect(
      radio.announcing(.previous)
        == Announcement(
          .wrapped,
          [
            .wrapped(.last), .radioButton(Label("Thin")), .choice(.radioChecked, isOn: true),
            position(3, of: 3),
          ]))
  }

  @Test func `when Enter finishes it, by the choice; with none, that one is needed`() throws {
    #expect(
      try selector(crusts, .radio).announcing(.activate)
        == Announcement(.chosen, [.chosen(Label("Deep dish"))], priority: .result))
    #expect(
      try selector(crusts, .radio, selection: []).announcing(.activate)
        == Announcement(.tooFew, [.number(1), .chosenCount(0)]))
  }

  @Test func `when it is left, by name`() throws {
    #expect(
      try selector(crusts, .radio, named: "Crust").announcing(.focusOut(.after))
        == Announcement(.left, [.leftGroup(name: "Crust")]))
  }
}

@Suite struct `A tree is announced` {
  private func files() throws -> Selector {
    var options = OptionList()
    for (label, level) in [("Reports", 1), ("Invoices", 2), ("May", 3), ("Taxes", 2), ("Notes", 1)]
    {
      options.append(label: label.utf8, level: level)
    }
    return try selector(options, .tree, named: "Files")
  }

  @Test func `when it is met, with level and position among siblings`() throws {
    #expect(
      try files().announcing(.focusIn(.before))
        == Announcement(
          .list,
          [
            .list(name: "Files", role: .tree), .level(1), option("Reports"), .collapsed,
            position(1, of: 2),
          ]))
  }

  @Test func `when a node opens, with how many items it has; when it closes`() throws {
    let tree = try files()
    #expect(
      tree.announcing(.forward, at: .brief)
        == Announcement(.nodeExpanded, [.expanded, option("Reports")]))
    #expect(
      tree.announcing(.forward)
        == Announcement(.nodeExpanded, [.expanded, option("Reports"), .itemsInside(2)]))
    #expect(
      tree.announcing(.forward, .backward)
        == Announcement(.nodeCollapsed, [.collapsed, option("Reports")]))
  }

  @Test func `when the level changes, the level first; verbose says it always`() throws {
    let tree = try files()
    let invoices: [Fact] = [.level(2), option("Invoices")]
    #expect(tree.announcing(.forward, .next, at: .brief).facts == invoices)
    #expect(
      tree.announcing(.forward, .next)
        == Announcement(.focus, invoices + [.collapsed, position(1, of: 2)]))
    #expect(
      tree.announcing(.forward, .next, .next).facts == [option("Taxes"), position(2, of: 2)])
    #expect(
      tree.announcing(.forward, .next, .next, at: .verbose).facts
        == [.level(2), option("Taxes"), .choice(.selected, isOn: false), position(2, of: 2)])
    #expect(tree.announcing(.forward, .forward, .backward).facts.first == .level(1))
  }

  @Test func `when a key leads nowhere`() throws {
    let tree = try files()
    #expect(tree.announcing(.last, .forward) == Announcement(.nothingInside))
    #expect(tree.announcing(.last, .backward) == Announcement(.topLevel))
  }

  @Test func `when siblings open, by how many did`() throws {
    #expect(
      try files().announcing(.expandSiblings)
        == Announcement(.siblingsExpanded, [.expanded, .itemsInside(1)]))
  }

  @Test func `when something in it is chosen`() throws {
    #expect(
      try files().announcing(.last, .activate)
        == Announcement(.chosen, [.chosen(Label("Notes"))], priority: .result))
  }
}
