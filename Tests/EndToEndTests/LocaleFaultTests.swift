import Glibc
import JSON
import Localization
import TestSupport
import Testing

/// Each kind of fault that a locale file can have: `Faults/` holds a file that shows it, and beside
/// it what is found in it.
@Suite struct LocaleFaultTests {
  struct Example: CustomStringConvertible {
    let name: String
    let file: String
    /// The severity, kind, line and sentence of each fault.
    let expected: [String]
    var description: String { name }
  }

  static let examples: [Example] = {
    let folder = SourceFolder.path("Tests/EndToEndTests/Faults")
    return TestFile.names(in: folder).compactMap { name in
      let files = TestFile.names(in: "\(folder)/\(name)").filter { $0.hasSuffix(".arb") }
      let expected = try? TestFile.text("\(folder)/\(name)/expected.txt")
      guard let file = files.first, let expected else { return nil }
      return Example(
        name: name, file: "\(folder)/\(name)/\(file)",
        expected: expected.split(separator: "\n").map(String.init))
    }
  }()

  @Test func `there is a file for each kind`() {
    let shown = Self.examples.flatMap(\.expected).map { $0.split(separator: " ")[1] }
    let kinds = Set(LocaleFinding.Kind.allCases.map(\.rawValue))
    #expect(Set(shown.map(String.init)) == kinds)
  }

  @Test(arguments: examples) func `a fault is found on its line and told with what to do`(
    example: Example
  ) throws {
    let run = try PipedRun(["locale", "check", "--json", "--lang", "en", example.file])
    let found = try JSONValue.parseSequence(run.output).compactMap { fault -> String? in
      guard let severity = fault["severity"]?.string, let kind = fault["kind"]?.string,
        case .integer(let line)? = fault["line"], let text = fault["text"]?.string
      else { return nil }
      let warning = severity == "warning" ? "warning: " : ""
      let place = "\(example.file):\(line): \(warning)"
      guard text.hasPrefix(place) else { return text }
      return "\(severity) \(kind) \(line): \(text.dropFirst(place.count))"
    }
    let isWhole = !example.file.hasSuffix("/eo.arb")
    // A language of its own lacks whatever isn't in so short a file; the others have a parent.
    #expect(isWhole ? found == example.expected : Set(found).isSuperset(of: example.expected))
    #expect(run.status == (found.contains { $0.hasPrefix("error") } ? 1 : 0))
    let lines = try PipedRun(["locale", "check", "--lang", "en", example.file]).outputText
    #expect(lines.split(separator: "\n").count == found.count)
  }
}
