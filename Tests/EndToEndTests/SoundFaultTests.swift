import CPseudoTerminal
import Glibc
import TestSupport
import Testing

/// Sound that fails in each way for real: one line says why, text goes on, speech comes back.
@Suite(.serialized) struct `Sound that fails` {
  private static let down = "\u{1B}[B"
  private static let up = "\u{1B}[A"
  /// Long enough to be in the middle of.
  private static let long = "an option whose label takes its time, and goes on, and has not ended"

  private func ask(
    _ card: SoundCard, speech: String = "espeak", without capabilities: [String] = [],
    environment: [String: String] = [:]
  ) throws -> TerminalRun {
    let arguments = [
      "choose", "--lang", "en", "--kind", "list", "--speech", speech, Self.long, "Banana",
    ]
    let variables = card.environment.merging(environment) { $1 }
    guard !capabilities.isEmpty, geteuid() == 0 else {
      return try TerminalRun(arguments, environment: variables)
    }
    // Root may open what is held and what is forbidden; a person may not.
    let dropped = capabilities.map { "-" + $0 }.joined(separator: ",")
    return try TerminalRun(
      program: "/usr/bin/setpriv",
      ["--inh-caps=" + dropped, "--bounding-set=" + dropped, try BuiltCommand.path()] + arguments,
      environment: variables)
  }

  /// Text goes on without sound, and after it has come back something is heard.
  private func goesOn(
    _ run: TerminalRun, _ card: SoundCard, told line: String, comesBack: () throws -> Void
  ) throws {
    #expect(run.wait(for: line), "\(run.lines)")
    #expect(run.type(Self.down, expecting: "Banana, 2 of 2"))
    #expect(run.type(Self.up, expecting: "1 of 2"))
    try comesBack()
    let before = card.heard
    #expect(run.type(Self.down, until: "Sound is back"))
    try card.eventually { card.heard > before }
    run.type("\r")
    #expect(run.finish() == 0)
    #expect(!run.result().isEmpty)
    #expect(run.isTerminalRestored)
    // Each is told once, whatever is said meanwhile.
    #expect(run.lines.filter { $0.contains(line) }.count == 1)
    #expect(run.lines.filter { $0 == "Sound is back" }.count == 1)
  }

  @Test func `no card`() throws {
    let card = SoundCard()
    let run = try ask(card)
    try goesOn(run, card, told: "No sound: there is no sound card (") { try card.start() }
  }

  @Test func `a card that another program holds`() throws {
    let card = SoundCard()
    try card.start()
    // A device node that is open for us alone, as a card without mixing is for whoever plays.
    let device = try Device()
    defer { withExtendedLifetime(device) {} }
    #expect(device.hold())
    card.use("type oss device \"\(device.path)\"")
    let run = try ask(card, without: ["sys_admin"])
    try goesOn(run, card, told: "No sound: another program holds the sound card") {
      card.use("type pulse")
    }
  }

  @Test func `a card that may not be used`() throws {
    let card = SoundCard()
    try card.start()
    let device = try Device()
    defer { withExtendedLifetime(device) {} }
    #expect(chmod(device.path, 0) == 0)
    card.use("type oss device \"\(device.path)\"")
    let run = try ask(card, without: ["dac_override", "dac_read_search"])
    try goesOn(run, card, told: "No sound: no permission to use the sound card") {
      card.use("type pulse")
    }
  }

  @Test func `a card that goes away in the middle of a label`() throws {
    let card = SoundCard()
    try card.start()
    let run = try ask(card)
    #expect(run.wait(for: "1 of 2"))
    try card.eventually { card.heard > 2000 }
    card.kill()
    try goesOn(run, card, told: "The sound card is gone (") { try card.start() }
  }

  @Test func `an engine without its data`() throws {
    let card = SoundCard()
    try card.start()
    let folder = card.scratch.makeFolder("data")
    let run = try ask(card, environment: ["ESPEAK_DATA_PATH": folder])
    try goesOn(run, card, told: "No speech: espeak-ng has no data in \(folder)") {
      let data = try #require(Self.dataFolder)
      #expect(symlink(data, folder + "/espeak-ng-data") == 0)
    }
  }

  @Test(arguments: [SIGKILL, SIGSTOP])
  func `a speech server that is killed or stopped in the middle of a label`(signal: Int32) throws {
    let card = SoundCard()
    try card.start()
    let socket = card.scratch.path + "/speechd.sock"
    let server = try card.run(
      "/usr/bin/speech-dispatcher",
      [
        "-s", "-t", "0", "-c", "unix_socket", "-S", socket, "-L", card.scratch.path, "-P",
        card.scratch.path + "/pid",
      ])
    try card.eventually { access(socket, F_OK) == 0 }
    let run = try ask(
      card, speech: "speechd", environment: ["SPEECHD_ADDRESS": "unix_socket:" + socket])
    #expect(run.wait(for: "1 of 2"))
    try card.eventually { card.heard > 2000 }
    kill(server, signal)
    #expect(run.wait(for: "The speech server does not answer"))
    #expect(run.type(Self.down, expecting: "Banana, 2 of 2"))
    let before = card.heard
    run.type("\r")
    // The result is heard by the other voice before the end.
    #expect(run.finish() == 0)
    #expect(run.result() == "Banana\n")
    try card.eventually { card.heard > before + 2000 }
    #expect(run.lines.filter { $0.hasPrefix("The speech server") }.count == 1)
  }

  /// A terminal that nobody types on: a device node with the rules of one.
  private final class Device {
    let path: String
    private let master: Int32
    private let slave: Int32

    init() throws {
      var name = [CChar](repeating: 0, count: 256)
      master = cpty_open(&name, name.count)
      path = String(
        decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
      guard master >= 0, slave >= 0 else { throw BuiltCommand.Failure(what: "device") }
    }

    deinit {
      close(slave)
      close(master)
    }

    /// Nobody else can open it as long as it is there.
    func hold() -> Bool { ioctl(slave, UInt(TIOCEXCL)) == 0 }
  }

  private static var dataFolder: String? {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob("/usr/lib/*/espeak-ng-data", 0, nil, &found) == 0, let first = found.gl_pathv[0]
    else { return nil }
    return String(cString: first)
  }
}
