import Glibc
import TestSupport

/// One line for the shell, in an empty folder and with the built command on the path.
struct ShellRun {
  let status: Int32
  /// What went to standard output and standard error, in its order.
  let lines: [String]

  /// Where programs are found: the built command before those of whoever runs the tests.
  static var path: String {
    get throws {
      let built = try BuiltCommand.path("").dropLast()
      return built + ":" + (getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin")
    }
  }

  /// - Parameter folder: where it runs; an empty one where nil.
  init(
    _ line: String, in folder: String? = nil, environment: [String: String] = [:]
  ) throws {
    let scratch = Scratch()
    let output = try Pipe()
    let words = ["sh", "-c", "cd '\(folder ?? scratch.path)' && " + line]
    var variables = ["LANG": "C.UTF-8", "PATH": try Self.path]
    // The compiler keeps what it has read there.
    if let home = getenv("HOME") { variables["HOME"] = String(cString: home) }
    variables["XDG_CONFIG_HOME"] = scratch.path
    variables["XDG_STATE_HOME"] = scratch.path
    variables["XDG_DATA_HOME"] = scratch.path
    variables.merge(environment) { $1 }
    let process = try BuiltCommand.spawn(
      program: "/bin/sh", words.map { Array($0.utf8) }, environment: variables, terminal: nil,
      input: -1, output: output.writing, error: output.writing)
    output.closeWriting()
    let text = String(decoding: output.readAll(), as: UTF8.self)
    status = BuiltCommand.wait(for: process)
    lines = text.split(separator: "\n").map(String.init)
  }
}
