import Narration

/// The help as a page for `man(1)`, in roff.
struct ManPage {
  let words: (Message) -> String

  func render(_ document: HelpDocument, version: String) -> String {
    var lines = [
      ".TH VOCALIST 1 \"\" \"Vocalist \(version)\"",
      ".SH " + heading(Message("usage_section_name")),
      "vocalist \\- " + escaped(words(document.summary)),
      ".SH " + heading(Message("usage_section_synopsis")),
    ]
    for usage in document.usage { lines += [".B " + escaped(usage), ".br"] }
    for section in document.sections {
      lines.append(".SH " + heading(section.heading))
      for entry in section.entries {
        lines += [".TP", ".B " + escaped(entry.term), escaped(words(entry.explanation))]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func heading(_ message: Message) -> String {
    "\"" + escaped(words(message)).filter { $0 != "\"" } + "\""
  }

  /// Keeps roff from taking text for its own: backslashes, hyphens, and dots and quotes at the
  /// beginning of a line.
  private func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\n": escaped += " "
      default: escaped.append(character)
      }
    }
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
