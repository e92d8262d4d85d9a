/// Where answers come from, as asked for on the command line.
enum InputChoice: String, CaseIterable, Sendable {
  /// Single keys on a terminal that can, typed commands elsewhere.
  case auto
  case keys
  case line
}
