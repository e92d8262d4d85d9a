import LineMode
import Localization
import Narration
import SelectionModel
import Testing

/// A combobox in a session: letters as a terminal sends them, and the pauses between them.
@Suite struct `A session with a text` {
  private let states = ["Texas", "Tennessee", "Ohio"]

  private func session(prefix: String = "Ctrl+X") throws -> SessionCore {
    var settings = SessionSettings()
    settings.prefix = try #require(Key(name: prefix))
    var core = SessionCore(
      prompt: .selector(
        try Selector(
          name: "State", options: OptionList(states),
          configuration: SelectorConfiguration(kind: .combobox))),
      localizer: try Localizer(language: "en"), settings: settings)
    _ = core.begin()
    return core
  }

  private func keys(_ names: String...) throws -> [Key] {
    try names.map { try #require(Key(name: $0)) }
  }

  private func lines(_ effects: [Effect]) -> [String] {
    effects.flatMap { effect -> [String] in
      if case .tell(let report) = effect { report.sentences.map(\.printed) } else { [] }
    }
  }

  @Test func `letters are told at once, what they match after a pause`() throws {
    var core = try session()
    #expect(lines(core.press(try keys("t"), at: .milliseconds(100))) == ["t"])
    #expect(core.nextDeadline == .milliseconds(400))
    #expect(lines(core.press(try keys("e"), at: .milliseconds(200))) == ["e"])
    #expect(lines(core.press(try keys("n"), at: .milliseconds(300))) == ["n"])
    #expect(core.nextDeadline == .milliseconds(600))
    #expect(core.tick(at: .milliseconds(599)).isEmpty)
    #expect(lines(core.tick(at: .milliseconds(600))) == ["1 match: Tennessee"])
    #expect(core.tick(at: .milliseconds(700)).isEmpty)
    #expect(lines(core.press(try keys("n"), at: .milliseconds(800))) == ["n"])
    #expect(core.nextDeadline == .milliseconds(1800))
  }

  @Test func `another key before the pause is over takes its place`() throws {
    var core = try session()
    _ = core.press(try keys("t"), at: .zero)
    #expect(lines(core.press(try keys("Down"), at: .milliseconds(100))).count == 1)
    #expect(core.tick(at: .milliseconds(900)).isEmpty)
  }

  @Test func `letters that arrive together are one text and one line`() throws {
    var core = try session()
    #expect(lines(core.press(try keys("t", "e", "x"), at: .zero)) == ["tex"])
    #expect(core.selector?.textField?.text == "tex")
  }

  @Test func `a letter after the prefix is a command, in one read or in two`() throws {
    var together = try session()
    _ = together.press(try keys("Ctrl+X", "w"), at: .zero)
    #expect(together.selector?.textField?.text == "")
    var apart = try session()
    _ = apart.press(try keys("Ctrl+X"), at: .zero)
    _ = apart.press(try keys("？"), at: .zero)
    #expect(apart.helpCount != nil)
    _ = apart.press(try keys("w", "w"), at: .zero)
    #expect(apart.selector?.textField?.text == "")
  }

  @Test func `a moved prefix works and is named, the old one no longer does`() throws {
    var core = try session(prefix: "F12")
    #expect(lines(core.press(try keys("F12"), at: .zero)) == ["F12"])
    let off = lines(core.press(try keys("m"), at: .zero))
    #expect(off == ["Speech off, F12 and M turn it on again"])
    _ = core.press(try keys("Ctrl+X", "m"), at: .zero)
    #expect(!core.preferences.isSpeechOn)
    #expect(core.selector?.textField?.text == "m")
  }

  @Test func `the commands are printed as they are written and spoken as they are said`() throws {
    var core = try session()
    let effects = core.press(try keys("Ctrl+X", "?"), at: .zero)
    guard case .tell(let report) = effects.last, let sentence = report.sentences.first else {
      Issue.record("nothing told")
      return
    }
    #expect(sentence.printed.contains("Say again, Ctrl+R, 1 of"))
    #expect(sentence.spokenText.contains("Say again, Control R"))
  }
}
