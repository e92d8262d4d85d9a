import Narration
import SelectionModel
import Testing

@Suite struct `A list is announced` {
  private func many(
    _ labels: [String] = fruit, _ change: (inout SelectorConfiguration) -> Void = { _ in }
  ) throws -> Selector {
    try selector(labels, .list) {
      $0.isMultiple = true
      change(&$0)
    }
  }

  @Test func `when it is met, with the option that is focused`() throws {
    let list = try selector(fruit, .list)
    let name = Fact.list(name: "Fruit", role: .list)
    let chosen: [Fact] = [option("Apple"), .choice(.selected, isOn: true)]
    #expect(
      list.announcing(.focusIn(.before), at: .brief) == Announcement(.list, [name] + chosen))
    #expect(
      list.announcing(.focusIn(.before))
        == Announcement(.list, [name] + chosen + [position(1, of: 5)]))
    #expect(
      try many().announcing(.focusIn(.before))
        == Announcement(
          .list,
          [
            name, .severalChoices, option("Apple"), .choice(.checked, isOn: false),
            position(1, of: 5),
          ]))
  }

  @Test func `when the focus comes to the chosen option, as selected`() throws {
    let list = try selector(fruit, .list)
    #expect(
      list.announcing(.next, .previous)
        == Announcement(
          .focus, [option("Apple"), .choice(.selected, isOn: true), position(1, of: 5)]))
    #expect(
      list.announcing(.next).facts == [option("Banana"), position(2, of: 5)])
    #expect(
      list.announcing(.next, at: .verbose).facts
        == [option("Banana"), .choice(.selected, isOn: false), position(2, of: 5)])
  }

  @Test func `when several can be chosen, checked or not; brief says only checked`() throws {
    let list = try many()
    #expect(list.announcing(.next, at: .brief).facts == [option("Banana")])
    #expect(
      list.announcing(.next).facts
        == [option("Banana"), .choice(.checked, isOn: false), position(2, of: 5)])
    #expect(
      list.announcing(.toggle(at: .zero), .next, .previous, at: .brief).facts
        == [option("Apple"), .choice(.checked, isOn: true)])
  }

  @Test func `when one is checked and unchecked, the state first and the count last`() throws {
    let list = try many()
    let state = Fact.choice(.checked, isOn: true)
    #expect(
      list.announcing(.toggle(at: .zero), at: .brief)
        == Announcement(.checked, [state, option("Apple")]))
    for verbosity in [Verbosity.normal, .verbose] {
      #expect(
        list.announcing(.toggle(at: .zero), at: verbosity)
          == Announcement(.checked, [state, option("Apple"), .chosenCount(1)]))
    }
    #expect(
      list.announcing(.toggle(at: .zero), .toggle(at: .zero))
        == Announcement(
          .unchecked, [.choice(.checked, isOn: false), option("Apple"), .chosenCount(0)]))
  }

  @Test func `when a range grows and shrinks with the focus, with how many it holds`() throws {
    let list = try many()
    #expect(
      list.announcing(.extendNext, .extendNext)
        == Announcement(
          .focus,
          [
            option("Cherry"), .choice(.checked, isOn: true), position(3, of: 5), .chosenCount(3),
          ]))
    #expect(
      list.announcing(.extendNext, .extendNext, .extendPrevious).facts.last == .chosenCount(2))
  }

  @Test func `when many are checked at once, by their number and not one by one`() throws {
    let list = try many((1...9).map { "Row \($0)" })
    #expect(
      list.announcing(.toggle(at: .zero), .last, .extendToFocus)
        == Announcement(.checked, [.choice(.checked, isOn: true), .chosenCount(9)]))
  }

  @Test func `when all are checked and unchecked`() throws {
    let list = try many()
    #expect(list.announcing(.toggleAll) == Announcement(.allChecked, [.number(5)]))
    #expect(list.announcing(.toggleAll, .toggleAll) == Announcement(.noneChecked))
  }

  @Test func `when the limit is reached, with the option that stays unchecked`() throws {
    let list = try many { $0.maximumChosen = 2 }
    #expect(
      list.announcing(.choose(option: 0), .choose(option: 1), .next, .toggle(at: .zero))
        == Announcement(.limit, [.number(2), option("Cherry")]))
    // A range that goes on past the limit ends elsewhere than the option that was refused.
    let told = list.announcing(.extendToLast)
    #expect(told.preceding == [Announcement(.limit, [.number(2), option("Cherry")])])
    #expect(told.event == Event.focus.rawValue)
    #expect(told.facts.first == option("Elderberry"))
  }

  @Test func `when too few are chosen`() throws {
    let list = try many { $0.minimumChosen = 2 }
    #expect(
      list.announcing(.toggle(at: .zero), .activate)
        == Announcement(.tooFew, [.number(2), .chosenCount(1)]))
  }

  @Test func `when Enter comes with nothing checked, what Space would check`() throws {
    #expect(
      try many().announcing(.activate) == Announcement(.confirmEmpty, [option("Apple")]))
  }

  @Test func `when it is finished, by what was chosen in the order of choosing`() throws {
    let list = try many()
    #expect(
      list.announcing(.choose(option: 2), .choose(option: 0), .activate)
        == Announcement(
          .chosenSeveral, [option("Cherry"), option("Apple"), .choice(.selected, isOn: true)],
          priority: .result))
    #expect(
      list.announcing(.activate, .activate) == Announcement(.chosenNone, priority: .result))
  }

  @Test func `when more than five are chosen, by their number first`() throws {
    let list = try many((1...6).map { "Row \($0)" })
    let told = list.announcing(.toggleAll, .activate)
    #expect(told.facts == [.chosenCount(6)] + (1...6).map { option("Row \($0)") })
    var checked = list
    _ = checked.perform(.toggleAll)
    #expect(announceSelection(checked).facts == told.facts)
    #expect(announceSelection(checked).priority == .navigation)
    #expect(announceSelection(list) == Announcement(.chosenNone))
  }

  @Test func `when another group is entered, and only then`() throws {
    var options = OptionList()
    for (label, group) in [
      ("Apple", "Pome"), ("Pear", "Pome"), ("Lemon", "Citrus"), ("Lime", "Citrus"),
    ] {
      options.append(label: label.utf8, details: OptionDetails(group: group))
    }
    let list = try selector(options, .list, selection: [])
    #expect(list.announcing(.next).facts == [option("Pear"), position(2, of: 4)])
    #expect(
      list.announcing(.next, .next).facts
        == [.group(Label("Citrus")), option("Lemon"), position(3, of: 4)])
    #expect(list.announcing(.last, .previous).facts == [option("Lemon"), position(3, of: 4)])
    #expect(
      list.announcing(.focusIn(.before)).facts.contains(.group(Label("Pome"))))
    let edge = list.announcing(.last, .next)
    #expect(edge == Announcement(.boundary, [.edge(.last), option("Lime")]))
  }

  @Test func `when Space chooses without finishing`() throws {
    #expect(
      try selector(fruit, .list).announcing(.next, .toggle(at: .zero))
        == Announcement(.chosen, [.chosen(Label("Banana"))]))
  }

  @Test func `when it can be closed, by its value while it is`() throws {
    let list = try selector(fruit, .list) {
      $0.isCollapsible = true
      $0.startsExpanded = false
    }
    let closed: [Fact] = [.name("Fruit"), .value(Label("Apple")), .role(.list), .collapsed]
    #expect(list.announcing(.focusIn(.before)) == Announcement(.start, closed))
    #expect(list.announcing(.activate, .next, .dismiss) == Announcement(.unchanged, closed))
  }
}
