import TestSupport
import Testing

/// Design rule: the model knows nothing of the world, and what is said knows only the model.
@Suite struct `The core` {
  @Test(arguments: [("SelectionModel", []), ("Narration", ["SelectionModel"])])
  func `imports nothing but what it may`(module: String, allowed: [String]) throws {
    let files = TestFile.paths(below: SourceFolder.path("Sources/" + module), ending: ".swift")
    #expect(!files.isEmpty)
    for file in files {
      for line in try TestFile.text(file).split(separator: "\n") {
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
}
