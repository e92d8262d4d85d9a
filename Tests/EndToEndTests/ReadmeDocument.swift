import TestSupport

/// The commands of the README, or of another text, as they stand there.
struct ReadmeDocument {
  /// A fenced block: the word after the fence, and its lines.
  struct Block: CustomStringConvertible, Sendable {
    let kind: String
    var lines: [String]
    var text: String { lines.joined(separator: "\n") }
    var description: String { lines.first ?? "" }
  }

  /// A line after `$` and what is shown below it.
  struct Example: CustomStringConvertible, Sendable {
    let command: String
    var lines: [String] = []
    var description: String { command }
  }

  private(set) var blocks: [Block] = []
  /// Commands in running text and in indented lines, without what a comment says of them.
  private(set) var inline: [String] = []

  init(_ file: String = "README.md") {
    let text = (try? TestFile.text(SourceFolder.path(file))) ?? ""
    var isFenced = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        if !isFenced { blocks.append(Block(kind: String(line.dropFirst(3)), lines: [])) }
        isFenced.toggle()
      } else if isFenced {
        blocks[blocks.count - 1].lines.append(String(line))
      } else if line.hasPrefix("    ") {
        note(line.prefix { $0 != "#" })
      } else {
        let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
        for index in pieces.indices where index % 2 == 1 { note(pieces[index]) }
      }
    }
  }

  private mutating func note(_ code: Substring) {
    let words = code.split(separator: " ")
    guard words.count > 1 else { return }
    let command = words.joined(separator: " ")
    if ["vocalist", "make", "aplay"].contains(words[0]), !inline.contains(command) {
      inline.append(command)
    }
  }

  /// The blocks marked `console`: a line after `$` is typed, the others are shown.
  var examples: [Example] {
    var examples: [Example] = []
    for line in blocks.filter({ $0.kind == "console" }).flatMap(\.lines) {
      if line.hasPrefix("$ ") {
        examples.append(Example(command: String(line.dropFirst(2))))
      } else if !examples.isEmpty {
        examples[examples.count - 1].lines.append(line)
      }
    }
    return examples
  }
}
