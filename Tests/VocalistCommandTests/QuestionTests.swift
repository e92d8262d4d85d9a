import Localization
import Matching
import SelectionModel
import Testing

@testable import VocalistCommand

@Suite struct QuestionTests {
  private let fruit = Items([
    Item(label: Array("Apple".utf8), value: Array("a".utf8)),
    Item(label: Array("Banana".utf8), value: Array("b".utf8)),
    Item(label: Array("Cherry".utf8), value: [0xFF]),
  ])

  private func settings(_ words: String...) throws -> ChooseSettings {
    ChooseSettings(
      try ArgumentParser.parse(
        words.map { Array($0.utf8) }, for: OptionTable.options(of: .choose)
      ).values)
  }

  private func selector(_ settings: ChooseSettings, _ items: Items? = nil) throws -> Selector {
    try Question(settings: settings, items: items ?? fruit).selector(
      matcher: PlainLabelMatching())
  }

  @Test func `without options it is a collapsed drop-down with the first option`() throws {
    let selector = try selector(try settings())
    #expect(selector.kind == .dropdown)
    #expect(!selector.isExpanded)
    #expect(selector.selection == [0])
    #expect(selector.name == nil)
    #expect(selector.configuration == SelectorConfiguration())
  }

  @Test func `each option of the command reaches the model`() throws {
    let selector = try selector(
      try settings(
        "-l", "Fruit", "--open", "--wrap", "--page-size=2", "--select-on-focus",
        "--type-ahead-timeout", "250ms", "--value", "b"))
    #expect(selector.name == "Fruit")
    #expect(selector.isExpanded)
    #expect(selector.configuration.wraps)
    #expect(selector.configuration.pageSize == 2)
    #expect(selector.configuration.selectionFollowsFocus)
    #expect(selector.configuration.typeAheadTimeout == .milliseconds(250))
    #expect(selector.selection == [1])
  }

  @Test func `an empty name is no name`() throws {
    #expect(try selector(try settings("--label", "")).name == nil)
  }

  @Test func `nothing may be chosen at the start`() throws {
    #expect(try selector(try settings("--no-value")).selection.isEmpty)
  }

  @Test func `several choices make a list and children make a tree`() throws {
    let many = try selector(try settings("--multi=2", "--min", "1", "--value=b", "--value=a"))
    #expect(many.kind == .list)
    #expect(many.selection == [0, 1])
    #expect(many.configuration.maximumChosen == 2)
    #expect(many.configuration.minimumChosen == 1)
    var child = Item(label: Array("x".utf8))
    child.level = 2
    let tree = Items([Item(label: Array("a".utf8)), child])
    #expect(try selector(try settings(), tree).kind == .tree)
    #expect(try selector(try settings("--kind=list"), tree).kind == .list)
  }

  @Test(arguments: [
    (["--value=x"], CommandError.valueNotInList("x")),
    (["--value=a", "--value=b"], .moreValuesThanMaximum(count: 2, maximum: 1)),
    (["--multi", "--kind=radio"], .singleChoiceKind("radio")),
    (["--min=1"], .needs(option: "--min", other: "--multi")),
    (["--multi=1", "--min=2"], .minimumAboveMaximum(minimum: 2, maximum: 1)),
    (["--multi", "--min=9"], .minimumAboveCount(minimum: 9, count: 3)),
  ])
  func `what contradicts itself is refused`(words: [String], error: CommandError) throws {
    let values = try ArgumentParser.parse(
      words.map { Array($0.utf8) }, for: OptionTable.options(of: .choose)
    ).values
    #expect(throws: error) { try selector(ChooseSettings(values)) }
  }

  @Test func `an empty list is refused`() throws {
    #expect(throws: CommandError.emptyList) { try selector(try settings(), Items()) }
  }

  @Test(arguments: [
    (ResultForm.value, Array("a\n".utf8) + [0xFF, 0x0A]), (.label, Array("Apple\nCherry\n".utf8)),
    (.index, Array("1\n3\n".utf8)),
  ])
  func `a result is printed byte for byte`(form: ResultForm, bytes: [UInt8]) {
    let writer = ResultWriter(form: form, terminator: 0x0A, isMultiple: true)
    #expect(writer.bytes(of: [0, 2], in: fruit) == bytes)
  }

  @Test func `JSON is the object of the item with its index`() throws {
    let items = try Items(
      Array(#"[{"label": "A", "x": [1]}, "B"]"#.utf8), form: .json, localizer: Localizer())
    let one = ResultWriter(form: .json, terminator: 0, isMultiple: false)
    #expect(one.bytes(of: [0], in: items) == Array(#"{"label":"A","x":[1],"index":1}"#.utf8) + [0])
    let many = ResultWriter(form: .json, terminator: 0x0A, isMultiple: true)
    #expect(many.bytes(of: [1], in: items) == Array("[{\"label\":\"B\",\"index\":2}]\n".utf8))
    #expect(many.bytes(of: [], in: items) == Array("[]\n".utf8))
    #expect(
      one.bytes(of: [1], in: fruit)
        == Array(#"{"label":"Banana","value":"b","index":2}"#.utf8) + [0])
  }

  @Test func `every complaint has its sentence in every language`() throws {
    let errors: [CommandError] = [
      .noCommand, .unknownCommand("x", suggestion: nil), .unknownCommand("x", suggestion: "y"),
      .unknownOption("x", suggestion: nil), .unknownOption("x", suggestion: "y"),
      .ambiguousOption("x", candidates: ["y"]), .missingArgument(option: "x", placeholder: "N"),
      .unexpectedArgument(option: "x", value: "y"), .unexpectedOperand("x"),
      .missingOperand(placeholder: "x"), .invalidNumber(option: "x", value: "y", range: 1...2),
      .invalidDuration(option: "x", value: "y"),
      .invalidChoice(option: "x", value: "y", choices: ["z"]), .conflict(option: "x", other: "y"),
      .needs(option: "x", other: "y"), .unknownKey("x"), .invalidKey(option: "x", value: "y"),
      .singleChoiceKind("x"),
      .unterminatedQuote(variable: "x"), .configurationLine(path: "x", line: 1, fault: "y"),
      .configurationValue(path: "x", line: 1, fault: CommandError.noCommand.message),
      .environmentValue(variable: "x", fault: CommandError.noCommand.message),
      .cannotRead(path: "x", reason: "y"), .cannotWrite(path: "x", reason: "y"), .noItems,
      .emptyList, .noMatch("x"), .noTerminal,
      .badJSON(line: 1, column: 2, fault: CommandError.noCommand.message),
      .badItem(number: 1, member: nil), .badItem(number: 1, member: "x"),
      .itemWithoutLabel(number: 1), .valueNotInList("x"),
      .minimumAboveMaximum(minimum: 2, maximum: 1), .moreValuesThanMaximum(count: 2, maximum: 1),
      .minimumAboveCount(minimum: 2, count: 1), .unknownDemo("x", names: ["y"]),
    ]
    let english = try Localizer(language: "en")
    for language in ["en", "zh-Hans", "zh-Hant"] {
      let localizer = try Localizer(language: language)
      for error in errors {
        let text = localizer.text(error.message)
        #expect(localizer.has(error.message.key))
        #expect(!text.contains("{") && !text.contains("\n"))
        #expect(language == "en" || text != english.text(error.message))
      }
      for option in OptionTable.all { #expect(localizer.has(option.name.helpKey)) }
    }
  }
}
