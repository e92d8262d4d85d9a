import LineMode
import Localization
import Narration
import SelectionModel
import Testing

/// A session without a terminal: keys in, printed lines out, time as an input.
@Suite struct `A session` {
  struct Played {
    var core: SessionCore
    var lines: [String] = []
    var effects: [Effect] = []
    var time: Duration = .zero

    init(
      _ labels: [String], language: String = "en", multiple: Bool = false,
      preferences: Preferences = Preferences(),
      _ change: (inout SessionSettings) -> Void = { _ in }
    ) throws {
      var configuration = SelectorConfiguration(kind: multiple ? .list : .dropdown)
      configuration.isMultiple = multiple
      var settings = SessionSettings()
      change(&settings)
      core = SessionCore(
        prompt: .selector(
          try Selector(
            name: "Fruit", options: OptionList(labels), configuration: configuration)),
        localizer: try Localizer(language: language), preferences: preferences,
        settings: settings)
      take(core.begin())
    }

    mutating func take(_ new: [Effect]) {
      effects = new
      for case .tell(let report) in new { lines += report.sentences.map(\.printed) }
    }

    mutating func press(_ names: String...) {
      for name in names {
        guard let key = Key(name: name) else {
          Issue.record("no key \(name)")
          return
        }
        time += .milliseconds(10)
        take(core.press(key, at: time))
      }
    }

    mutating func type(_ line: String) { take(core.command(line, at: time)) }
  }

  private let fruit = ["Apple", "Banana", "Cherry"]

