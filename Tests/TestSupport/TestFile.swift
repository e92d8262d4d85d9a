import Glibc

/// Small files and folders, read whole.
public enum TestFile {
  public struct Unreadable: Error {
    public let path: String
  }

  public static func text(_ path: String) throws -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  public static func bytes(_ path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Unreadable(path: path) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count >= 0 else { throw Unreadable(path: path) }
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// The names in a folder, sorted, without those that begin with a dot; empty where there is none.
  public static func names(in folder: String) -> [String] {
    entries(of: folder).filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The paths of the files below a folder that end so, sorted.
  public static func paths(below folder: String, ending: String) -> [String] {
    names(in: folder).flatMap { name in
      name.hasSuffix(ending)
        ? ["\(folder)/\(name)"] : paths(below: "\(folder)/\(name)", ending: ending)
    }
  }

  static func entries(of folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}
