import Testing

/// Sessions in the made-up languages: a plain Latin word did not come from `Locales`.
@Suite struct PseudoLanguageTests {
  /// Every kind, with its refusals, limits, help and typing; the labels are Chinese.
  private static let sessions: [[String]] = [
    ["--keys", "Enter Down End Down wait:2000 char:9 Ctrl+L Ctrl+O Ctrl+T Escape wait:2000 Tab"],
    ["--keys", "F1 Down Down Down Down Down Down Down Down Down Down Down Down Escape Ctrl+C"],
    ["--wrap", "--open", "--no-value", "--keys", "Up Up Down F2 F3 F5 F6 Ctrl+X char:v Escape"],
    [
      "--multi=2", "--min", "2", "--keys",
      "wait:2000 Space Enter Down Space Down Space Ctrl+A Ctrl+O Up Space Enter",
    ],
    ["--multi", "--keys", "Enter Ctrl+A Ctrl+A Shift+Down F1 Down Down Down Down Escape Escape"],
    ["--kind", "radio", "--keys", "wait:2000 Down Down Down Up Enter"],
    [
      "--kind", "tree", "--tree-from", "path", "--keys",
      "wait:2000 Right Right Left Left Left Down Home Up * End Down Enter",
    ],
    ["--kind", "combobox", "--keys", "wait:2000 char:苹 wait:400 Left Backspace End Right Enter"],
    ["--kind", "combobox", "--keys", "Down Escape char:字 wait:400 Ctrl+X char:? Down Escape Tab"],
    ["--verbosity", "verbose", "--keys", "Left wait:2000 Enter End Enter"],
    ["--timeout", "0.01s", "--keys", "wait:50"],
  ]

  private static let items = "苹果/红\n香蕉\n苹果/绿\n樱桃 1\n"

  @Test(arguments: ["en-XA", "ar-XB"], sessions.indices)
  func `a session has no word that did not come from Locales`(tag: String, number: Int) throws {
    let run = try PipedRun(
      ["choose", "--lang", tag, "-l", "水果", "--speech", "off"] + Self.sessions[number],
      input: Self.items)
    #expect(run.lines.count > 2 || number == 10)
    #expect(Self.plain(run.lines) == [])
  }

  @Test(arguments: ["en-XA", "ar-XB"])
  func `typed commands have no word that did not come from Locales`(tag: String) throws {
    let run = try PipedRun(
      ["choose", "--lang", tag, "--multi", "--speech", "off", "一", "二", "三"],
      input: "?\n\nl\n9\n字\n1 3\n.\n=\nn\np\n+\n-\n/三\n/字\nd\n")
    #expect(run.status == 0)
    #expect(run.lines.count > 12)
    #expect(Self.plain(run.lines) == [])
  }

  /// A line about the arguments quotes them; its own words have accents.
  @Test(arguments: [
    ["nonsense"], ["choose", "--nonsense"], ["choose", "--page-size", "x"],
    ["choose", "--timeout", "x"], ["choose", "--kind", "x"], ["choose", "--label"],
    ["choose", "--value", "x", "a"], ["choose", "--keys", "Nokey", "a"], ["choose"],
    ["choose", "--min", "3", "--multi=2", "a", "b", "c"], ["demo", "x"], ["locale", "show"],
    ["locale", "check"], ["locale", "new"], ["locale", "show", "tlh"], ["completions", "x"],
    ["choose", "--value", "a", "--no-value", "a"], ["choose", "--wrap=x", "a"],
    ["choose", "--locales", "/dev/null", "--lang", "tlh", "a"],
    ["choose", "--speech", "wav:/nonexistent/a.wav", "a"],
  ])
  func `an error comes from Locales`(words: [String]) throws {
    let run = try PipedRun(["--lang", "en-XA"] + words)
    #expect(run.status != 0)
    #expect(run.lines.count == 1)
    // A language that there is not can't be spoken of in itself.
    let isUnknown = words.contains("tlh") && words.first == "choose"
    #expect(isUnknown || run.lines[0].hasPrefix("vocalist: ["), "\(run.lines)")
  }

  /// The lines with two plain letters in a row; a single one is the name of a key.
  private static func plain(_ lines: [String]) -> [String] {
    lines.filter { line in
      zip(line, line.dropFirst()).contains { first, second in
        first.isASCII && first.isLetter && second.isASCII && second.isLetter
      }
    }
  }
}
