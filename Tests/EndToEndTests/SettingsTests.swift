import Glibc
import TestSupport
import Testing

/// What is kept between sessions, and where options come from besides the command line.
@Suite struct SettingsTests {
  /// A home of its own, which goes away with this value.
  private final class Home {
    let path: String
    init() throws {
      var template = Array("/tmp/vocalist-home-XXXXXX".utf8CString)
      guard mkdtemp(&template) != nil else { throw BuiltCommand.Failure(what: "mkdtemp") }
      path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
    deinit {
      for name in ["state/vocalist/settings", "state/vocalist/choices", "state/vocalist", "state"] {
        remove(path + "/" + name)
      }
      remove(path)
    }
    var environment: [String: String] { ["HOME": path, "XDG_STATE_HOME": path + "/state"] }
  }

  private func demo(_ home: Home, keys: String, _ arguments: String...) throws -> PipedRun {
    try PipedRun(
      ["demo", "select-box", "--speech", "off", "--keys", keys] + arguments,
      environment: home.environment)
  }

  @Test func `rate and verbosity changed by key are there in the next session`() throws {
    let home = try Home()
    let first = try demo(home, keys: "F3 Ctrl+X v Escape")
    #expect(first.lines.contains("Rate 200"))
    let settings = try TestFile.text(home.path + "/state/vocalist/settings")
    #expect(settings.split(separator: "\n").contains("rate = 200"))
    #expect(settings.split(separator: "\n").contains("verbosity = verbose"))
    #expect(try demo(home, keys: "F3 Escape").lines.contains("Rate 225"))
    #expect(try demo(home, keys: "F3 Escape", "--rate", "100").lines.contains("Rate 125"))
  }

  @Test func `pitch, punctuation and a stretched rate changed by key are there too`() throws {
    let home = try Home()
    let first = try demo(home, keys: "Ctrl+X u Ctrl+X y F3 F5 Escape", "--rate", "600")
    #expect(first.lines.contains("Pitch 60"))
    #expect(first.lines.contains("Punctuation most"))
    #expect(first.lines.contains("Rate 625"))
    let settings = try TestFile.text(home.path + "/state/vocalist/settings")
    let lines = settings.split(separator: "\n").sorted()
    #expect(lines == ["pitch = 60", "punctuation = most", "rate = 625", "volume = 90"])
    let second = try demo(home, keys: "Ctrl+X d Ctrl+X y Escape")
    #expect(second.lines.contains("Pitch 50"))
    #expect(second.lines.contains("Punctuation all"))
  }

  @Test func `speech off and a volume under 20 are not kept`() throws {
    let home = try Home()
    let softer = Array(repeating: "F5", count: 9).joined(separator: " ")
    _ = try demo(home, keys: softer + " F4 Escape")
    #expect(access(home.path + "/state/vocalist/settings", F_OK) != 0)
  }

  @Test func `a broken line in the program's own file keeps nobody out`() throws {
    let home = try Home()
    _ = try demo(home, keys: "F3 Escape")
    let descriptor = open(home.path + "/state/vocalist/settings", O_WRONLY | O_APPEND)
    _ = "future = 1\n".withCString { write(descriptor, $0, 11) }
    close(descriptor)
    #expect(try demo(home, keys: "Tab").status == 0)
  }

  @Test func `the prefix can be another key`() throws {
    let home = try Home()
    let run = try demo(home, keys: "Ctrl+Y Up Escape", "--prefix", "Ctrl+Y")
    #expect(run.lines.contains("Rate 200"))
    let bad = try demo(home, keys: "Tab", "--prefix", "Hyper+Y")
    #expect(bad.status == 2)
    #expect(bad.errorText == "vocalist: --prefix must be a key such as Ctrl+X, but is “Hyper+Y”\n")
  }

  @Test func `hints end after three sessions with a choice`() throws {
    let home = try Home()
    for _ in 0..<3 {
      let run = try TerminalRun(
        ["choose", "--speech", "off", "a", "b"], environment: home.environment)
      #expect(run.wait(for: "collapsed"))
      #expect(run.wait(for: "Enter expands"))
      run.type("\t")
      #expect(run.finish() == 0)
    }
    let known = try demo(home, keys: "wait:3000 Tab")
    #expect(!known.lines.contains { $0.contains("Enter expands") })
    let verbose = try demo(home, keys: "wait:3000 Tab", "--verbosity", "verbose")
    #expect(verbose.lines.contains { $0.contains("Enter expands") })
  }
}
