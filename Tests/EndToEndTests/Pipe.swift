import CPseudoTerminal
import Glibc

/// A pipe that children do not inherit by accident.
final class Pipe {
  private(set) var reading: Int32 = -1
  private(set) var writing: Int32 = -1

  init() throws {
    var ends: [Int32] = [0, 0]
    guard cpty_pipe(&ends) == 0 else { throw BuiltCommand.Failure(what: "pipe") }
    reading = ends[0]
    writing = ends[1]
  }

  deinit {
    closeReading()
    closeWriting()
  }

  func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  /// Writes from here to the other side; what is written must fit the pipe's buffer.
  func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(writing, $0.baseAddress, $0.count) }
      if count < 0 { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Everything up to the end.
  func readAll() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(reading, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno != EINTR {
        return bytes
      }
    }
  }
}