  @Test func `one key is one line, from the start to the choice`() throws {
    var session = try Played(fruit)
    session.press("Enter", "Down", "Enter")
    #expect(
      session.lines == [
        "Fruit: Apple, combo box, collapsed", "Fruit list, expanded: Apple, 1 of 3",
        "Banana, 2 of 3", "Banana selected",
      ])
    #expect(session.core.outcome == .chosen([1]))
  }

  @Test func `Tab finishes with the value`() throws {
    var session = try Played(fruit)
    session.press("Tab")
    #expect(session.lines.last == "Apple selected")
    #expect(session.core.outcome == .chosen([0]))
  }

  @Test func `Escape closes, and on the closed control cancels`() throws {
    var session = try Played(fruit)
    session.press("Enter", "Escape")
    #expect(session.lines.last == "Unchanged, Fruit: Apple, combo box, collapsed")
    #expect(session.core.outcome == nil)
    session.press("Escape")
    #expect(session.lines.last == "Cancelled")
    #expect(session.core.outcome == .cancelled)
  }

  @Test func `say again repeats, where am I answers`() throws {
    var session = try Played(fruit)
    session.press("Enter", "Down", "Ctrl+R")
    #expect(session.lines.suffix(2) == ["Banana, 2 of 3", "Banana, 2 of 3"])
    session.press("Ctrl+X", "w")
    #expect(session.lines.last == "Fruit list, expanded: Banana, 2 of 3")
    session.press("Ctrl+X", "Ctrl+R")
    #expect(session.lines.last == "Fruit list, expanded: Banana, 2 of 3")
  }

  @Test func `the list of commands is a selector, and Escape comes back`() throws {
    var session = try Played(fruit)
    session.press("Enter", "?")
    let count = try #require(session.core.helpCount)
    #expect(session.lines.last == "Commands list: Say again, Ctrl+R, 1 of \(count)")
    session.press("Down")
    #expect(session.lines.last == "Where am I, Ctrl+L, 2 of \(count)")
    session.press("Escape")
    #expect(session.lines.last == "Fruit list, expanded: Apple, 1 of 3")
    session.press("F1", "Enter")
    #expect(session.core.helpCount == nil)
  }

  @Test func `a question mark that begins a label is typed ahead`() throws {
    var session = try Played(["Apple", "?tag"])
    session.press("Enter", "?")
    #expect(session.lines.last == "?tag, 2 of 2")
    session.press("Ctrl+X", "？")
    #expect(session.core.helpCount != nil)
  }

  @Test func `spelling goes letter by letter, again with the alphabet`() throws {
    var session = try Played(["Abé", "x"])
    session.press("Enter", "Ctrl+T")
    #expect(session.lines.last == "capital A, b, é")
    session.press("Ctrl+T")
    #expect(session.lines.last == "capital Alfa, Bravo, é")
    session.press("Down", "Ctrl+T")
    #expect(session.lines.last == "x")
  }

  @Test func `rate, volume and verbosity change by key and are told`() throws {
    var session = try Played(fruit)
    session.press("F3")
    #expect(session.lines.last == "Rate 200")
    #expect(session.core.preferences.rate == 200)
    for _ in 1...30 { session.press("F3") }
    #expect(session.core.preferences.rate == 800)
    for _ in 1...30 { session.press("Ctrl+X", "Down") }
    #expect(session.core.preferences.rate == 80)
    session.press("F5")
    #expect(session.lines.last == "Volume 90")
    session.press("Ctrl+X", "u")
    #expect(session.lines.last == "Pitch 60")
    for _ in 1...12 { session.press("Ctrl+X", "Ctrl+D") }
    #expect(session.lines.last == "Pitch 0")
    #expect(session.core.preferences.pitch == 0)
    session.press("Ctrl+X", "y")
    #expect(session.lines.last == "Punctuation most")
    session.press("Ctrl+X", "v")
    #expect(session.lines.last == "Verbosity verbose")
    #expect(session.core.preferences.verbosity == .verbose)
  }

  @Test func `before silence the way back is said`() throws {
    var session = try Played(fruit)
    session.press("F4")
    #expect(session.lines.last == "Speech off, Ctrl+X and M turn it on again")
    guard case .tell = session.effects.first, case .apply(let changed) = session.effects.last
    else {
      Issue.record("told before it is applied: \(session.effects)")
      return
    }
    #expect(!changed.isSpeechOn)
    session.press("Ctrl+X", "m")
    #expect(session.core.preferences.isSpeechOn)
  }

  @Test func `text after an Enter in one read chooses nothing`() throws {
    var session = try Played(fruit)
    session.press("Enter")
    let pasted = ["Enter", "a", "b"].compactMap { Key(name: $0) }
    session.take(session.core.press(pasted, at: .seconds(1)))
    #expect(session.lines.last == "Pasted text, nothing chosen")
    #expect(session.core.outcome == nil)
  }

  @Test func `the hint comes after a second without a key, and time runs out when set`() throws {
    var session = try Played(fruit) { $0.timeout = .seconds(30) }
    #expect(session.core.nextDeadline == .seconds(1))
    session.take(session.core.tick(at: .seconds(1)))
    #expect(session.lines.last == "Enter expands, question mark for help")
    #expect(session.core.nextDeadline == .seconds(30))
    session.take(session.core.tick(at: .seconds(30)))
    #expect(session.lines.last == "Time is up, nothing chosen")
    #expect(session.core.outcome == .timedOut)
  }

  @Test func `who lingers on each option hears the hint once, and again by saying again`() throws {
    var session = try Played(fruit)
    let hint = "Enter chooses, Escape leaves it unchanged, question mark for help"
    func pause() { session.take(session.core.tick(at: session.time + .seconds(1))) }
    session.press("Enter")
    pause()
    #expect(session.lines.last == hint)
    session.press("Down")
    pause()
    #expect(session.lines.last == "Banana, 2 of 3")
    session.press("Ctrl+R")
    #expect(session.lines.suffix(2) == ["Banana, 2 of 3", "Banana, 2 of 3"])
    pause()
    #expect(session.lines.last == hint)
    session.press("Escape")
    pause()
    #expect(session.lines.last == "Enter expands, question mark for help")
  }

  @Test func `at verbose the hint is told in every pause`() throws {
    var session = try Played(fruit, preferences: Preferences(verbosity: .verbose))
    for _ in 1...2 {
      session.press("End")
      session.take(session.core.tick(at: session.time + .seconds(1)))
      #expect(session.lines.last?.hasSuffix("question mark for help") == true)
    }
  }

  @Test(arguments: [["F1"], ["Ctrl+X"], ["Ctrl+X", "?"]])
  func `a hint keeps quiet where it would be wrong`(keys: [String]) throws {
    var session = try Played(fruit)
    for key in keys { session.press(key) }
    #expect(session.core.tick(at: .seconds(2)).isEmpty)
    #expect(session.core.nextDeadline == nil)
  }

  @Test func `Tab leads nowhere from the list of commands`() throws {
    var session = try Played(fruit)
    session.press("F1", "Tab")
    #expect(session.lines.last?.hasPrefix("Commands list: Say again") == true)
    #expect(session.core.helpCount != nil)
    #expect(session.core.outcome == nil)
  }

  @Test func `brief verbosity has no hints`() throws {
    let session = try Played(fruit, preferences: Preferences(verbosity: .brief))
    #expect(session.core.nextDeadline == nil)
  }

  // MARK: - Typed commands

  @Test func `a number chooses, in full-width digits too`() throws {
    var session = try Played(fruit)
    session.type("２")
    #expect(session.core.outcome == .chosen([1]))
  }

  @Test func `an empty line opens, then chooses what is focused`() throws {
    var session = try Played(fruit)
    session.type("")
    #expect(session.lines.last == "Fruit list, expanded: Apple, 1 of 3")
    session.type("n")
    session.type("")
    #expect(session.core.outcome == .chosen([1]))
  }

  @Test func `the beginning of a label focuses it, the whole of it chooses`() throws {
    var session = try Played(fruit)
    session.type("ch")
    #expect(session.core.outcome == nil)
    #expect(session.core.selector?.focused == 2)
    session.type("cherry")
    #expect(session.core.outcome == .chosen([2]))
  }

  @Test func `what is not understood is told, and nothing is chosen`() throws {
    var session = try Played(fruit)
    for line in ["xyz", "99", "1-", "0"] {
      session.type(line)
      #expect(session.lines.last == "Not understood: \(line), question mark for help")
      #expect(session.core.outcome == nil)
    }
  }

  @Test func `a number beyond the list is taken for a label`() throws {
    var session = try Played(["Apple", "2024"])
    session.type("2024")
    #expect(session.core.outcome == .chosen([1]))
  }

  @Test func `several are toggled by numbers and ranges, and done finishes`() throws {
    var session = try Played(["a", "b", "c", "d", "e"], multiple: true)
    session.type("1 3-5")
    session.type("4")
    session.type("d")
    #expect(session.core.outcome == .chosen([0, 2, 4]))
  }

  @Test func `the list comes a page at a time`() throws {
    var session = try Played((1...12).map { "Row \($0)" })
    session.type("l")
    #expect(session.lines.last == "10: Row 10")
    session.type("l")
    #expect(session.lines.suffix(2) == ["11: Row 11", "12: Row 12"])
  }

  @Test(arguments: [
    ("zh-Hans", "下", "退出"), ("zh-Hant", "下", "離開"), ("zh-Hans", "n", "q"),
  ])
  func `commands have words in the language, and letters work as well`(
    language: String, next: String, quit: String
  ) throws {
    var session = try Played(["苹果", "香蕉"], language: language)
    session.type("")
    session.type(next)
    #expect(session.core.selector?.focused == 1)
    session.type(quit)
    #expect(session.core.outcome == .cancelled)
  }

  @Test func `the end of input chooses nothing`() throws {
    var session = try Played(fruit)
    _ = session.core.end()
    #expect(session.core.outcome == .ended)
  }
}
