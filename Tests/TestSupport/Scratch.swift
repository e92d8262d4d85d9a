import Glibc

/// A folder that is there as long as the value is.
public final class Scratch: Sendable {
  public let path: String

  public init() {
    var template = Array("/tmp/vocalist-test-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? "/nonexistent"
    }
  }

  deinit { Self.remove(path) }

  /// Writes a file, with the folders that it is in, and gives its path.
  @discardableResult public func write(_ name: String, _ text: String) -> String {
    let file = "\(path)/\(name)"
    for index in name.indices where name[index] == "/" {
      mkdir("\(path)/\(name[..<index])", 0o700)
    }
    guard let stream = fopen(file, "w") else { return file }
    fwrite(text, 1, text.utf8.count, stream)
    fclose(stream)
    return file
  }

  public func read(_ name: String) -> String? { try? TestFile.text("\(path)/\(name)") }

  /// The bytes of a file; empty where there is none.
  public func bytes(_ name: String) -> [UInt8] { (try? TestFile.bytes("\(path)/\(name)")) ?? [] }

  public func makeFolder(_ name: String) -> String {
    mkdir("\(path)/\(name)", 0o700)
    return "\(path)/\(name)"
  }

  private static func remove(_ path: String) {
    // A link goes, and not what it leads to.
    if unlink(path) == 0 { return }
    for name in TestFile.entries(of: path) { remove("\(path)/\(name)") }
    rmdir(path)
  }
}
