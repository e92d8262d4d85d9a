import Narration
import SelectionModel
import Testing

/// The rows of the table of announcements, as events and facts; their words are tested with the
/// languages.
@Suite struct `What is announced` {
  private func fruits(
    _ kind: SelectorKind = .dropdown, selection: [Int]? = nil,
    _ change: (inout SelectorConfiguration) -> Void = { _ in }
  ) throws -> Selector {
    var options = OptionList(["Apple", "Banana", "Cherry"])
    options.append(
      label: "Durian".utf8, details: OptionDetails(isDisabled: true, reason: "out of season"))
    options.append(
      label: "Elderberry".utf8,
      details: OptionDetails(description: "a small dark berry", group: "Wild"))
    var configuration = SelectorConfiguration(kind: kind)
    change(&configuration)
    return try Selector(
      name: "Fruit", options: options, configuration: configuration, selection: selection)
  }

  /// Performs the actions and announces the last one.
  private func last(
    _ selector: inout Selector, _ actions: Action..., verbosity: Verbosity = .normal,
    isAlone: Bool = false
  ) -> Announcement {
    var changes: [Change] = []
    for action in [.focusIn(.before)] + actions { changes = selector.perform(action) }
    return announce(changes, selector, verbosity: verbosity, isAlone: isAlone)
  }

  private func option(_ label: String) -> Fact { .option(Label(label)) }

  private func position(_ place: Int) -> Fact { .position(place, of: 5, isPartial: false) }

