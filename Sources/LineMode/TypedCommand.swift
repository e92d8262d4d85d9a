import Localization

/// A command line as it was typed, before the list is looked at.
enum TypedCommand: Sendable, Equatable {
  /// Nothing but Enter.
  case proceed
  case positions([ClosedRange<Int>])
  case next, previous, pageForward, pageBack
  case search(String)
  case list, done, sayAgain, whereAmI, help, cancel, previousField
  /// A label, where a line would otherwise be a text.
  case label(String)

  /// A command that a colon marks, where any line may be an answer; `::q` is the text `:q`.
  init?(marked line: String) {
    let trimmed = line.trimmed
    guard let mark = trimmed.first, mark == ":" || mark == "：" else { return nil }
    let rest = String(trimmed.dropFirst())
    let plain = Key.asciiForm(of: rest.first ?? " ").map(String.init)
    if rest.count == 1 && plain == "p" {
      self = .previousField
    } else if let command = TypedCommand(symbols: rest), command != .proceed {
      self = command
    } else {
      return nil
    }
  }

  /// One-letter commands and numbers, the same in every language; full-width forms count.
  init?(symbols line: String) {
    let text = String(line.map { Key.asciiForm(of: $0) ?? ($0 == "\u{3000}" ? " " : $0) })
    let trimmed = text.trimmed
    switch trimmed {
    case "": self = .proceed
    case "n": self = .next
    case "p": self = .previous
    case "+": self = .pageForward
    case "-": self = .pageBack
    case "l": self = .list
    case "d": self = .done
    case ".": self = .sayAgain
    case "=": self = .whereAmI
    case "?": self = .help
    case "q": self = .cancel
    default:
      if trimmed.hasPrefix("/"), trimmed.count > 1 {
        self = .search(String(line.trimmed.dropFirst()).trimmed)
      } else if let positions = Self.positions(trimmed) {
        self = .positions(positions)
      } else {
        return nil
      }
    }
  }

  /// A command word of the interface language, or of English, which everybody's scripts know.
  init?(word line: String, localizer: Localizer) {
    let word = line.trimmed.lowercased()
    let commands: [(String, TypedCommand)] = [
      ("command_next", .next), ("command_previous", .previous),
      ("command_page_forward", .pageForward), ("command_page_back", .pageBack),
      ("command_list", .list), ("command_done", .done), ("command_again", .sayAgain),
      ("command_where", .whereAmI), ("command_help", .help), ("command_cancel", .cancel),
    ]
    let match =
      commands.first { key, _ in localizer.words(key).contains { $0.lowercased() == word } }
      ?? commands.first { key, _ in localizer.englishWords(key).contains(word) }
    guard let match else { return nil }
    self = match.1
  }

  /// `1 3 5-7`, with commas allowed.
  private static func positions(_ text: String) -> [ClosedRange<Int>]? {
    var ranges: [ClosedRange<Int>] = []
    for part in text.split(whereSeparator: { $0 == " " || $0 == "," }) {
      let ends = part.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count <= 2, let first = ends[0], let last = ends[ends.count - 1], first >= 1,
        first <= last
      else { return nil }
      ranges.append(first...last)
    }
    return ranges.isEmpty ? nil : ranges
  }
}

extension String {
  var trimmed: String {
    guard let start = firstIndex(where: { !$0.isWhitespace }) else { return "" }
    let end = lastIndex(where: { !$0.isWhitespace }) ?? start
    return String(self[start...end])
  }
}
