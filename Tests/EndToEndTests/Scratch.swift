import Glibc

/// A folder that is there as long as the value is.
final class Scratch {
  let path: String

  init() {
    var template = Array("/tmp/vocalist-test-XXXXXX".utf8CString)
    path = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) } ?? "/nonexistent"
    }
  }

  deinit { Self.remove(path) }

  /// Writes a file, and gives its path.
  @discardableResult func write(_ name: String, _ text: String) -> String {
    let file = "\(path)/\(name)"
    guard let stream = fopen(file, "w") else { return file }
    fputs(text, stream)
    fclose(stream)
    return file
  }

  func read(_ name: String) -> String? { try? FileText.read("\(path)/\(name)") }

  /// The bytes of a file; empty where there is none.
  func bytes(_ name: String) -> [UInt8] { (try? FileText.bytes("\(path)/\(name)")) ?? [] }

  func makeFolder(_ name: String) -> String {
    mkdir("\(path)/\(name)", 0o700)
    return "\(path)/\(name)"
  }

  private static func remove(_ path: String) {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        }
        if name == "." || name == ".." { continue }
        // A link goes, and not what it leads to.
        let file = "\(path)/\(name)"
        if unlink(file) != 0 { remove(file) }
      }
      closedir(folder)
    }
    rmdir(path)
  }
}
