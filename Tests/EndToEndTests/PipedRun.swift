import Glibc

/// One run of the command without any terminal: what it printed and how it ended.
struct PipedRun {
  let status: Int32
  let output: [UInt8]
  let errors: [UInt8]

  var outputText: String { String(decoding: output, as: UTF8.self) }
  var errorText: String { String(decoding: errors, as: UTF8.self) }
  /// The lines for people, which go to standard error where there is no terminal.
  var lines: [String] { errorText.split(separator: "\n").map(String.init) }
  var hasEscape: Bool { (output + errors).contains(0x1B) }

  init(
    _ arguments: [String], input: String? = nil, environment: [String: String] = [:]
  ) throws {
    try self.init(
      bytes: arguments.map { Array($0.utf8) }, input: input.map { Array($0.utf8) },
      environment: environment)
  }

  /// - Parameter input: nil for `/dev/null`.
  init(bytes arguments: [[UInt8]], input: [UInt8]?, environment: [String: String] = [:]) throws {
    let stdin = try Pipe()
    let stdout = try Pipe()
    let stderr = try Pipe()
    let process = try BuiltCommand.spawn(
      arguments, environment: environment, terminal: nil,
      input: input == nil ? -1 : stdin.reading, output: stdout.writing, error: stderr.writing)
    stdin.closeReading()
    stdout.closeWriting()
    stderr.closeWriting()
    // A program that stops reading early must not end the tests.
    signal(SIGPIPE, SIG_IGN)
    stdin.write(input ?? [])
    stdin.closeWriting()
    output = stdout.readAll()
    errors = stderr.readAll()
    status = BuiltCommand.wait(for: process)
  }
}
