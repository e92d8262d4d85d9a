import Narration
import SelectionModel
import Testing

@Suite struct `A drop-down is announced` {
  @Test func `when it is met, by name, value, role and state`() throws {
    let dropDown = try selector()
    let name: [Fact] = [.name("Fruit"), .value(Label("Apple"))]
    let whole = name + [.role(.comboBox), .collapsed]
    #expect(dropDown.announcing(.focusIn(.before), at: .brief) == Announcement(.start, name))
    #expect(dropDown.announcing(.focusIn(.before), at: .normal) == Announcement(.start, whole))
    #expect(dropDown.announcing(.focusIn(.before), at: .verbose) == Announcement(.start, whole))
  }

  @Test func `when it is met without a value`() throws {
    #expect(
      try selector(selection: []).announcing(.focusIn(.before))
        == Announcement(.start, [.name("Fruit"), .nothingSelected, .role(.comboBox), .collapsed]))
  }

  @Test func `without a name only what is known is said`() throws {
    let dropDown = try selector(named: nil)
    #expect(
      dropDown.announcing(.focusIn(.before))
        == Announcement(.start, [.value(Label("Apple")), .role(.comboBox), .collapsed]))
    #expect(
      dropDown.announcing(.activate).facts.first == .list(name: nil, role: .list))
  }

  @Test func `when it opens, with the list and the focused option`() throws {
    let dropDown = try selector()
    let list: [Fact] = [.list(name: "Fruit", role: .list), .expanded, option("Apple")]
    #expect(dropDown.announcing(.activate, at: .brief) == Announcement(.expand, list))
    for verbosity in [Verbosity.normal, .verbose] {
      #expect(
        dropDown.announcing(.activate, at: verbosity)
          == Announcement(.expand, list + [position(1, of: 5)]))
    }
  }

  @Test func `when it opens with nothing chosen, with how many there are`() throws {
    #expect(
      try selector(selection: []).announcing(.activate)
        == Announcement(
          .expandUnfocused, [.list(name: "Fruit", role: .list), .expanded, .setSize(5)]))
  }

  @Test func `when the focus moves, by label and position`() throws {
    let dropDown = try selector()
    #expect(
      dropDown.announcing(.activate, .next, at: .brief)
        == Announcement(.focus, [option("Banana")]))
    #expect(
      dropDown.announcing(.activate, .next, at: .normal)
        == Announcement(.focus, [option("Banana"), position(2, of: 5)]))
    #expect(
      dropDown.announcing(.activate, .next, at: .verbose)
        == Announcement(
          .focus, [option("Banana"), .choice(.selected, isOn: false), position(2, of: 5)]))
  }

  @Test func `when an option is disabled, with its reason after the position`() throws {
    let dropDown = try selector(fruitInSeason())
    let focus = { dropDown.announcing(.activate, .focus(option: 3), at: $0) }
    #expect(focus(.brief) == Announcement(.focus, [option("Durian"), .unavailable]))
    #expect(
      focus(.normal)
        == Announcement(
          .focus,
          [option("Durian"), .unavailable, position(4, of: 5), .reason(Label("out of season"))]))
    #expect(
      focus(.verbose)
        == Announcement(
          .focus,
          [
            option("Durian"), .choice(.selected, isOn: false), .unavailable, position(4, of: 5),
            .reason(Label("out of season")),
          ]))
  }

  @Test func `when a disabled option is refused, with the reason at every verbosity`() throws {
    let dropDown = try selector(fruitInSeason())
    for verbosity in Verbosity.allCases {
      #expect(
        dropDown.announcing(.activate, .focus(option: 3), .activate, at: verbosity)
          == Announcement(.unavailable, [option("Durian"), .reason(Label("out of season"))]))
    }
  }

  @Test func `when a typed command asks for a disabled option, as refused and as opened`() throws {
    let told = try selector(fruitInSeason()).announcing(.choose(option: 3))
    #expect(
      told.preceding
        == [Announcement(.unavailable, [option("Durian"), .reason(Label("out of season"))])])
    #expect(told.event == Event.expand.rawValue)
    #expect(told.facts.contains(.expanded))
  }

  @Test func `when the end is reached, without a position`() throws {
    let dropDown = try selector()
    for verbosity in [Verbosity.brief, .normal] {
      #expect(
        dropDown.announcing(.last, .next, at: verbosity)
          == Announcement(.boundary, [.edge(.last), option("Elderberry")]))
    }
    #expect(
      dropDown.announcing(.last, .next, at: .verbose).facts
        == [.edge(.last), option("Elderberry"), .choice(.selected, isOn: false)])
    #expect(
      dropDown.announcing(.first, .previous)
        == Announcement(.boundary, [.edge(.first), option("Apple")]))
  }

  @Test func `when it wraps, with the end it came to`() throws {
    let dropDown = try selector { $0.wraps = true }
    #expect(
      dropDown.announcing(.last, .next, at: .brief)
        == Announcement(.wrapped, [.wrapped(.first), option("Apple")]))
    #expect(
      dropDown.announcing(.last, .next)
        == Announcement(.wrapped, [.wrapped(.first), option("Apple"), position(1, of: 5)]))
    #expect(
      dropDown.announcing(.first, .previous)
        == Announcement(.wrapped, [.wrapped(.last), option("Elderberry"), position(5, of: 5)]))
  }

  @Test func `when something is chosen, and that it closed only where it is not alone`() throws {
    let dropDown = try selector()
    let choose = { (verbosity: Verbosity, isAlone: Bool) in
      dropDown.announcing(.activate, .next, .activate, at: verbosity, isAlone: isAlone)
    }
    let chosen = Fact.chosen(Label("Banana"))
    #expect(choose(.brief, false) == Announcement(.chosen, [chosen], priority: .result))
    #expect(
      choose(.normal, false)
        == Announcement(.chosen, [chosen, .closed(name: "Fruit")], priority: .result))
    #expect(choose(.normal, true) == Announcement(.chosen, [chosen], priority: .result))
    #expect(
      choose(.verbose, true)
        == Announcement(
          .chosen, [chosen, .name("Fruit"), .role(.comboBox), .collapsed], priority: .result))
  }

  @Test func `when Escape closes it, as unchanged`() throws {
    let dropDown = try selector()
    let value: [Fact] = [.name("Fruit"), .value(Label("Apple"))]
    #expect(
      dropDown.announcing(.activate, .next, .dismiss, at: .brief) == Announcement(.unchanged, value)
    )
    #expect(
      dropDown.announcing(.activate, .next, .dismiss)
        == Announcement(.unchanged, value + [.role(.comboBox), .collapsed]))
  }

  @Test func `when it is cancelled, in one word that is heard to its end`() throws {
    #expect(try selector().announcing(.dismiss) == .cancelled)
    #expect(Announcement.cancelled.priority == .result)
  }

  @Test func `when nothing begins so, and that it opened`() throws {
    let dropDown = try selector()
    let told = dropDown.announcing(.type("x", at: .zero))
    #expect(told.preceding == [Announcement(.noMatch, [.query("x")])])
    #expect(told.event == Event.expand.rawValue)
    #expect(
      dropDown.announcing(.activate, .type("x", at: .zero))
        == Announcement(.noMatch, [.query("x")]))
  }

  @Test func `when one more letter leaves the focus where it is, by its option`() throws {
    let dropDown = try selector()
    for verbosity in Verbosity.allCases {
      let told = dropDown.announcing(
        .activate, .type("b", at: .zero), .type("a", at: .zero), at: verbosity)
      #expect(told.event == Event.focus.rawValue)
      #expect(told.facts.first == option("Banana"))
      #expect(told.lead == nil)
    }
  }

  @Test func `when a key does nothing, by saying so at verbose and where one is otherwise`() throws
  {
    let dropDown = try selector()
    #expect(dropDown.announcing(.forward) == announce([], dropDown, verbosity: .normal))
    var expected = announce([], dropDown, verbosity: .verbose)
    expected.lead = Message("nothing_here")
    #expect(dropDown.announcing(.forward, at: .verbose) == expected)
  }

  @Test func `when one asks where one is, by the list while it is open`() throws {
    var dropDown = try selector()
    _ = dropDown.perform(.activate)
    _ = dropDown.perform(.next)
    #expect(
      announce([], dropDown, verbosity: .normal)
        == Announcement(
          .expand,
          [.list(name: "Fruit", role: .list), .expanded, option("Banana"), position(2, of: 5)]))
  }

  @Test func `when options still arrive, with how many there are so far`() throws {
    var dropDown = try selector()
    _ = dropDown.perform(.activate)
    dropDown.append({ $0.append(label: "Fig".utf8) }, isLoading: true)
    let changes = dropDown.perform(.next)
    #expect(
      announce(changes, dropDown, verbosity: .normal).facts
        == [option("Banana"), .position(2, of: 6, isPartial: true)])
  }

  @Test func `with what is known of a label: its language, its form for the ear, a description`()
    throws
  {
    var options = OptionList(["Apple"])
    options.append(
      label: "SQL".utf8,
      details: OptionDetails(description: "a language", language: "en", spoken: "sequel"))
    options.append(label: "Same".utf8, details: OptionDetails(description: "Same"))
    let dropDown = try selector(options)
    let label = Label("SQL", language: "en", spoken: "sequel")
    #expect(
      dropDown.announcing(.activate, .next).facts == [.option(label), position(2, of: 3)])
    #expect(
      dropDown.announcing(.activate, .next, at: .verbose).facts.last
        == .description(Label("a language", language: "en")))
    // A description that is the label itself is said once.
    #expect(
      dropDown.announcing(.last, at: .verbose).facts.allSatisfy {
        if case .description = $0 { false } else { true }
      })
  }
}
