import Glibc
import Testing

/// Inputs that broke other programs of this kind.
@Suite struct CaseTests {
  private func choose(
    _ arguments: String..., input: String, environment: [String: String] = [:]
  ) throws -> PipedRun {
    try PipedRun(["choose", "--speech", "off"] + arguments, input: input, environment: environment)
  }

  @Test(arguments: [
    "this is a <test>", "<b>x</b>", "Bob's", "&amp;", "[[h@l'oU]]", "{name}", "{0, plural, other",
    "'{'", "NEW RELEASE", "..", "...", "autogen.sh.", "100%s", "\\n", "👍😜", "🏳️‍🌈", "⁉", "好",
    "此电脑 means this computer", "wifi 密码", "VS Code 设置", "共 2019 项", "0.0", "3.5 GB",
    "1,234,444.245", "in\u{AD}ter\u{200B}net", "全角\u{3000}空格",
    String(repeating: "好", count: 2000), String(repeating: "한", count: 2000),
  ])
  func `a label is printed as it is, in an English and in a Chinese interface`(label: String) throws
  {
    let run = try choose("--keys", "Enter Enter", input: label + "\nother\n")
    #expect(run.outputText == label + "\n")
    #expect(run.lines.last == label + " selected")
    #expect(run.lines.contains("list, expanded: \(label), 1 of 2"))
    let chinese = try choose(
      "--lang", "zh-Hans", "--keys", "Enter Enter", input: label + "\nother\n")
    #expect(chinese.outputText == label + "\n")
    #expect(chinese.lines.contains("列表，已展开：\(label)，第 1 项，共 2 项"))
  }

  @Test(arguments: [
    ("\u{1}450S", "␁450S"), ("\u{1B}[31mred", "␛[31mred"), ("bell\u{7}", "bell␇"),
    ("a\rb", "a␍b"), ("left\u{202E}right", "left\\u{202E}right"), ("a\u{9B}2Jb", "a\\u{9B}2Jb"),
    ("a\u{7F}b", "a␡b"), ("[[h@l'oU]]", "[[h@l'oU]]"),
  ])
  func `what would command a terminal is there to be seen`(label: String, shown: String) throws {
    let run = try choose("--keys", "Enter Enter", input: label + "\nother\n")
    #expect(run.output == Array((label + "\n").utf8))
    #expect(run.lines.last == shown + " selected")
  }

  @Test(arguments: [
    "\u{1}450S", "\u{1B}[31mred", "bell\u{7}", "a\rb", "left\u{202E}right", "a\u{9B}2Jb",
  ])
  func `a label that would command the terminal does not`(label: String) throws {
    let run = try choose("--keys", "Enter Enter", input: label + "\nother\n")
    #expect(run.output == Array((label + "\n").utf8))
    let harmful = run.errorText.unicodeScalars.filter { scalar in
      scalar != "\n"
        && (scalar.properties.generalCategory == .control || scalar == "\u{202E}")
    }
    #expect(harmful.isEmpty)
  }

  @Test(arguments: ["", "   "])
  func `an empty label is told as blank and chosen byte for byte`(label: String) throws {
    let english = try choose("--keys", "Enter Down Enter", input: "a\n\(label)\nb\n")
    #expect(english.lines.contains("blank, 2 of 3"))
    #expect(english.outputText == label + "\n")
    let chinese = try choose(
      "--lang", "zh-Hans", "--keys", "Enter Down Enter", input: "a\n\(label)\nb\n")
    #expect(chinese.lines.contains("空白，第 2 项，共 3 项"))
  }

  @Test func `two options with one label are told apart and the right value comes out`() throws {
    let run = try choose(
      "--label-delimiter", ":", "--keys", "Enter Down Enter", input: "Same:1\nSame:2\n")
    #expect(run.outputText == "2\n")
    #expect(run.lines.contains("Same, 2 of 2"))
  }

