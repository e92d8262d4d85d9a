import LineMode
import Localization
import Narration
import SelectionModel
import Testing

/// When an option's description is told, and that it is told once.
@Suite struct `Descriptions` {
  private static func core(
    _ verbosity: Verbosity = .normal, showsHints: Bool = false, labels: [(String, String?)]
  ) throws -> SessionCore {
    var options = OptionList()
    for (label, description) in labels {
      options.append(label: label.utf8, details: OptionDetails(description: description))
    }
    var settings = SessionSettings()
    settings.showsHints = showsHints
    var preferences = Preferences()
    preferences.verbosity = verbosity
    return SessionCore(
      prompt: .selector(
        try Selector(options: options, configuration: SelectorConfiguration(kind: .list))),
      localizer: try Localizer(language: "en"), preferences: preferences, settings: settings)
  }

  private let labels: [(String, String?)] = [
    ("Apple", "Red and sweet"), ("Banana", "banana "), ("Cherry", nil), ("Fig", "Dried"),
  ]

  private func lines(_ effects: [Effect]) -> [String] {
    effects.flatMap { effect in
      if case .tell(let report) = effect { report.sentences.map(\.printed) } else { [String]() }
    }
  }

  private func down(_ core: inout SessionCore, at time: Duration) -> [String] {
    lines(core.press([Key(.down)], at: time))
  }

  @Test func `a description comes after a second without a key, once`() throws {
    var core = try Self.core(labels: labels)
    #expect(lines(core.begin()) == ["list: Apple, selected, 1 of 4"])
    #expect(core.nextDeadline == .seconds(1))
    #expect(lines(core.tick(at: .milliseconds(999))) == [])
    #expect(lines(core.tick(at: .seconds(1))) == ["Red and sweet"])
    #expect(core.nextDeadline == nil)
    // A key that leaves the focus where it is does not bring it again.
    #expect(lines(core.press([Key(.up)], at: .seconds(2))) == ["First option: Apple, selected"])
    #expect(core.nextDeadline == nil)
  }

  @Test func `a key before the pause is over puts it off, another option drops it`() throws {
    var core = try Self.core(labels: labels)
    _ = core.begin()
    _ = core.press([Key(.up)], at: .milliseconds(900))
    #expect(core.nextDeadline == .milliseconds(1900))
    #expect(lines(core.tick(at: .milliseconds(1000))) == [])
    #expect(down(&core, at: .milliseconds(1500)) == ["Banana, 2 of 4"])
    #expect(core.nextDeadline == nil)
  }

  @Test func `what only repeats the label, and what is not there, is not told`() throws {
    var core = try Self.core(labels: labels)
    _ = core.begin()
    #expect(down(&core, at: .seconds(2)) == ["Banana, 2 of 4"])
    #expect(core.nextDeadline == nil)
    #expect(down(&core, at: .seconds(3)) == ["Cherry, 3 of 4"])
    #expect(core.nextDeadline == nil)
    #expect(down(&core, at: .seconds(4)) == ["Fig, 4 of 4"])
    #expect(lines(core.tick(at: .seconds(5))) == ["Dried"])
  }

  @Test func `at verbose it is told at once and not again`() throws {
    var core = try Self.core(.verbose, labels: labels)
    #expect(lines(core.begin()).joined().hasSuffix("1 of 4. Red and sweet"))
    let later = lines(core.tick(at: .seconds(1)))
    #expect(later.count == 1)
    #expect(later != ["Red and sweet"])
  }

  @Test(arguments: [Verbosity.brief, .normal])
  func `where am I tells it, and then the pause does not`(verbosity: Verbosity) throws {
    var core = try Self.core(verbosity, labels: labels)
    _ = core.begin()
    let told = lines(core.press([Key(.character("l"), .control)], at: .milliseconds(100)))
    #expect(told.joined().hasSuffix("Red and sweet"))
    #expect(core.nextDeadline == nil)
  }

  @Test func `at brief the pause tells nothing`() throws {
    var core = try Self.core(.brief, labels: labels)
    _ = core.begin()
    #expect(core.nextDeadline == nil)
  }

  @Test func `description and hint are one utterance, and said again come with the option`()
    throws
  {
    var core = try Self.core(showsHints: true, labels: labels)
    _ = core.begin()
    let effects = core.tick(at: .seconds(1))
    #expect(effects.count == 1)
    let told = lines(effects)
    #expect(told.count == 2)
    #expect(told.first == "Red and sweet")
    let again = core.press([Key(.character("r"), .control)], at: .seconds(2))
    #expect(lines(again) == ["list: Apple, selected, 1 of 4", "Red and sweet"])
    #expect(again.count == 1)
  }

  @Test func `the list of commands is not talked over`() throws {
    var core = try Self.core(labels: labels)
    _ = core.begin()
    _ = core.press([Key(.function(1))], at: .milliseconds(100))
    #expect(lines(core.tick(at: .milliseconds(1100))) == [])
    let back = lines(core.press([Key(.escape)], at: .milliseconds(1200)))
    #expect(back.joined().hasSuffix("Red and sweet"))
    #expect(core.nextDeadline == nil)
  }

  @Test func `typed commands have the same pause`() throws {
    var core = try Self.core(labels: labels)
    _ = core.begin()
    _ = core.command("n", at: .seconds(2))
    _ = core.command("fig", at: .seconds(3))
    #expect(core.outcome == .chosen([3]))
    var other = try Self.core(labels: labels)
    _ = other.begin()
    _ = other.command("f", at: .seconds(3))
    #expect(lines(other.tick(at: .seconds(4))) == ["Dried"])
  }
}
