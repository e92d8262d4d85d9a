import CPseudoTerminal
import Glibc

/// One run of the command on a pseudo-terminal, as a person has it.
final class TerminalRun {
  let process: pid_t
  private var master: Int32
  private let slave: Int32
  private let stdout: Pipe
  private let stdin: Pipe
  private let before: [UInt8]
  /// Everything that came to the terminal, byte for byte.
  private(set) var screen: [UInt8] = []

  /// - Parameters:
  ///   - program: the built command where nil.
  ///   - input: items on standard input; nil where that is the terminal too.
  ///   - isInputOpen: more items come by `send`, until `endInput`.
  init(
    program: String? = nil, _ arguments: [String], input: String? = nil,
    isInputOpen: Bool = false, environment: [String: String] = [:]
  ) throws {
    var name = [CChar](repeating: 0, count: 256)
    master = cpty_open(&name, name.count)
    let path = String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard master >= 0, slave >= 0 else { throw BuiltCommand.Failure(what: "pseudo-terminal") }
    before = Self.settings(of: slave)
    stdout = try Pipe()
    stdin = try Pipe()
    let program = try program ?? BuiltCommand.path()
    process = try BuiltCommand.spawn(
      program: program, ([program] + arguments).map { Array($0.utf8) }, environment: environment,
      terminal: path,
      input: input == nil ? -1 : stdin.reading, output: stdout.writing, error: -1)
    stdout.closeWriting()
    stdin.closeReading()
    // A program that stops reading early must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    stdin.write(Array((input ?? "").utf8))
    if !isInputOpen { stdin.closeWriting() }
  }

  deinit {
    if master >= 0 { close(master) }
    close(slave)
  }

  /// Reads until the text has come since the last wait; false when it does not within ten seconds.
  @discardableResult
  func wait(for text: String, within time: Duration = .seconds(10)) -> Bool {
    let wanted = Array(text.utf8)
    let deadline = ContinuousClock.now + time
    while ContinuousClock.now < deadline {
      if let end = screen[seen...].firstEnd(of: wanted) {
        seen = end
        return true
      }
      readSome(milliseconds: 20)
    }
    return false
  }

  /// More items arrive.
  func send(_ text: String) { stdin.write(Array(text.utf8)) }

  func endInput() { stdin.closeWriting() }

  /// Nobody reads what would still be sent.
  var isInputBroken: Bool {
    var polled = pollfd(fd: stdin.writing, events: Int16(POLLOUT), revents: 0)
    return poll(&polled, 1, 0) > 0 && polled.revents & Int16(POLLERR) != 0
  }

  /// Types these bytes.
  func type(_ text: String) { type(bytes: Array(text.utf8)) }

  func type(bytes: some Sequence<UInt8>) {
    let bytes = Array(bytes)
    _ = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
  }

  /// Types, and waits for what must be told.
  @discardableResult
  func type(_ text: String, expecting line: String) -> Bool {
    type(text)
    return wait(for: line)
  }

  /// Types again and again, until what must be told is.
  @discardableResult
  func type(_ text: String, until line: String) -> Bool {
    (0..<200).contains { _ in
      type(text)
      return wait(for: line, within: .milliseconds(100))
    }
  }

  /// Closes the terminal's window.
  func hangUp() {
    while readSome(milliseconds: 0) {}
    close(master)
    // A number that poll passes over.
    master = -1
  }

  /// Reads to the end of the process; a run that does not end is killed and has status -9.
  func finish() -> Int32 {
    let deadline = ContinuousClock.now + .seconds(10)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      drain()
      readSome(milliseconds: 10)
      if ContinuousClock.now > deadline { kill(process, SIGKILL) }
    }
    while readSome(milliseconds: 0) {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }

  /// What came to standard output; only after `finish`.
  func result() -> String { String(decoding: printed + stdout.readAll(), as: UTF8.self) }

  /// What has come to standard output so far.
  private var printed: [UInt8] = []

  /// A pipe that nobody reads would hold the process up when it is full.
  private func drain() {
    var polled = pollfd(fd: stdout.reading, events: Int16(POLLIN), revents: 0)
    var buffer = [UInt8](repeating: 0, count: 4096)
    while poll(&polled, 1, 0) > 0, polled.revents & Int16(POLLIN) != 0 {
      let count = read(stdout.reading, &buffer, buffer.count)
      guard count > 0 else { return }
      printed += buffer[..<count]
    }
  }

  /// The terminal's settings are as they were before.
  var isTerminalRestored: Bool { Self.settings(of: slave) == before }

  /// The screen as lines, without the carriage returns that the terminal adds.
  var lines: [String] {
    screen.split(separator: 0x0A).map { line in
      String(decoding: line.filter { $0 != 0x0D }, as: UTF8.self)
    }
  }

  var hasEscape: Bool { screen.contains(0x1B) }

  // MARK: - Reading

  private var seen = 0

  @discardableResult
  private func readSome(milliseconds: Int32) -> Bool {
    var polled = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&polled, 1, milliseconds) > 0, polled.revents & Int16(POLLIN) != 0 else {
      return false
    }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(master, &buffer, buffer.count)
    guard count > 0 else { return false }
    screen += buffer[..<count]
    return true
  }

  private static func settings(of descriptor: Int32) -> [UInt8] {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    return withUnsafeBytes(of: settings) { Array($0) }
  }
}

extension ArraySlice<UInt8> {
  /// Where the first occurrence ends.
  fileprivate func firstEnd(of wanted: [UInt8]) -> Int? {
    guard wanted.count <= count else { return nil }
    return (startIndex...(endIndex - wanted.count)).first { self[$0...].starts(with: wanted) }
      .map { $0 + wanted.count }
  }
}
