import Glibc

/// The package's own files, as the tests were built from them.
enum SourceFolder {
  static func path(_ name: String = "") -> String {
    let folders = #filePath.split(separator: "/").dropLast(3) + name.split(separator: "/")
    return folders.reduce(into: "") { $0 += "/" + $1 }
  }

  /// The names in a folder, sorted, without those that begin with a dot.
  static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }
}
