import Glibc
import Testing

/// Options that still arrive while the question is asked, from producers that take their time.
@Suite struct `Options that still arrive` {
  private static let down = "\u{1B}[B"
  private static let end = "\u{1B}[F"
  private static let whereAmI = "\u{0C}"

  private func choose(_ arguments: String..., input: String) throws -> TerminalRun {
    try TerminalRun(
      ["choose", "--speech", "off", "--label", "Fruit", "--lang", "en"] + arguments, input: input,
      isInputOpen: true)
  }

  private func expectCleanEnd(_ run: TerminalRun) {
    #expect(run.isTerminalRestored)
    #expect(!run.hasEscape)
  }

  @Test func `the first one is asked about, and the others join`() throws {
    let run = try choose(input: "Apple\n")
    #expect(run.wait(for: "Fruit: Apple, combo box, collapsed"))
    #expect(run.type("\r", expecting: "Apple, 1 of 1 so far"))
    #expect(run.type(Self.down, expecting: "Last option so far: Apple"))
    run.send("Banana\nCher")
    run.send("ry\n")
    // Nothing is said of what arrives; it is there when the next key comes.
    #expect(run.type(Self.whereAmI, until: "of 3 so far"))
    #expect(run.type(Self.end, expecting: "Cherry, 3 of 3 so far"))
    run.endInput()
    #expect(run.type(Self.whereAmI, until: "Cherry, 3 of 3\r"))
    #expect(run.type(Self.down, expecting: "Last option: Cherry"))
    run.type("\r")
    #expect(run.finish() == 0)
    #expect(run.result() == "Cherry\n")
    expectCleanEnd(run)
  }

  @Test func `the producer is told when the answer is there`() throws {
    let run = try choose("--kind", "list", input: "Apple\n")
    #expect(run.wait(for: "Apple, selected, 1 of 1 so far"))
    #expect(!run.isInputBroken)
    run.type("\r")
    #expect(run.finish() == 0)
    #expect(run.result() == "Apple\n")
    #expect(run.isInputBroken)
  }

  @Test func `where none is there yet, the person hears that, and every key is answered`() throws {
    let run = try choose(input: "")
    #expect(run.wait(for: "Waiting for options"))
    // An Enter pressed now must not choose what has not been told.
    #expect(run.type("\r", expecting: "Waiting for options"))
    run.send("Apple\n")
    #expect(run.wait(for: "Fruit: Apple, combo box, collapsed"))
    #expect(run.type("\r", expecting: "Apple, 1 of 1 so far"))
    run.type("\r")
    #expect(run.finish() == 0)
    #expect(run.result() == "Apple\n")
    expectCleanEnd(run)
  }

  @Test(arguments: ["\u{1B}", "\u{03}", "\u{04}"])
  func `waiting can be given up`(key: String) throws {
    let run = try choose(input: "")
    #expect(run.wait(for: "Waiting for options"))
    #expect(run.type(key, expecting: "Cancelled"))
    #expect(run.finish() == 130)
    #expect(run.result() == "")
    expectCleanEnd(run)
  }

  @Test func `waiting ends by a signal, and by the time limit`() throws {
    let run = try choose(input: "")
    #expect(run.wait(for: "Waiting for options"))
    kill(run.process, SIGTERM)
    #expect(run.finish() == -SIGTERM)
    expectCleanEnd(run)
    let late = try choose("--timeout", "1", input: "")
    #expect(late.wait(for: "Time is up, nothing chosen"))
    #expect(late.finish() == 124)
    expectCleanEnd(late)
  }

  @Test func `a producer that ends with nothing is an empty list`() throws {
    let run = try choose(input: "")
    #expect(run.wait(for: "Waiting for options"))
    run.endInput()
    #expect(run.finish() == 1)
    expectCleanEnd(run)
    let silent = try choose("-0", input: "")
    #expect(silent.wait(for: "Waiting for options"))
    silent.endInput()
    #expect(silent.finish() == 1)
    #expect(silent.lines == ["Waiting for options"])
  }

