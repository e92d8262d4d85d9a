import Glibc

/// Places and tricks that tests need and leave behind clean enough.
enum Scratch {
  struct Failure: Error {}

  /// A new empty folder.
  static func folder() throws -> String {
    var template = Array("/tmp/vocalist-test-XXXXXX".utf8CString)
    guard let path = mkdtemp(&template) else { throw Failure() }
    return String(cString: path)
  }

  static func read(_ path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Failure() }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = Glibc.read(descriptor, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return bytes
  }

  static func write(_ text: String, to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    guard descriptor >= 0 else { throw Failure() }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    guard Glibc.write(descriptor, bytes, bytes.count) == bytes.count else { throw Failure() }
  }

  /// What is written to standard error while `body` runs.
  static func standardError(_ body: () throws -> Void) throws -> String {
    let path = try folder() + "/stderr"
    let file = open(path, O_RDWR | O_CREAT, 0o600)
    let saved = dup(2)
    dup2(file, 2)
    defer { close(file) }
    do {
      defer {
        dup2(saved, 2)
        close(saved)
      }
      try body()
    }
    return String(decoding: try read(path), as: UTF8.self)
  }
}
