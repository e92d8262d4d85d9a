import CPseudoTerminal
import Glibc

/// The built command, found beside the test bundle.
enum BuiltCommand {
  struct Failure: Error {
    let what: String
    let code = errno
  }

  static func path(_ name: String = "vocalist") throws -> String {
    guard let resolved = realpath("/proc/self/exe", nil) else { throw Failure(what: "self") }
    defer { free(resolved) }
    let parts = String(cString: resolved).split(separator: "/").dropLast()
    return "/" + (parts + [Substring(name)]).joined(separator: "/")
  }

  /// Starts the command in a session of its own.
  static func spawn(
    _ arguments: [[UInt8]], environment: [String: String], terminal: String?, input: Int32,
    output: Int32, error: Int32
  ) throws -> pid_t {
    try spawn(
      program: try path(), [Array("vocalist".utf8)] + arguments, environment: environment,
      terminal: terminal, input: input, output: output, error: error)
  }

  /// Starts any program so; the first word is its name.
  static func spawn(
    program path: String, _ words: [[UInt8]], environment: [String: String], terminal: String?,
    input: Int32, output: Int32, error: Int32
  ) throws -> pid_t {
    var variables = ["PATH": "/usr/bin:/bin", "TERM": "xterm", "HOME": "/dev/null"]
    variables.merge(environment) { $1 }
    let process = withStrings(words) { arguments in
      withStrings(variables.map { Array("\($0)=\($1)".utf8) }) { environment in
        cpty_spawn(path, arguments, environment, terminal, input, output, error)
      }
    }
    guard process > 0 else { throw Failure(what: path) }
    return process
  }

  private static func withStrings<Result>(
    _ strings: [[UInt8]], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let copies = strings.map { bytes in
      (bytes + [0]).withUnsafeBytes { strdup($0.baseAddress!.assumingMemoryBound(to: CChar.self)) }
    }
    defer { for copy in copies { free(copy) } }
    return (copies + [nil]).withUnsafeBufferPointer { body($0.baseAddress!) }
  }

  /// Waits for the end: the exit status, or the signal as a negative number.
  static func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }
}
