/// How plain lines tell which option holds which (`--tree-from`).
enum TreeForm: String, CaseIterable, Sendable {
  /// By blanks at the beginning of the line.
  case indent
  /// By slashes, as in the output of `find`.
  case path
}
