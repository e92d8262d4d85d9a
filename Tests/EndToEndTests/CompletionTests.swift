import Glibc
import TestSupport
import Testing

/// What Tab completes in each shell, in the shell itself.
@Suite struct CompletionTests {
  /// What is typed, and what must stand there after Tab.
  private static let cases = [
    ("vocalist cho", "vocalist choose"),
    ("vocalist choose --type-a", "--type-ahead-timeout"),
    ("vocalist choose --kind comb", "--kind combobox"),
    ("vocalist locale che", "vocalist locale check"),
    ("vocalist demo select-", "vocalist demo select-box"),
    ("vocalist choose --verbosity verb", "--verbosity verbose"),
  ]

  @Test(arguments: ["bash", "zsh"]) func `Tab completes commands, options and their words`(
    shell: String
  ) throws {
    let folder = Scratch()
    let script = try PipedRun(["completions", shell]).outputText
    let file = folder.write("_vocalist", script)
    let run = try TerminalRun(
      program: "/bin/sh",
      ["-c", "exec \(shell) \(shell == "zsh" ? "-f" : "--norc --noprofile") -i >/dev/tty 2>&1"],
      environment: ["TERM": "dumb", "PS1": "> ", "HOME": folder.path, "INPUTRC": "/dev/null"])
    if shell == "zsh" {
      run.type(
        "fpath=('\(folder.path)' $fpath); autoload -Uz compinit; compinit -u -D; print -r ready-''now\n"
      )
    } else {
      run.type("source '\(file)'; echo ready-''now\n")
    }
    #expect(run.wait(for: "ready-now"))
    for (typed, completed) in Self.cases {
      run.type(typed)
      #expect(run.wait(for: typed), "\(run.lines)")
      let rest = completed.dropFirst(Self.overlap(of: typed, completed))
      #expect(run.type("\t", expecting: String(rest)), "\(shell): \(typed): \(run.lines)")
      run.type("\u{15}")
    }
    run.type("\u{15}exit\n")
    _ = run.finish()
  }

  @Test func `fish completes commands, options and their words`() throws {
    let folder = Scratch()
    let file = folder.write("v.fish", try PipedRun(["completions", "fish"]).outputText)
    for (typed, completed) in Self.cases {
      let run = try ShellRun("fish --no-config -c \"source '\(file)'; complete -C '\(typed)'\"")
      let words = run.lines.map { $0.split(separator: "\t").first.map(String.init) ?? "" }
      let word = completed.split(separator: " ").last.map(String.init) ?? ""
      #expect(words.contains(word), "\(typed): \(run.lines)")
    }
  }

  /// How much of the end of what was typed is the beginning of what is completed.
  private static func overlap(of typed: String, _ completed: String) -> Int {
    (0...min(typed.count, completed.count)).last { typed.hasSuffix(completed.prefix($0)) } ?? 0
  }
}
