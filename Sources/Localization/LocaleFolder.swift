import Glibc

/// A folder that holds locale files, by the names of their languages.
public struct LocaleFolder: Sendable, Equatable {
  public var path: String
  /// Whether a broken file in it is an error, and its absence: the person named this folder.
  public var isStrict: Bool

  public init(path: String, isStrict: Bool = false) {
    self.path = path
    self.isStrict = isStrict
  }

  /// The tags there are files for, or those of one language, sorted; empty where there is no such
  /// folder.
  func tags(of language: String? = nil) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var tags: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes -> String? in
        let name = bytes.prefix { $0 != 0 }
        if let language, !Subtags.isOf(language, name) { return nil }
        return String(decoding: name, as: UTF8.self)
      }
      guard let name, name.hasSuffix(".arb") else { continue }
      let tag = String(name.dropLast(4))
      if LanguageTag.isWellFormed(tag) { tags.append(tag) }
    }
    return tags.sorted()
  }

  /// A folder that the person named has to be there; others may be missing.
  func expectThere() throws(LocaleFault) {
    guard isStrict else { return }
    guard let folder = opendir(path) else {
      throw .unreadableFolder(path: path, reason: String(cString: strerror(errno)))
    }
    closedir(folder)
  }

  func file(for tag: String) -> String { "\(path)/\(tag).arb" }
}

/// Files as bytes, without Foundation.
enum FileText {
  /// Nil where it cannot be read.
  static func read(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        return nil
      }
      bytes += buffer[..<count]
    }
  }
}
