import Narration

/// The help as plain lines: a term, and below it what it means.
struct HelpText {
  /// The words of a message in the language in use.
  let words: (Message) -> String

  func render(_ document: HelpDocument) -> String {
    var lines = [words(Message("usage_heading"))]
    lines += document.usage.map { "  " + $0 }
    lines += ["", words(document.summary)]
    for section in document.sections {
      lines += ["", words(section.heading)]
      for entry in section.entries {
        lines += ["  " + entry.term, "      " + words(entry.explanation)]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
