import CPseudoTerminal
import Testing

/// Every command of the README does what the README shows.
@Suite struct ReadmeTests {
  struct Example: CustomStringConvertible {
    let command: String
    let lines: [String]
    var description: String { command }
  }

  /// The blocks marked `console`: a line after `$` is typed, the others are shown.
  static let examples: [Example] = {
    var examples: [Example] = []
    var isConsole = false
    for line in readme.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isConsole = line == "```console"
      } else if isConsole, line.hasPrefix("$ ") {
        examples.append(Example(command: String(line.dropFirst(2)), lines: []))
      } else if isConsole, let last = examples.popLast() {
        examples.append(Example(command: last.command, lines: last.lines + [String(line)]))
      }
    }
    return examples
  }()

  private static var readme: String {
    let folders = #filePath.split(separator: "/").dropLast(3)
    return (try? FileText.read("/" + (folders + ["README.md"]).joined(separator: "/"))) ?? ""
  }

  @Test func `there are examples in English and in Chinese`() {
    #expect(Self.examples.count >= 2)
    #expect(Self.examples.contains { $0.command.contains("zh-Hans") })
  }

  @Test(arguments: examples)
  func `a command of the README prints what it shows`(example: Example) throws {
    let folder = try BuiltCommand.path("").dropLast()
    let output = try Pipe()
    let words = ["sh", "-c", "PATH=\(folder):$PATH; " + example.command]
    let process = try BuiltCommand.spawn(
      program: "/bin/sh", words.map { Array($0.utf8) }, environment: ["LANG": "C.UTF-8"],
      terminal: nil, input: -1, output: output.writing, error: output.writing)
    output.closeWriting()
    let text = String(decoding: output.readAll(), as: UTF8.self)
    #expect(BuiltCommand.wait(for: process) == 0)
    #expect(text.split(separator: "\n").map(String.init) == example.lines)
  }
}
