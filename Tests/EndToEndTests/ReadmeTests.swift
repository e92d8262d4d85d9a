import Glibc
import TestSupport
import Testing

/// Every command of the README does what the README says.
@Suite struct ReadmeTests {
  private static let document = ReadmeDocument()
  static let examples = document.examples
  static let scripts = document.blocks.filter { $0.kind == "sh" }
  /// What stands in the text and needs no answer; the commands of `make` are tried by `MakeTests`.
  static let inline = document.inline.filter { !$0.hasPrefix("make ") }

  /// Who answers a script's questions: what is waited for, and the keys that are pressed then.
  private struct Answers {
    /// The beginning of the script.
    let script: String
    let keys: [(after: String, press: String)]
    let shows: [String]
  }

  private static let down = "\u{1B}[B"

  private static let answers = [
    Answers(
      script: "city=$(printf '%s\\n' Oslo",
      keys: [("collapsed", "\r"), ("1 of 3", down), ("2 of 3", down), ("3 of 3", "\r")],
      shows: ["Flying to Tromsø"]),
    Answers(
      script: "vocalist locale new eo",
      keys: [("Pomo, combo box", "\r"), ("1 of 2", down), ("2 of 2", "\r")],
      shows: [
        "vocalist: ./eo.arb is written", "eo.arb:8: separator is missing", "position", "    2 of 5",
      ]),
    Answers(
      script: "city=$(printf '%s\\n' 北京",
      keys: [("城市：北京", "\r"), ("共 3 项", down), ("上海", "\r")], shows: []),
  ]

  @Test func `there are examples in English and in Chinese, and none is left out`() {
    #expect(Self.examples.count >= 2)
    #expect(Self.examples.contains { $0.command.contains("zh-Hans") })
    #expect(Self.scripts.count == Self.answers.count, "each script needs somebody who answers it")
    let kinds = Set(Self.document.blocks.map(\.kind))
    #expect(kinds.isSubset(of: ["console", "sh", "swift"]))
    #expect(Self.inline.contains("vocalist demo"))
  }

  @Test(arguments: examples)
  func `a command of the README prints what it shows`(example: ReadmeDocument.Example) throws {
    let run = try ShellRun(example.command)
    #expect(run.status == 0)
    #expect(run.lines == example.lines)
  }

  @Test(arguments: inline)
  func `a command in the text runs`(command: String) throws {
    // `aplay` is of a package that need not be there.
    let isPresent = try ShellRun("command -v \(command.split(separator: " ")[0])").status == 0
    guard isPresent else { return }
    let run = try ShellRun(command)
    // There need not be a sound card that `aplay -l` could list.
    #expect(run.status == 0 || command == "aplay -l", "\(run.lines)")
    #expect(!run.lines.isEmpty)
  }

  @Test(arguments: scripts)
  func `a script of the README runs, and its questions are answered on a terminal`(
    script: ReadmeDocument.Block
  ) throws {
    let answers = try #require(
      Self.answers.first { script.text.hasPrefix($0.script) },
      "nobody answers: add the script to `answers`")
    let folder = Scratch()
    let run = try TerminalRun(
      program: "/bin/sh",
      ["-c", "cd '\(folder.path)' && PATH=\(try ShellRun.path)\n" + script.text],
      environment: Self.environment(script.text))
    for (text, keys) in answers.keys {
      #expect(run.wait(for: text), "\(run.lines)")
      run.type(keys)
    }
    let status = run.finish()
    // The new language is checked before it is translated, so the last but one command finds faults.
    #expect(status == 0)
    let lines = run.lines + run.result().split(separator: "\n").map(String.init)
    for shown in answers.shows {
      #expect(lines.contains { $0.hasPrefix(shown) }, "no “\(shown)” in \(lines)")
    }
  }

  /// The language that the script is written for, and no voice but where it is asked for.
  private static func environment(_ script: String) -> [String: String] {
    let isChinese = script.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    return [
      "LANG": isChinese ? "zh_CN.UTF-8" : "C.UTF-8", "VOCALIST_OPTIONS": "--speech off",
      "ALSA_CONFIG_PATH": "/dev/null",
    ]
  }

  @Test func `the guide for translators works from its first command to its last`() throws {
    let folder = Scratch()
    let commands = ReadmeDocument("CONTRIBUTING.md").inline.filter { $0.hasPrefix("vocalist ") }
    #expect(commands.first?.hasPrefix("vocalist locale new") == true)
    for command in commands {
      let run = try ShellRun(
        command, in: folder.path,
        environment: [
          "VOCALIST_OPTIONS": "--speech off --keys 'Enter Enter'", "ALSA_CONFIG_PATH": "/dev/null",
        ])
      // The check finds what is not translated yet.
      let expected: Int32 = command.hasPrefix("vocalist locale check") ? 1 : 0
      #expect(run.status == expected, "\(command): \(run.lines)")
      #expect(!run.lines.isEmpty)
    }
  }

  @Test func `the Swift of the README compiles`() throws {
    let folder = Scratch()
    let snippets = Self.document.blocks.filter { $0.kind == "swift" }
    #expect(!snippets.isEmpty)
    for snippet in snippets {
      let file = folder.write("main.swift", snippet.text + "\n")
      // As the package's own modules are compiled: with the module maps of the C libraries.
      let build = try BuiltCommand.path("").dropLast()
      let run = try ShellRun(
        """
        set -- -typecheck -swift-version 6 -warnings-as-errors -I '\(build)/Modules'
        for map in '\(SourceFolder.path("Sources"))'/*/module.modulemap '\(build)'/*.build/module.modulemap
        do set -- "$@" -Xcc -fmodule-map-file="$map"; done
        swiftc "$@" $(pkg-config --cflags dbus-1 | sed 's/-I/-Xcc -I/g') \
          -module-cache-path '\(folder.path)/cache' '\(file)'
        """)
      #expect(run.status == 0, "\(run.lines)")
    }
  }

  @Test func `every option that the README names is there`() throws {
    let text = try TestFile.text(SourceFolder.path("README.md"))
    let help = try ["choose", "demo", "locale", "search", "form"].map {
      try ShellRun("vocalist \($0) --help").lines.joined(separator: "\n")
    }.joined()
    for line in text.split(separator: "\n") where line.hasPrefix("| `-") {
      let cell = line.dropFirst().prefix { $0 != "|" || $0 == "\\" }
      for word in cell.split(whereSeparator: { " `,[=".contains($0) }) where word.hasPrefix("-") {
        #expect(help.contains(word), "\(word)")
      }
    }
  }
}
