import Glibc
import JSON
import TestSupport
import Testing

/// `choose` without a terminal: items through pipes, keys from a script.
@Suite struct ChooseTests {
  private let fruit = "Apple\nBanana\nCherry\nDurian\nElderberry\n"

  private func choose(
    _ arguments: String..., input: String? = nil, environment: [String: String] = [:]
  ) throws -> PipedRun {
    try PipedRun(
      ["choose", "--speech", "off"] + arguments, input: input ?? fruit, environment: environment)
  }

  @Test func `three keys choose the second option`() throws {
    let run = try choose("--label", "Fruit", "--keys", "Enter Down Enter")
    #expect(run.outputText == "Banana\n")
    #expect(run.status == 0)
    #expect(
      run.lines == [
        "Fruit: Apple, combo box, collapsed", "Fruit list, expanded: Apple, 1 of 5",
        "Banana, 2 of 5", "Banana selected",
      ])
    #expect(!run.hasEscape)
  }

  @Test func `the same is told in simplified Chinese`() throws {
    let run = try choose("--label", "水果", "--keys", "Enter Down Enter", "--lang", "zh-Hans")
    #expect(run.outputText == "Banana\n")
    #expect(
      run.lines == [
        "水果：Apple，组合框，已折叠", "水果列表，已展开：Apple，第 1 项，共 5 项",
        "Banana，第 2 项，共 5 项", "Banana，已选择",
      ])
  }

  @Test func `the same is told in traditional Chinese by the environment`() throws {
    let run = try choose(
      "--label", "水果", "--keys", "Enter Down Enter", environment: ["LANG": "zh_TW.UTF-8"])
    #expect(
      run.lines == [
        "水果：Apple，下拉式方塊，已折疊", "水果清單，已展開：Apple，第 1 項，共 5 項",
        "Banana，第 2 項，共 5 項", "Banana，已選取",
      ])
  }

  @Test func `a value that is not UTF-8 comes out byte for byte`() throws {
    let run = try PipedRun(
      bytes: ["choose", "--speech", "off", "--keys", "Down Down Enter"].map { Array($0.utf8) },
      input: [0x61, 0x0A, 0xFF, 0x1B, 0x5B, 0x33, 0x31, 0x6D, 0x0D, 0x0A])
    #expect(run.output == [0xFF, 0x1B, 0x5B, 0x33, 0x31, 0x6D, 0x0A])
    #expect(!run.errors.contains(0x1B))
  }

  @Test func `items on the command line may be any bytes`() throws {
    let words = ["choose", "--speech", "off", "--keys", "End Enter", "a"].map { Array($0.utf8) }
    #expect(try PipedRun(bytes: words + [[0xC0, 0x41]], input: nil).output == [0xC0, 0x41, 0x0A])
  }

  @Test func `NULs go in and out`() throws {
    let run = try choose("--read0", "--print0", "--keys", "End Enter", input: "a\nb\0c\nd\0")
    #expect(run.output == Array("c\nd\0".utf8))
  }

  @Test(arguments: [
    ("value", "b\n"), ("label", "Banana\n"), ("index", "2\n"),
    ("json", "{\"label\":\"Banana\",\"value\":\"b\",\"index\":2}\n"),
  ])
  func `the result comes in the form asked for`(form: String, printed: String) throws {
    let run = try choose(
      "--label-delimiter", "=", "--output", form, "--keys", "Enter Down Enter",
      input: "Apple=a\nBanana=b\n")
    #expect(run.outputText == printed)
  }

  @Test func `JSON items carry reasons and languages`() throws {
    let run = try choose(
      "--json", "--keys", "Enter Down Enter Escape Escape",
      input: """
        [{"label": {"en": "Apple", "zh": "苹果"}},
         {"label": "Durian", "disabled": true, "reason": "out of season"}]
        """)
    #expect(run.status == 130)
    #expect(run.lines.contains("Durian, unavailable, 2 of 2: out of season"))
    #expect(run.lines.contains("Not chosen, Durian is unavailable: out of season"))
  }

  @Test func `the value at the start is chosen by Tab`() throws {
    #expect(try choose("--value", "Cherry", "--keys", "Tab").outputText == "Cherry\n")
    let none = try choose("--no-value", "--keys", "Tab")
    #expect(none.status == 1)
    #expect(none.outputText == "")
  }

  @Test func `several are chosen in list order`() throws {
    let run = try choose("--multi", "--keys", "Down Down Space Up Space Enter")
    #expect(run.outputText == "Banana\nCherry\n")
    let ordered = try choose("--multi", "--ordered", "--keys", "Down Down Space Up Space Enter")
    #expect(ordered.outputText == "Cherry\nBanana\n")
  }

  @Test func `one option needs no question when told so`() throws {
    let run = try choose("-1", input: "only\n")
    #expect(run.outputText == "only\n")
    #expect(run.errors.isEmpty)
  }

  @Test func `an empty list is told and silent when told so`() throws {
    let empty = try choose("--keys", "Enter", input: "")
    #expect(empty.status == 1)
    #expect(empty.errorText == "vocalist: the list is empty, nothing to choose from\n")
    let silent = try choose("-0", input: "")
    #expect(silent.status == 1)
    #expect(silent.errors.isEmpty)
  }

  @Test func `keys that end before an answer choose nothing`() throws {
    let run = try choose("--keys", "Enter Down")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
  }

  @Test func `cancelling has a status that can be changed`() throws {
    #expect(try choose("--keys", "Escape").status == 130)
    #expect(try choose("--keys", "Ctrl+C", "--cancel-status", "3").status == 3)
  }

  @Test func `time that runs out has its status`() throws {
    let run = try choose("--timeout", "5", "--keys", "Down wait:5000 Enter")
    #expect(run.status == 124)
    #expect(run.lines.last == "Time is up, nothing chosen")
  }

  @Test func `without a terminal a question on piped items is refused`() throws {
    let run = try choose()
    #expect(run.status == 2)
    #expect(run.lines.count == 1)
    #expect(run.errorText.hasPrefix("vocalist: no terminal"))
  }

  @Test func `without a terminal typed lines answer a question on arguments`() throws {
    let run = try choose("Apple", "Banana", "Cherry", input: "\n2\n")
    #expect(run.outputText == "Banana\n")
    let ended = try choose("Apple", "Banana", input: "\n")
    #expect(ended.status == 1)
    #expect(ended.output.isEmpty)
  }

  @Test func `the trace holds one object for the start and each key`() throws {
    let path = "/tmp/vocalist-trace-\(getpid())-\(UInt32.random(in: 0...UInt32.max))"
    defer { unlink(path) }
    _ = try choose("--label", "Fruit", "--keys", "Enter Down wait:50 Enter", "--trace", path)
    let entries = try JSONValue.parseSequence(try TestFile.text(path))
    #expect(entries.map { $0["key"]?.string } == [nil, "Enter", "Down", "Enter"])
    #expect(entries[2]["focused"] == "Banana")
    #expect(entries[2]["focusedIndex"] == 2)
    #expect(entries[2]["expanded"] == true)
    #expect(entries[3]["selected"] == ["Banana"])
    #expect(entries[3]["t_ms"] == 50)
    #expect(entries[3]["announcement"] == "Banana selected")
    #expect(entries[2]["facts"]?.array?.contains("option Banana") == true)
  }

  @Test func `a closed standard output ends quietly by the signal`() throws {
    let stdout = try Pipe()
    let stderr = try Pipe()
    stdout.closeReading()
    let process = try BuiltCommand.spawn(
      ["choose", "-1", "--speech", "off", "only"].map { Array($0.utf8) }, environment: [:],
      terminal: nil, input: -1, output: stdout.writing, error: stderr.writing)
    stderr.closeWriting()
    #expect(BuiltCommand.wait(for: process) == -SIGPIPE)
    #expect(stderr.readAll().isEmpty)
  }
}
