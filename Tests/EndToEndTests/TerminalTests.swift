import Glibc
import Testing

/// `choose` on a terminal, as a person has it.
@Suite struct TerminalTests {
  private let items = ["Apple", "Banana", "Cherry"]

  private func choose(_ arguments: String...) throws -> TerminalRun {
    try TerminalRun(["choose", "--speech", "off", "--label", "Fruit"] + arguments + items)
  }

  private func expectCleanEnd(_ run: TerminalRun) {
    #expect(run.isTerminalRestored)
    #expect(!run.hasEscape)
  }

  @Test func `keys choose and each is told in one line`() throws {
    let run = try choose()
    #expect(run.wait(for: "collapsed"))
    #expect(run.type("\r", expecting: "1 of 3"))
    #expect(run.type("\u{1B}[B", expecting: "2 of 3"))
    #expect(run.type("c", expecting: "3 of 3"))
    run.type("\r")
    #expect(run.finish() == 0)
    #expect(run.result() == "Cherry\n")
    #expect(
      run.lines == [
        "Fruit: Apple, combo box, collapsed", "Fruit list, expanded: Apple, 1 of 3",
        "Banana, 2 of 3", "Cherry, 3 of 3", "Cherry selected",
      ])
    expectCleanEnd(run)
  }

  @Test func `items on standard input leave the keyboard to the terminal`() throws {
    let run = try TerminalRun(
      ["choose", "--speech", "off"], input: "a\nb\n")
    #expect(run.wait(for: "collapsed"))
    #expect(run.type(" ", expecting: "1 of 2"))
    #expect(run.type("\u{1B}[F", expecting: "2 of 2"))
    run.type(" ")
    #expect(run.finish() == 0)
    #expect(run.result() == "b\n")
    expectCleanEnd(run)
  }

  @Test func `Escape collapses and then cancels`() throws {
    let run = try choose()
    #expect(run.wait(for: "collapsed"))
    #expect(run.type("\r", expecting: "1 of 3"))
    #expect(run.type("\u{1B}", expecting: "Unchanged, Fruit: Apple"))
    #expect(run.type("\u{1B}", expecting: "Cancelled"))
    #expect(run.finish() == 130)
    #expect(run.result() == "")
    expectCleanEnd(run)
  }

  @Test func `typed commands choose by number and by label`() throws {
    let run = try choose("--input", "line")
    #expect(run.wait(for: "collapsed"))
    #expect(run.type("\n", expecting: "1 of 3"))
    #expect(run.type("xyz\n", expecting: "Not understood: xyz"))
    #expect(run.type("b\n", expecting: "Banana, 2 of 3"))
    run.type("3\n")
    #expect(run.finish() == 0)
    #expect(run.result() == "Cherry\n")
    expectCleanEnd(run)
  }

  @Test func `a dumb terminal is asked by lines`() throws {
    let run = try TerminalRun(
      ["choose", "--speech", "off"] + items, environment: ["TERM": "dumb"])
    #expect(run.wait(for: "collapsed"))
    run.type("q\n")
    #expect(run.finish() == 130)
    expectCleanEnd(run)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT, SIGILL, SIGUSR1, SIGPIPE])
  func `a signal gives the terminal back and is raised again`(signal: Int32) throws {
    let run = try choose()
    #expect(run.wait(for: "collapsed"))
    kill(run.process, signal)
    #expect(run.finish() == -signal)
    expectCleanEnd(run)
  }

  @Test func `Ctrl+C cancels whatever the state`() throws {
    let run = try choose("--open")
    #expect(run.wait(for: "expanded"))
    run.type("\u{3}")
    #expect(run.finish() == 130)
    expectCleanEnd(run)
  }

  @Test func `time runs out on a terminal`() throws {
    let run = try choose("--timeout", "200ms")
    #expect(run.wait(for: "Time is up, nothing chosen"))
    #expect(run.finish() == 124)
    expectCleanEnd(run)
  }

  @Test func `suspending gives the terminal to the shell, and coming back says where one is`()
    throws
  {
    let script = "'\(try BuiltCommand.path())' choose --speech off --label Fruit Apple Banana; "
    let run = try TerminalRun(
      program: "/bin/bash", ["-mc", script + "echo stopped > /dev/tty; read -r; fg > /dev/null"])
    #expect(run.wait(for: "collapsed"))
    #expect(run.type("\r", expecting: "1 of 2"))
    #expect(run.type("\u{1A}", expecting: "stopped"))
    #expect(run.isTerminalRestored)
    #expect(run.type("\n", expecting: "Fruit list, expanded: Apple, 1 of 2"))
    run.type("\u{1B}[B\r")
    #expect(run.finish() == 0)
    #expect(run.result().contains("Banana\n"))
    expectCleanEnd(run)
  }

  @Test func `keys typed ahead of the end belong to the next program`() throws {
    let script =
      "'\(try BuiltCommand.path())' choose --speech off Apple Banana; read -r x; echo \"$x\""
    let run = try TerminalRun(program: "/bin/bash", ["-c", script])
    #expect(run.wait(for: "collapsed"))
    run.type("\t")
    #expect(run.wait(for: "Apple selected"))
    run.type("next\n")
    #expect(run.finish() == 0)
    #expect(run.result() == "Apple\nnext\n")
    expectCleanEnd(run)
  }

  @Test func `the prefix and a colon go over to typed commands`() throws {
    let run = try choose()
    #expect(run.wait(for: "collapsed"))
    #expect(run.type("\u{18}:", expecting: "Typed commands"))
    #expect(run.type("ban\n", expecting: "Banana, 2 of 3"))
    run.type("3\n")
    #expect(run.finish() == 0)
    #expect(run.result() == "Cherry\n")
    expectCleanEnd(run)
  }

  @Test func `a combobox takes text, commands after the prefix, and Chinese`() throws {
    let run = try TerminalRun(
      ["choose", "--speech", "off", "--label", "State", "--kind", "combobox", "Texas", "北京"])
    #expect(run.wait(for: "blank"))
    #expect(run.type("t", expecting: "1 match: Texas"))
    #expect(run.type("\u{18}", expecting: "Ctrl+X"))
    #expect(run.type("w", expecting: "State, combo box"))
    // Other lines have come after what was typed, so it can't be erased there.
    #expect(run.type("\u{7F}", expecting: "t deleted"))
    #expect(run.type("北", expecting: "1 match: 北京"))
    #expect(run.type("\u{1B}[B", expecting: "北京"))
    #expect(run.type("\r", expecting: "北京 selected"))
    run.type("\r")
    #expect(run.finish() == 0)
    #expect(run.result() == "北京\n")
    expectCleanEnd(run)
  }

  @Test func `without items the terminal is told how to give them`() throws {
    let run = try TerminalRun(["choose"])
    #expect(run.finish() == 2)
    #expect(run.lines.count == 1)
    #expect(run.lines.first?.hasPrefix("vocalist: nothing to choose from") == true)
  }
}
