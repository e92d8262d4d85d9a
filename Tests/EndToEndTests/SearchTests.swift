import JSON
import TestSupport
import Testing

/// `search` and its text through the built command, on a terminal and without one.
@Suite struct SearchTests {
  private let scratch = Scratch()
  private let family = "👨‍👩‍👧‍👦"

  private func search(_ arguments: String...) throws -> TerminalRun {
    let run = try TerminalRun(
      ["search", "--lang", "en", "--speech", "off"] + arguments + ["Web", "News"])
    #expect(run.wait(for: "Search, edit, blank, type Web, collapsed"))
    return run
  }

  private func type(_ steps: [(text: String, told: String)], in run: TerminalRun) {
    for step in steps { #expect(run.type(step.text, expecting: step.told), "\(step)") }
  }

  private func expectCleanEnd(_ run: TerminalRun) {
    #expect(run.isTerminalRestored)
    #expect(!run.hasEscape)
  }

  @Test func `Tab goes between the text and the types, of which one is selected`() throws {
    let run = try search()
    type(
      [
        ("hi", "hi"), ("\t", "Type list, expanded: Web, selected, 1 of 2\r\n"),
        ("\u{1B}[B", "News, 2 of 2\r\n"), ("\t", "Search, edit, hi, type Web, collapsed\r\n"),
        ("\u{1B}[Z", "Type list, expanded: Web, selected, 1 of 2\r\n"), ("n", "News, 2 of 2\r\n"),
        (" ", "News selected\r\n"), (" ", "News is selected already\r\n"),
        ("\r", "News is selected already\r\n"),
        ("\u{1B}", "Search, edit, hi, type News, collapsed\r\n"), ("\r", "Search News: hi\r\n"),
      ], in: run)
    #expect(run.finish() == 0)
    #expect(run.result() == "News\nhi\n")
    expectCleanEnd(run)
  }

  @Test func `a text is edited as in a shell, and each edit is told`() throws {
    let run = try search()
    type(
      [
        ("o", "o"), ("n", "n"), ("e", "e"), (" ", " "), ("t", "t"),
        // The text has a line of its own; what is told begins another.
        ("\u{1B}[D", "\r\nt\r\n"), ("\u{1B}[D", "space\r\n"), ("\u{1B}[C", "t\r\n"),
        ("\u{1B}[1;5D", "one\r\n"), ("\u{1B}[1;5C", "t\r\n"), ("\u{1B}[H", "o\r\n"),
        ("\u{1B}[F", "end of text\r\n"), ("\u{1}", "o\r\n"), ("\u{5}", "end of text\r\n"),
        ("\u{7F}", "t deleted\r\n"), ("\u{17}", "one deleted\r\n"),
        // A paste comes in one read, and is told once.
        ("some words", "some words"), ("\u{1}", "\r\ns\r\n"), ("\u{B}", "some words deleted\r\n"),
        ("ab", "ab"), ("\u{15}", "\u{8} \u{8}\u{8} \u{8}"), ("\u{15}", "blank\r\n"),
        ("xy", "xy"),
        ("\r", "Search Web: xy\r\n"),
      ], in: run)
    #expect(run.finish() == 0)
    #expect(run.result() == "Web\nxy\n")
    expectCleanEnd(run)
  }

  @Test func `what people see as one character is one, and is erased by its columns`() throws {
    let run = try search()
    type(
      [
        (family, family), ("\u{1B}[D", "\r\n\(family)\r\n"), ("\u{1B}[C", "end of text\r\n"),
        ("\u{7F}", "\(family) deleted\r\n"), ("e\u{301}", "e\u{301}"), ("中文", "中文"),
        // Two columns each: back, over and back again, twice.
        ("\u{7F}", "\u{8} \u{8}\u{8} \u{8}"), ("\u{7F}", "\u{8} \u{8}\u{8} \u{8}"),
        ("\u{7F}", "\u{8} \u{8}"), ("好", "好"), ("\r", "Search Web: 好\r\n"),
      ], in: run)
    #expect(run.finish() == 0)
    #expect(run.result() == "Web\n好\n")
    expectCleanEnd(run)
  }

  @Test func `a character that comes in two reads is whole`() throws {
    let run = try search()
    let bytes = Array("語".utf8)
    run.type(bytes: bytes[..<1])
    #expect(run.wait(for: "x", within: .milliseconds(150)) == false)
    run.type(bytes: bytes[1...])
    #expect(run.wait(for: "語"))
    run.type("\r")
    #expect(run.finish() == 0)
    #expect(run.result() == "Web\n語\n")
  }

  @Test(arguments: [
    (
      "chars",
      ["h", "i", "space", "y", "y deleted", "hi deleted", "z", "z", "Search Web: z"]
    ),
    ("words", ["", "", "hi", "", "y deleted", "hi deleted", "", "z", "Search Web: z"]),
    (
      "both",
      ["h", "i", "hi, space", "y", "y deleted", "hi deleted", "z", "z", "Search Web: z"]
    ),
    ("none", ["", "", "", "", "", "", "", "z", "Search Web: z"]),
  ])
  func `what is typed is said as --echo tells`(echo: String, spoken: [String]) throws {
    let trace = scratch.path + "/trace"
    let run = try PipedRun([
      "search", "--lang", "en", "--speech", "off", "--echo", echo, "--trace", trace, "--keys",
      "h i Space y Backspace Ctrl+W z Left Enter", "Web", "News",
    ])
    #expect(run.outputText == "Web\nz\n")
    let records = try JSONValue.parseSequence(scratch.bytes("trace"))
    #expect(records.dropFirst().compactMap { $0["spoken"]?.string } == spoken)
  }

  @Test func `a pipe gives the text and the type, and what follows is left`() throws {
    let run = try ShellRun(
      "printf ':2\\nhello\\nrest\\n' | "
        + "(vocalist search --lang en --speech off --output json Web News 2>/dev/null; cat)")
    #expect(run.lines == [#"{"type":"News","text":"hello"}"#, "rest"])
    let again = try PipedRun(
      ["search", "--lang", "en", "--speech", "off", "Web", "News"], input: "\n::q\n")
    #expect(again.outputText == "Web\n:q\n")
    #expect(again.lines.contains { $0.hasPrefix("Nothing to search for. Search, edit, blank") })
  }

  @Test func `without an answer nothing is printed`() throws {
    for (input, status): (String, Int32) in [(":q\n", 130), ("", 1), (":2\n", 1)] {
      let run = try PipedRun(["search", "--speech", "off", "Web", "News"], input: input)
      #expect(run.status == status)
      #expect(run.output.isEmpty)
    }
  }
}