  @Test func `what stands between NULs arrives too`() throws {
    let run = try choose("--read0", "--kind", "list", input: "Apple\0Ban")
    #expect(run.wait(for: "Apple, selected, 1 of 1 so far"))
    run.send("ana\0")
    run.endInput()
    #expect(run.type(Self.whereAmI, until: "1 of 2\r"))
    run.type("b\r")
    #expect(run.finish() == 0)
    #expect(run.result() == "Banana\n")
  }

  @Test func `JSON arrives value by value, with descriptions and reasons`() throws {
    let run = try choose("--json", "--output", "json", input: #"{"label": "Apple"}"# + "\n{")
    #expect(run.wait(for: "Fruit: Apple, combo box, collapsed"))
    run.send("\n\"label\": \"Fig\",\n\"disabled\": true, \"reason\": \"sold out\"}\n\"Kiwi\"\n")
    #expect(run.type("\r", expecting: "Apple, 1 of "))
    #expect(run.type(Self.whereAmI, until: "of 3 so far"))
    #expect(run.type(Self.down, expecting: "Fig, unavailable, 2 of 3 so far: sold out"))
    #expect(run.type(Self.down, expecting: "Kiwi, 3 of 3 so far"))
    run.type("\r")
    #expect(run.finish() == 0)
    #expect(run.result() == "{\"label\":\"Kiwi\",\"index\":3}\n")
  }

  @Test func `bad JSON in mid-session is told, and what is there can be chosen`() throws {
    let run = try choose("--json", input: "\"Apple\"\n\"Fig\"\n")
    #expect(run.wait(for: "Fruit: Apple, combo box, collapsed"))
    run.send("\n{]\n")
    #expect(run.wait(for: "line 4, column 2"))
    #expect(run.type("\r", expecting: "Apple, 1 of 2\r"))
    #expect(run.type(Self.down, expecting: "Fig, 2 of 2\r"))
    run.type("\r")
    #expect(run.finish() == 0)
    #expect(run.result() == "Fig\n")
    expectCleanEnd(run)
  }

  @Test func `bad JSON before anything is asked is an error`() throws {
    let run = try choose("--json", input: "{]\n")
    #expect(run.finish() == 2)
    let late = try choose("--json", input: "")
    #expect(late.wait(for: "Waiting for options"))
    late.send("{]\n")
    #expect(late.finish() == 2)
    expectCleanEnd(late)
  }

  @Test func `a value to start with is waited for`() throws {
    let run = try choose("--value", "Cherry", input: "Apple\n")
    #expect(run.wait(for: "Waiting for options"))
    run.send("Banana\nCherry\n")
    #expect(run.wait(for: "Fruit: Cherry, combo box, collapsed"))
    run.type("\t")
    #expect(run.finish() == 0)
    #expect(run.result() == "Cherry\n")
    let missing = try choose("--value", "Cherry", input: "Apple\n")
    #expect(missing.wait(for: "Waiting for options"))
    missing.endInput()
    #expect(missing.finish() == 2)
    expectCleanEnd(missing)
  }

  @Test func `the only one is known when the input has ended`() throws {
    let run = try choose("-1", input: "Apple\n")
    #expect(run.wait(for: "Waiting for options"))
    run.endInput()
    #expect(run.finish() == 0)
    #expect(run.result() == "Apple\n")
    #expect(run.lines == ["Waiting for options"])
  }

  @Test func `so many as must be chosen are waited for`() throws {
    let run = try choose("--multi", "--min", "2", input: "Apple\n")
    #expect(run.wait(for: "Waiting for options"))
    run.send("Banana\n")
    #expect(run.wait(for: "Apple, not checked, 1 of 2 so far"))
    #expect(run.type(" ", expecting: "Checked: Apple, 1 chosen"))
    run.send("Cherry\n")
    #expect(run.type(Self.whereAmI, until: "1 of 3 so far"))
    #expect(run.type(Self.end, expecting: "Cherry, not checked, 3 of 3 so far"))
    #expect(run.type(" ", expecting: "Checked: Cherry, 2 chosen"))
    run.type("\r")
    #expect(run.finish() == 0)
    #expect(run.result() == "Apple\nCherry\n")
  }

  @Test func `a combo box narrows what arrives later too`() throws {
    let run = try choose("--kind", "combobox", "--no-value", input: "Apple\nBanana\n")
    #expect(run.wait(for: "blank"))
    #expect(run.type("b", expecting: "1 match: Banana"))
    run.send("Cherry\nBlackberry\n")
    run.endInput()
    #expect(run.type(Self.down, expecting: "Banana, selected, 1 of"))
    #expect(run.type(Self.whereAmI, until: "1 of 2\r"))
    #expect(run.type(Self.down, expecting: "Blackberry, selected, 2 of 2"))
    #expect(run.type("\r", expecting: "Blackberry"))
    run.type("\r")
    #expect(run.finish() == 0)
    #expect(run.result() == "Blackberry\n")
  }

  @Test func `a tree of indented lines grows`() throws {
    let run = try choose("--tree-from", "indent", "--output", "path", input: "Fruit\n Apple\n")
    #expect(run.wait(for: "Fruit, collapsed, 1 of 1 so far"))
    run.send(" Fig\nNuts\n Almond\n")
    run.endInput()
    #expect(run.type(Self.whereAmI, until: "1 of 2\r"))
    #expect(run.type("\u{1B}[C", expecting: "Expanded: Fruit, 2 items"))
    #expect(run.type(Self.end, expecting: "Nuts, collapsed, 2 of 2"))
    #expect(run.type("\u{1B}[C", expecting: "Expanded: Nuts, 1 item"))
    #expect(run.type(Self.down, expecting: "Almond, 1 of 1"))
    run.type("\r")
    #expect(run.finish() == 0)
    #expect(run.result() == "Nuts/Almond\n")
  }

  @Test func `a tree of paths is asked about when it is whole`() throws {
    let run = try choose("--tree-from", "path", input: "a/b\n")
    #expect(run.wait(for: "Waiting for options"))
    run.send("c\na/d\n")
    run.endInput()
    #expect(run.wait(for: "a, collapsed, 1 of 2"))
    #expect(run.type("\u{1B}", expecting: "Cancelled"))
    #expect(run.finish() == 130)
  }

  @Test func `typed commands are taken while options arrive`() throws {
    let run = try choose("--input", "line", input: "")
    #expect(run.wait(for: "Waiting for options"))
    #expect(run.type("2\n", expecting: "Waiting for options"))
    run.send("Apple\n")
    #expect(run.wait(for: "Fruit: Apple, combo box, collapsed"))
    run.send("Banana\n")
    #expect(run.type("\n", expecting: "Apple, 1 of "))
    #expect(run.type("=\n", until: "Apple, 1 of 2 so far"))
    run.type("2\n")
    #expect(run.finish() == 0)
    #expect(run.result() == "Banana\n")
    let given = try choose("--input", "line", input: "")
    #expect(given.wait(for: "Waiting for options"))
    #expect(given.type("q\n", expecting: "Cancelled"))
    #expect(given.finish() == 130)
  }

  /// A pipeline as a person types it.
  private func pipeline(_ producer: String, _ arguments: String = "") throws -> TerminalRun {
    let command = "'\(try BuiltCommand.path())' choose --speech off --lang en \(arguments)"
    return try TerminalRun(program: "/bin/sh", ["-c", "\(producer) | \(command)"])
  }

  @Test func `a list without end is asked about, and its producer ends with it`() throws {
    let run = try pipeline("yes", "--kind list")
    #expect(run.wait(for: "so far"))
    #expect(run.type(Self.down, expecting: "y, 2 of "))
    #expect(run.type(Self.end, expecting: "so far"))
    run.type("\r")
    // The pipeline's end is the producer's end.
    #expect(run.finish() == 0)
    #expect(run.result() == "y\n")
    expectCleanEnd(run)
  }

  @Test func `a million options arrive while keys are taken`() throws {
    let run = try pipeline("seq 1000000", "--kind list --output index")
    #expect(run.wait(for: "1, selected, 1 of "))
    #expect(run.type(Self.down, expecting: "2, 2 of "))
    #expect(run.type(Self.end, until: "1000000"))
    run.type("\r")
    #expect(run.finish() == 0)
    #expect(run.result() == "1000000\n")
    expectCleanEnd(run)
  }
}
