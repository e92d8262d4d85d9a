import Glibc
import Testing

/// Design rule: the model knows nothing of the world, and what is said knows only the model.
@Suite struct `The core` {
  @Test(arguments: [("SelectionModel", []), ("Narration", ["SelectionModel"])])
  func `imports nothing but what it may`(module: String, allowed: [String]) throws {
    let folder = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
    let files = try swiftFiles(in: folder + "/Sources/" + module)
    #expect(!files.isEmpty)
    for file in files {
      for line in try text(of: file).split(separator: "\n") {
        let words = line.split(separator: " ").map(String.init)
        // Attributes and access levels may stand before the word.
        guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
          words[..<keyword].allSatisfy({ $0.hasPrefix("@") || Self.modifiers.contains($0) })
        else { continue }
        #expect(allowed.contains(words[keyword + 1]), "\(file): \(line)")
      }
    }
  }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  private func swiftFiles(in folder: String) throws -> [String] {
    guard let directory = opendir(folder) else {
      throw Unreadable(path: folder)
    }
    defer { closedir(directory) }
    var files: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      let path = folder + "/" + name
      if name.hasSuffix(".swift") { files.append(path) }
      if entry.pointee.d_type == DT_DIR && !name.hasPrefix(".") {
        files += try swiftFiles(in: path)
      }
    }
    return files
  }

  private func text(of path: String) throws -> String {
    guard let file = fopen(path, "r") else { throw Unreadable(path: path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private struct Unreadable: Error {
    var path: String
  }
}
