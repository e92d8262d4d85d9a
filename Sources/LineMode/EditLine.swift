import Localization

/// A text's own line on a terminal, appended to and erased from as the system's line editing does:
/// backspace, space, backspace.
struct EditLine {
  private static let erasing = "\u{8} \u{8}"

  /// Writes these characters as they are.
  let write: (String) throws -> Void
  /// What stands on the line; nothing where another line has come after it.
  private var shown: [Character] = []

  var isOpen: Bool { !shown.isEmpty }

  init(write: @escaping (String) throws -> Void) { self.write = write }

  /// Brings the line to this text from the first character on that differs.
  mutating func show(_ text: String) throws {
    let wanted = Array(VisibleText.printable(text))
    let kept = zip(shown, wanted).prefix { $0 == $1 }.count
    let columns = shown[kept...].reduce(0) { $0 + DisplayWidth.columns(of: $1) }
    let output = String(repeating: Self.erasing, count: columns) + String(wanted[kept...])
    shown = wanted
    if !output.isEmpty { try write(output) }
  }

  /// Ends the line where it is not empty; the text comes again whole when it is next changed.
  mutating func end() throws {
    guard !shown.isEmpty else { return }
    shown = []
    try write("\n")
  }
}
