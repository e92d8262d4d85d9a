import Glibc
import Testing

/// The arrows of the design point down only: the core knows no library and no device.
@Suite struct `What the core imports` {
  @Test(arguments: [("SelectionModel", [String]()), ("Narration", ["SelectionModel"])])
  func `nothing but what it may`(module: String, allowed: [String]) throws {
    let folder = try #require(packageFolder()) + "/Sources/" + module
    let sources = files(in: folder).filter { $0.hasSuffix(".swift") }
    #expect(sources.count > 5)
    for file in sources {
      let text = try #require(contents(folder + "/" + file))
      let imports = text.split(separator: "\n").filter { $0.hasPrefix("import ") }
        .map { String($0.dropFirst(7)) }
      #expect(Set(imports).isSubset(of: allowed), "\(module)/\(file)")
    }
  }

  /// Found from this file's own place, which is two folders below it.
  private func packageFolder(_ file: String = #filePath) -> String? {
    let parts = file.split(separator: "/")
    return parts.count > 3 ? "/" + parts.dropLast(3).joined(separator: "/") : nil
  }

  private func files(in folder: String) -> [String] {
    guard let handle = opendir(folder) else { return [] }
    defer { closedir(handle) }
    var names: [String] = []
    while let entry = readdir(handle) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names
  }

  private func contents(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