  @Test func `a description that equals the label is said once`() throws {
    let run = try choose(
      "--json", "--verbosity", "verbose", "--keys", "Enter Down Escape Escape",
      input: #"["x", {"label": "Apple", "description": "Apple"}]"#)
    let line = run.lines.first { $0.contains("Apple") && $0.contains("2 of 2") }
    #expect(line?.split(separator: "Apple", omittingEmptySubsequences: false).count == 2)
  }

  @Test func `several piped answers serve several questions`() throws {
    let path = try BuiltCommand.path()
    let output = try Pipe()
    let errors = try Pipe()
    let script = """
      printf '2\\n1\\nrest\\n' | {
        '\(path)' choose --speech off Apple Banana
        '\(path)' choose --speech off Cherry Durian
        cat
      }
      """
    let process = try BuiltCommand.spawn(
      program: "/bin/sh", ["sh", "-c", script].map { Array($0.utf8) }, environment: [:],
      terminal: nil, input: -1, output: output.writing, error: errors.writing)
    output.closeWriting()
    errors.closeWriting()
    #expect(String(decoding: output.readAll(), as: UTF8.self) == "Banana\nCherry\nrest\n")
    #expect(BuiltCommand.wait(for: process) == 0)
  }

  @Test func `in a list of sixty numbered labels each stands before its position`() throws {
    let items = (1...60).map { "Language \($0)\n" }.joined()
    let run = try choose("--keys", "Enter char:5 char:3 Enter", input: items)
    #expect(run.lines.contains("Language 53, 53 of 60"))
    #expect(run.outputText == "Language 53\n")
  }

  @Test(arguments: ["", "n", "n\n", "Ban", "zzz\n", "/Ban\n", "l\n", "?\n", "9\n", "\n", ".\n=\n"])
  func `typed commands that end before an answer choose nothing`(input: String) throws {
    let run = try PipedRun(["choose", "--speech", "off", "Apple", "Banana"], input: input)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    // Each command is answered once: the end of the input is no reason to ask again.
    #expect(run.lines.count < 5)
  }

  @Test func `a terminal that goes away ends the question`() throws {
    let run = try TerminalRun(["choose", "--speech", "off", "Apple", "Banana"])
    #expect(run.wait(for: "collapsed"))
    run.hangUp()
    #expect(run.finish() == -SIGHUP)
    #expect(run.result() == "")
  }

  @Test func `nobody who reads the result is no error to tell`() throws {
    let run = try ShellRun(
      "vocalist choose --speech off --keys 'Enter Down Enter' Apple Banana | head -c0")
    #expect(run.status == 0)
    #expect(!run.lines.isEmpty)
    #expect(!run.lines.contains { $0.hasPrefix("vocalist") })
  }

  @Test func `an empty line where nothing is focused chooses nothing`() throws {
    let run = try PipedRun(
      ["choose", "--speech", "off", "--no-value", "a", "b"], input: "\n\n\n")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
  }

  @Test func `a Chinese interface needs no installed system locale`() throws {
    let run = try choose(
      "--keys", "Tab", input: "a\n", environment: ["LANG": "zh_CN.UTF-8", "LC_ALL": ""])
    #expect(run.lines.first == "a，组合框，已折叠")
  }

  @Test(arguments: [
    ("完成\n", "zh-Hans"), ("q\n", "zh-Hans"), ("退出\n", "zh-Hans"), ("離開\n", "zh-Hant"),
    ("done\n", "zh-Hans"), ("Quit\n", "zh-Hant"), ("ｑ\n", "zh-Hans"),
  ])
  func `commands are understood in Chinese and in ASCII`(line: String, language: String) throws {
    let run = try PipedRun(
      ["choose", "--speech", "off", "--multi", "--lang", language, "a", "b"],
      input: "1\n" + line)
    let isDone = line == "完成\n" || line == "done\n"
    #expect(run.status == (isDone ? 0 : 130))
    #expect(run.outputText == (isDone ? "a\n" : ""))
  }

  @Test func `being suspended and continued gives the terminal back and says where one is`() throws
  {
    // A shell with job control stands between, since nobody could continue an orphan.
    let path = try BuiltCommand.path()
    let script =
      "set -m; '\(path)' choose --speech off -l Fruit Apple Banana; echo stopped >&2; read x; fg"
    let run = try TerminalRun(program: "/bin/sh", ["-c", script])
    #expect(run.wait(for: "collapsed"))
    #expect(run.type("\r", expecting: "1 of 2"))
    #expect(!run.isTerminalRestored)
    // The shell waits for a line before it continues the command, so there is time to look.
    #expect(run.type("\u{1A}", expecting: "stopped"))
    #expect(run.isTerminalRestored)
    run.type("\n")
    #expect(run.wait(for: "Fruit list"))
    #expect(run.type("\u{1B}[B", expecting: "Banana, 2 of 2"))
    run.type("\r")
    #expect(run.finish() == 0)
    #expect(run.result().hasSuffix("Banana\n"))
    #expect(run.isTerminalRestored)
    #expect(!run.hasEscape)
  }

  @Test func `a paste after an Enter chooses nothing`() throws {
    let run = try TerminalRun(["choose", "--speech", "off", "Apple", "Banana"])
    #expect(run.wait(for: "collapsed"))
    #expect(run.type("\rban\r", expecting: "Pasted"))
    #expect(run.type("\u{3}", expecting: "Cancelled"))
    #expect(run.finish() == 130)
    #expect(run.result() == "")
  }

  @Test func `keys typed ahead belong to the next program`() throws {
    let run = try TerminalRun(["choose", "--speech", "off", "Apple", "Banana"])
    #expect(run.wait(for: "collapsed"))
    run.type("\t")
    #expect(run.finish() == 0)
    #expect(run.result() == "Apple\n")
    #expect(run.isTerminalRestored)
  }
}
