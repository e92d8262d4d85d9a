import Glibc

@testable import VocalistCommand

/// A folder that goes away with this value.
final class TemporaryFolder {
  let path: String

  init() throws {
    var template = Array("/tmp/vocalist-test-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw FileError() }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Writes a file below the folder and returns its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    try FileBytes.replace(path: path + "/" + name, with: Array(text.utf8))
    return path + "/" + name
  }

  deinit { Self.remove(path) }

  private static func remove(_ path: String) {
    if let folder = opendir(path) {
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != ".", name != ".." { remove(path + "/" + name) }
      }
      closedir(folder)
    }
    Glibc.remove(path)
  }
}
