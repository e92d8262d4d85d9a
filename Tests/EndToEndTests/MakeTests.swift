import Glibc
import TestSupport
import Testing

/// The commands of `make` that the README names, with the program that is already built.
@Suite struct MakeTests {
  /// `make` without its own build, which takes minutes and is what was tested before.
  private func make(_ words: String, environment: [String: String] = [:]) throws -> ShellRun {
    let program = try BuiltCommand.path()
    return try ShellRun(
      "make --no-print-directory -o build -o setup BIN='\(program)' " + words,
      in: SourceFolder.path(), environment: environment)
  }

  @Test
  func `every command of make in the README is a target, and needs only files that are there`()
    throws
  {
    let commands = ReadmeDocument().inline.filter { $0.hasPrefix("make ") }
    #expect(commands.contains("make run") && commands.contains("make test"))
    for command in commands {
      let dry = try make("-n " + command.dropFirst(5))
      #expect(dry.status == 0, "\(command): \(dry.lines)")
    }
    // What prepares a fresh machine: the lists it reads are there, and all is installed here.
    let setup = try ShellRun("Tools/install-packages Tools/packages.txt", in: SourceFolder.path())
    #expect(setup.status == 0)
    #expect(setup.lines.isEmpty)
    let build = try ShellRun("make -n build", in: SourceFolder.path())
    #expect(build.lines.contains { $0.contains("swift build -c release") })
  }

  @Test func `make run plays the demo by keys where there is no terminal`() throws {
    let run = try make("run", environment: ["VOCALIST_OPTIONS": "--speech off"])
    #expect(run.status == 0)
    #expect(run.lines.last == "hello-1")
    #expect(run.lines.contains("Hello 1, 2 of 10"))
  }

  @Test func `make run asks on a terminal`() throws {
    let program = try BuiltCommand.path()
    let script = "cd '\(SourceFolder.path())' && make -o build BIN='\(program)' run"
    // Its standard output is the terminal too, as it is for a person.
    let run = try TerminalRun(
      program: "/bin/sh", ["-c", script + " >/dev/tty"],
      environment: ["VOCALIST_OPTIONS": "--speech off", "PATH": try ShellRun.path])
    #expect(run.wait(for: "collapsed"))
    #expect(run.type("\r", expecting: "10 options"))
    #expect(run.type("\u{1B}[F", expecting: "Hello 9, 10 of 10"))
    run.type("\r")
    #expect(run.finish() == 0)
    #expect(run.lines.last == "hello-9")
    #expect(run.isTerminalRestored)
  }

  @Test func `make install puts everything in its place, and make uninstall takes it away`() throws
  {
    let root = Scratch()
    let prefix = root.path + "/usr"
    #expect(try make("install PREFIX='\(prefix)'").status == 0)
    let installed = try ShellRun("find . -type f | sort", in: root.path)
    #expect(
      installed.lines == [
        "./usr/bin/vocalist", "./usr/share/bash-completion/completions/vocalist",
        "./usr/share/fish/vendor_completions.d/vocalist.fish",
        "./usr/share/man/man1/vocalist.1", "./usr/share/zsh/site-functions/_vocalist",
      ])
    let version = try ShellRun("'\(prefix)/bin/vocalist' --version")
    #expect(version.status == 0)
    #expect(version.lines.first?.hasPrefix("vocalist ") == true)
    // A language that is put beside it is found.
    let locales = prefix + "/share/vocalist/locales"
    let added = try ShellRun(
      "echo '{\"collapsed\": \"fermita\"}' > '\(locales)/eo.arb' && "
        + "'\(prefix)/bin/vocalist' choose --lang eo --speech off --keys Tab Pomo")
    #expect(added.lines.first == "Pomo, combo box, fermita")
    unlink(locales + "/eo.arb")
    #expect(try make("uninstall PREFIX='\(prefix)'").status == 0)
    #expect(try ShellRun("find . -type f", in: root.path).lines.isEmpty)
    #expect(access(prefix + "/share/vocalist", F_OK) != 0)
  }
}
