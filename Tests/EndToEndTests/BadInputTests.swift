import Testing

/// Each kind of bad input has status 2 and one line, before anything is asked.
@Suite struct BadInputTests {
  @Test(arguments: [
    (["choose", "--labl", "x", "a"], "vocalist: unknown option --labl, did you mean --label?"),
    (["choose", "--page-size", "0", "a"], "vocalist: --page-size must be a whole number"),
    (["choose", "--timeout", "soon", "a"], "vocalist: --timeout must be a time"),
    (["choose", "--input", "mouse", "a"], "vocalist: --input cannot be “mouse”"),
    (["choose", "--speech", "loud", "a"], "vocalist: --speech cannot be “loud”"),
    (["choose", "--label"], "vocalist: option --label needs a value"),
    (["choose", "--keys", "Down Dwon", "a"], "vocalist: unknown key “Dwon”"),
    (
      ["choose", "--value", "b", "--keys", "Tab", "a"], "vocalist: the value “b” is not in the list"
    ),
    (["choose", "--no-value", "--value", "a", "a"], "vocalist: --value and --no-value cannot"),
    (["choose", "--multi", "--kind", "radio", "--keys", "Tab", "a"], "vocalist: the kind radio"),
    (
      ["choose", "--trace", "/dev/null/x", "--keys", "Tab", "a"],
      "vocalist: cannot write /dev/null/x"
    ),
    (["choose", "--lang", "tlh", "a"], "vocalist: no language “tlh”"),
    (
      ["choose", "--locales", "/nonexistent", "--lang", "en", "a"],
      "vocalist: cannot read /nonexistent: No such file or directory"
    ),
    (
      ["locale", "list", "--locales", "/dev/null", "--lang", "zh-Hans"],
      "vocalist: 无法读取 /dev/null：Not a directory"
    ),
    (["chose"], "vocalist: unknown command “chose”, did you mean “choose”?"),
    ([], "vocalist: no command given"),
    (["demo", "nope"], "vocalist: unknown demo “nope”; there are type-select"),
    (["completions", "tcsh"], "vocalist: completions cannot be “tcsh”"),
    (["completions"], "vocalist: a word is missing: bash|zsh|fish"),
    (["man", "x"], "vocalist: unexpected word “x”"),
  ])
  func `a bad command line is answered in one line`(words: [String], line: String) throws {
    let run = try PipedRun(words)
    #expect(run.status == 2)
    #expect(run.lines.count == 1)
    #expect(run.errorText.hasPrefix(line), "\(run.errorText)")
    #expect(run.output.isEmpty)
  }

  @Test func `the line comes in the language asked for`() throws {
    let run = try PipedRun(["choose", "--lang", "zh-Hans", "--labl", "x"])
    #expect(run.errorText == "vocalist: 未知选项 --labl，您要找的是 --label 吗？\n")
  }

  @Test func `bad JSON is told with its place`() throws {
    let run = try PipedRun(["choose", "--json", "--keys", "Tab"], input: "[\"a\",\n \"b\" \"c\"]")
    #expect(run.status == 2)
    #expect(run.errorText.hasPrefix("vocalist: bad JSON at line 2, column "))
    #expect(run.lines.count == 1)
  }

  @Test func `a bad variable and a bad configuration file are told by name`() throws {
    let run = try PipedRun(["choose", "a"], environment: ["VOCALIST_OPTIONS": "--nope"])
    #expect(run.status == 2)
    #expect(run.errorText.hasPrefix("vocalist: in VOCALIST_OPTIONS: unknown option --nope"))
  }

  @Test func `a sound file that cannot be written is told`() throws {
    let run = try PipedRun(["choose", "--speech", "wav:/dev/null/x", "--keys", "Tab", "a"])
    #expect(run.status == 2)
    #expect(run.errorText == "vocalist: cannot write /dev/null/x: Not a directory\n")
    #expect(run.output.isEmpty)
  }

  @Test func `what comes from outside cannot command the terminal`() throws {
    let run = try PipedRun(["choose", "--\u{1B}[31mred"])
    #expect(run.status == 2)
    #expect(!run.hasEscape)
  }
}