  @Test func `the start tells name, value, role and state`() throws {
    var selector = try fruits()
    #expect(
      last(&selector)
        == Announcement(
          .start, [.name("Fruit"), .value(Label("Apple")), .role(.comboBox), .collapsed]))
  }

  @Test func `the start without a value says so`() throws {
    var selector = try fruits(selection: [])
    #expect(last(&selector).facts.contains(.nothingSelected))
  }

  @Test func `expanding tells the list, its state and where one is`() throws {
    var selector = try fruits()
    #expect(
      last(&selector, .activate)
        == Announcement(
          .expand,
          [.list(name: "Fruit", role: .list), .expanded, option("Apple"), position(1)]))
  }

  @Test func `moving tells label and position, at brief the label alone`() throws {
    var selector = try fruits()
    #expect(
      last(&selector, .activate, .next) == Announcement(.focus, [option("Banana"), position(2)]))
    var brief = try fruits()
    #expect(
      last(&brief, .activate, .next, verbosity: .brief)
        == Announcement(.focus, [option("Banana")]))
  }

  @Test func `verbose tells what is not selected, groups and descriptions`() throws {
    var selector = try fruits()
    #expect(
      last(&selector, .activate, .last, verbosity: .verbose)
        == Announcement(
          .focus,
          [
            .group(Label("Wild")), option("Elderberry"), .choice(.selected, isOn: false),
            position(5), .description(Label("a small dark berry")),
          ]))
  }

  @Test func `a disabled option tells why, when reached and when refused`() throws {
    var selector = try fruits()
    let reason = Fact.reason(Label("out of season"))
    #expect(
      last(&selector, .activate, .focus(option: 3))
        == Announcement(.focus, [option("Durian"), .unavailable, position(4), reason]))
    #expect(
      last(&selector, .activate) == Announcement(.unavailable, [option("Durian"), reason]))
  }

  @Test func `a group is told on crossing into it only`() throws {
    var selector = try fruits()
    let into = last(&selector, .activate, .last)
    #expect(into.facts.first == .group(Label("Wild")))
    let again = announce(selector.perform(.last), selector, verbosity: .normal)
    #expect(again.event == Event.boundary.rawValue)
  }

  @Test func `a choice tells what closed, and alone only what was chosen`() throws {
    var field = try fruits()
    #expect(
      last(&field, .activate, .next, .activate)
        == Announcement(
          .chosen, [.chosen(Label("Banana")), .closed(name: "Fruit")], priority: .result))
    var alone = try fruits()
    #expect(
      last(&alone, .activate, .next, .activate, isAlone: true)
        == Announcement(.chosen, [.chosen(Label("Banana"))], priority: .result))
  }

  @Test func `Escape tells that nothing changed, and what the control is`() throws {
    var selector = try fruits()
    #expect(
      last(&selector, .activate, .next, .dismiss)
        == Announcement(
          .unchanged, [.name("Fruit"), .value(Label("Apple")), .role(.comboBox), .collapsed]))
  }

  @Test func `in a list what is chosen is told with the focus`() throws {
    var selector = try fruits(.list)
    #expect(
      last(&selector)
        == Announcement(
          .list,
          [
            .list(name: "Fruit", role: .list), option("Apple"), .choice(.selected, isOn: true),
            position(1),
          ]))
  }

  @Test func `several choices tell each check and how many there are`() throws {
    var selector = try fruits(.list) { $0.isMultiple = true }
    #expect(
      last(&selector, .toggle(at: .zero))
        == Announcement(
          .checked, [.choice(.checked, isOn: true), option("Apple"), .chosenCount(1)]))
    let moved = announce(selector.perform(.next), selector, verbosity: .normal)
    #expect(moved.facts == [option("Banana"), .choice(.checked, isOn: false), position(2)])
    let all = announce(selector.perform(.toggleAll), selector, verbosity: .normal)
    #expect(all == Announcement(.allChecked, [.number(4)]))
  }

  @Test func `a result of more than five starts with their number`() throws {
    var selector = try Selector(
      options: OptionList((1...7).map { "Option \($0)" }),
      configuration: {
        var configuration = SelectorConfiguration(kind: .list)
        configuration.isMultiple = true
        return configuration
      }())
    _ = selector.perform(.focusIn(.before))
    _ = selector.perform(.toggleAll)
    let result = announce(selector.perform(.activate), selector, verbosity: .normal)
    #expect(result.facts.first == .chosenCount(7))
    #expect(result.facts.count == 8)
    #expect(result.priority == .result)
  }

  @Test func `a key that does nothing repeats where one is, and says so at verbose`() throws {
    var selector = try fruits()
    let quiet = last(&selector, .activate, .forward)
    #expect(quiet.lead == nil)
    #expect(quiet.facts.contains(option("Apple")))
    let verbose = announce([.nothing], selector, verbosity: .verbose)
    #expect(verbose.lead == Message("nothing_here"))
  }

  @Test func `a letter that opens and finds nothing tells both`() throws {
    var selector = try fruits()
    let told = last(&selector, .type("x", at: .zero))
    #expect(told.event == Event.expand.rawValue)
    #expect(told.lead == Message("event_no_match", ["query": .text("x")]))
  }

  @Test func `a tree tells the level when it changes, and what a node holds`() throws {
    var options = OptionList(["Reports"])
    for label in ["May", "June"] { options.append(label: label.utf8, level: 2) }
    var tree = try Selector(
      name: "Files", options: options, configuration: SelectorConfiguration(kind: .tree))
    #expect(
      last(&tree, .forward)
        == Announcement(.nodeExpanded, [.expanded, option("Reports"), .itemsInside(2)]))
    let inside = announce(tree.perform(.forward), tree, verbosity: .normal)
    #expect(
      inside.facts == [.level(2), option("May"), .position(1, of: 2, isPartial: false)])
    let beside = announce(tree.perform(.next), tree, verbosity: .normal)
    #expect(beside.facts == [option("June"), .position(2, of: 2, isPartial: false)])
  }

  @Test func `a description that equals the label is not said twice`() throws {
    var options = OptionList()
    options.append(label: "Same".utf8, details: OptionDetails(description: "Same"))
    let selector = try Selector(
      options: options, configuration: SelectorConfiguration(kind: .list))
    let told = announce([], selector, verbosity: .verbose)
    #expect(!told.facts.contains(.description(Label("Same"))))
  }
}
