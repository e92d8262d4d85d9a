import TestSupport
import Testing

@testable import VocalistCommand

@Suite struct OptionLayersTests {
  private func values(_ words: String...) throws -> OptionValues {
    try ArgumentParser.parse(
      words.map { Array($0.utf8) }, for: OptionTable.options(of: .choose)
    ).values
  }

  @Test func `the command line counts more than the variable`() throws {
    let environment = Environment([
      "VOCALIST_OPTIONS": Array("--rate 100 --pitch=9 -l 'Old name'".utf8)
    ])
    let merged = try OptionLayers.merge(
      commandLine: try values("--rate", "200"), for: .choose, in: environment)
    #expect(merged.number(.rate) == 200)
    #expect(merged.number(.pitch) == 9)
    #expect(merged.string(.label) == "Old name")
  }

  @Test func `a layer that says the opposite takes away what it excludes`() throws {
    let environment = Environment(["VOCALIST_OPTIONS": Array("--no-value".utf8)])
    let merged = try OptionLayers.merge(
      commandLine: try values("--value", "b"), for: .choose, in: environment)
    #expect(!merged.flag(.noValue))
    #expect(merged.all(.value) == [Array("b".utf8)])
  }

  @Test func `the variable may hold options of other commands`() throws {
    let environment = Environment(["VOCALIST_OPTIONS": Array("--label x --lang zh".utf8)])
    let merged = try OptionLayers.merge(
      commandLine: OptionValues(), for: .voices, in: environment)
    #expect(merged.string(.lang) == "zh")
    #expect(merged.string(.label) == nil)
  }

  @Test func `a fault in the variable is told with its name`() {
    #expect(throws: CommandError.unterminatedQuote(variable: "VOCALIST_OPTIONS")) {
      try OptionLayers.merge(
        commandLine: OptionValues(), for: .choose,
        in: Environment(["VOCALIST_OPTIONS": Array("--label 'x".utf8)]))
    }
    let fault = CommandError.unknownOption("--nope", suggestion: nil)
    #expect(
      throws: CommandError.environmentValue(variable: "VOCALIST_OPTIONS", fault: fault.message)
    ) {
      try OptionLayers.merge(
        commandLine: OptionValues(), for: .choose,
        in: Environment(["VOCALIST_OPTIONS": Array("--nope".utf8)]))
    }
  }

  @Test func `settings of an earlier session count more than the configuration file`() throws {
    let folder = Scratch()
    folder.write("config/vocalist/config", "# mine\nrate = 120\n\npitch=7\r\nwrap\n")
    folder.write("state/vocalist/settings", "rate = 300\n")
    let environment = Environment([
      "XDG_CONFIG_HOME": Array((folder.path + "/config").utf8),
      "XDG_STATE_HOME": Array((folder.path + "/state").utf8),
    ])
    let merged = try OptionLayers.merge(
      commandLine: OptionValues(), for: .choose, in: environment)
    #expect(merged.number(.rate) == 300)
    #expect(merged.number(.pitch) == 7)
    #expect(merged.flag(.wrap))
  }

  @Test func `a broken line of the configuration file is told with its number`() {
    #expect(throws: CommandError.configurationLine(path: "c", line: 2, fault: "rat = 1")) {
      try ConfigurationFile.parse(Array("rate = 100\nrat = 1\n".utf8), path: "c")
    }
    #expect(
      throws: CommandError.configurationValue(
        path: "c", line: 1,
        fault: CommandError.invalidNumber(option: "--rate", value: "x", range: 80...800).message)
    ) {
      try ConfigurationFile.parse(Array("rate = x".utf8), path: "c")
    }
  }

  @Test(arguments: [
    ("a b", ["a", "b"]), ("  a\tb\n", ["a", "b"]), ("'a b' \"c d\"", ["a b", "c d"]),
    ("a\\ b", ["a b"]), ("''", [""]), ("a'b'c", ["abc"]), ("\"a\\\"b\"", ["a\"b"]),
    ("'a\\'", ["a\\"]), ("", []),
  ])
  func `a variable is split as a shell would`(text: String, words: [String]) {
    #expect(ShellWords.split(text.utf8)?.map { String(decoding: $0, as: UTF8.self) } == words)
  }

  @Test(arguments: ["'a", "\"a", "a\\"])
  func `a quote that is never closed is an error`(text: String) {
    #expect(ShellWords.split(text.utf8) == nil)
  }

  @Test func `paths follow the XDG rules`() {
    let home: [String: [UInt8]] = [
      "HOME": Array("/h".utf8), "XDG_STATE_HOME": Array("relative".utf8),
    ]
    #expect(Environment(home).configurationPath == "/h/.config/vocalist/config")
    #expect(Environment(home).statePath == "/h/.local/state/vocalist/settings")
    #expect(Environment().configurationPath == nil)
  }
}
