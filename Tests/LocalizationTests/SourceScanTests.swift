import TestSupport
import Testing

@Suite struct `Swift sources` {
  /// Files whose literals are words of some grammar, not sentences for people.
  private static let grammars: Set<String> = [
    // Shell scripts and roff.
    "Completions.swift", "ManPage.swift",
    // The vocabulary of the conformance cases.
    "Fact+Clauses.swift", "Role.swift",
    // The synopses of commands.
    "Subcommand.swift",
    // What numbers are called in Chinese, and what is counted.
    "ChineseNumbers.swift",
    // A protocol.
    "ServerConnection.swift",
  ]

  /// Names that are the same in every language.
  private static let names: Set<String> = [
    // Keys, as `--keys` takes them, and screen readers.
    "Backspace", "Delete", "Enter", "Escape", "Right", "Space", "Fenrir", "Speakup",
  ]

  @Test func `hold no sentence for people`() throws {
    let files = TestFile.paths(below: SourceFolder.path("Sources"), ending: ".swift")
    #expect(files.count > 50)
    var sentences: [String] = []
    for file in files {
      let name = file.split(separator: "/").last.map(String.init) ?? ""
      // Development tools speak English to their developers.
      if file.contains("/embed-locales/") || file.contains("/conformance/") { continue }
      if Self.grammars.contains(name) { continue }
      sentences += try Self.sentences(in: file).map { "\(name): \($0)" }
    }
    #expect(sentences == [])
  }

  @Test(arguments: [
    #"print("No match")"#, #"let text = "Cancelled""#, #"say("\(count) items")"#,
    #"say("chosen \(label)")"#, ##"say(#"Not "here" now"#)"##, #"x("a\" or so", "Time is up.")"#,
    "let help = \"\"\"\n  A number chooses\n  \"\"\"", #"f("\(g("Nothing here"))")"#,
    #"say("已取消选择")"#,
    #"/* "quiet" */ say("Be quiet") // "loud""#,
  ]) func `a sentence is found wherever it stands`(source: String) {
    #expect(SwiftLiterals(source).literals.contains(where: SwiftLiterals.isSentence))
  }

  @Test(arguments: [
    #"Message("event_no_match")"#, #"case typeAhead = "type-ahead""#, #"// "No match" is said"#,
    #"write("{\"\(key)\": \(value)}")"#, #"path + "/vocalist/locales""#, #"Script("Latn")"#,
    "/* \"No match\" */",
  ]) func `what is no sentence is not taken for one`(source: String) {
    #expect(!SwiftLiterals(source).literals.contains(where: SwiftLiterals.isSentence))
  }

  private static func sentences(in file: String) throws -> [String] {
    SwiftLiterals(try TestFile.text(file)).literals
      .filter { SwiftLiterals.isSentence($0) && !names.contains($0) }
  }
}
