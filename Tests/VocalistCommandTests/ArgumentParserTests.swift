import Testing

@testable import VocalistCommand

@Suite struct ArgumentParserTests {
  private func parse(
    _ words: String..., command: Subcommand = .choose
  ) throws(CommandError) -> (values: OptionValues, operands: [[UInt8]]) {
    try ArgumentParser.parse(
      words.map { Array($0.utf8) }, for: OptionTable.options(of: command))
  }

  @Test func `a long option takes its text after an equals sign or as the next word`() throws {
    #expect(try parse("--label=Fruit").values.string(.label) == "Fruit")
    #expect(try parse("--label", "Fruit").values.string(.label) == "Fruit")
    #expect(try parse("--label=").values.string(.label) == "")
    #expect(try parse("--label=a=b").values.string(.label) == "a=b")
    #expect(try parse("--label", "--open").values.string(.label) == "--open")
  }

  @Test func `the names of gum and dialog mean the same`() throws {
    #expect(try parse("--header", "Fruit").values.string(.label) == "Fruit")
    #expect(try parse("--selected=b").values.all(.value) == [Array("b".utf8)])
  }

  @Test func `a long option may be shortened while it stays unambiguous`() throws {
    #expect(try parse("--page", "5").values.number(.pageSize) == 5)
    #expect(
      throws: CommandError.ambiguousOption(
        "--se", candidates: ["--value", "--select-on-focus", "--select-1"])
    ) {
      try parse("--se")
    }
    #expect(try parse("--no", "--open").values.flag(.noValue))
  }

  @Test func `letters are bundled and the last one may take a text`() throws {
    let parsed = try parse("-01lFruit", "Apple")
    #expect(parsed.values.flag(.exitZero))
    #expect(parsed.values.flag(.selectOne))
    #expect(parsed.values.string(.label) == "Fruit")
    #expect(parsed.operands == [Array("Apple".utf8)])
    #expect(try parse("-l", "Fruit").values.string(.label) == "Fruit")
  }

  @Test func `two hyphens end the options and one hyphen is an item`() throws {
    let parsed = try parse("Apple", "-", "--", "--open", "--")
    #expect(
      parsed.operands.map { String(decoding: $0, as: UTF8.self) } == ["Apple", "-", "--open", "--"])
    #expect(!parsed.values.flag(.open))
  }

  @Test func `options and items may stand in any order`() throws {
    let parsed = try parse("Apple", "--open", "Banana", "-l", "Fruit")
    #expect(parsed.operands.count == 2)
    #expect(parsed.values.flag(.open))
  }

  @Test func `bytes that are not UTF-8 stay as they are`() throws {
    let parsed = try ArgumentParser.parse(
      [Array("--value=".utf8) + [0xFF, 0x41], [0xFE]], for: OptionTable.options(of: .choose))
    #expect(parsed.values.all(.value) == [[0xFF, 0x41]])
    #expect(parsed.operands == [[0xFE]])
  }

  @Test func `a repeatable option keeps every text and the others the last`() throws {
    let parsed = try parse("--value", "a", "--value", "b", "--rate", "100", "--rate", "200")
    #expect(parsed.values.all(.value) == [Array("a".utf8), Array("b".utf8)])
    #expect(parsed.values.number(.rate) == 200)
  }

  @Test func `a flag can be taken back`() throws {
    #expect(try !parse("--wrap", "--wrap=no").values.flag(.wrap))
    #expect(throws: CommandError.unexpectedArgument(option: "--wrap", value: "maybe")) {
      try parse("--wrap=maybe")
    }
  }

  @Test func `an unknown option names the nearest one`() throws {
    #expect(throws: CommandError.unknownOption("--labl", suggestion: "--label")) {
      try parse("--labl", "x")
    }
    #expect(throws: CommandError.unknownOption("--zzzzzz", suggestion: nil)) {
      try parse("--zzzzzz")
    }
    #expect(throws: CommandError.unknownOption("-Z", suggestion: nil)) { try parse("-0Z") }
    #expect(throws: CommandError.unknownOption("--", suggestion: nil)) { try parse("--=x") }
  }

  @Test func `a text that is missing is named`() {
    #expect(throws: CommandError.missingArgument(option: "--label", placeholder: "TEXT")) {
      try parse("--label")
    }
    #expect(throws: CommandError.missingArgument(option: "-l", placeholder: "TEXT")) {
      try parse("-l")
    }
  }

  @Test(arguments: ["0", "-1", "x", "1.5", "", "99999999999999999999"])
  func `a page size must be a number from one`(text: String) {
    #expect(
      throws: CommandError.invalidNumber(option: "--page-size", value: text, range: 1...1_000_000)
    ) {
      try parse("--page-size=" + text)
    }
  }

  @Test func `a word that is no choice is answered with the choices`() {
    #expect(
      throws: CommandError.invalidChoice(
        option: "--input", value: "mouse", choices: ["auto", "keys", "line"])
    ) {
      try parse("--input", "mouse")
    }
    #expect(throws: CommandError.self) { try parse("--speech", "wav:") }
    #expect(throws: Never.self) { try parse("--speech", "wav:out.wav") }
  }

  @Test func `options that exclude each other are both named`() {
    #expect(throws: CommandError.conflict(option: "--value", other: "--no-value")) {
      try parse("--value", "a", "--no-value")
    }
  }

  @Test func `an option of another command is unknown`() {
    #expect(throws: CommandError.self) { try parse("--label", "x", command: .voices) }
  }

  @Test(arguments: [
    ("30", 30_000), ("30s", 30_000), ("1.5s", 1500), ("500ms", 500), ("2m", 120_000),
    ("1h", 3_600_000), ("0", 0), ("0.25", 250),
  ])
  func `a duration is seconds or carries its unit`(text: String, milliseconds: Int) {
    #expect(Duration(written: text) == .milliseconds(milliseconds))
  }

  @Test(arguments: ["", "s", "-1", "1d", "1 s", ".5", "5.", "nan", "inf", "1e3", "１"])
  func `what is no duration is refused`(text: String) {
    #expect(Duration(written: text) == nil)
  }
}
