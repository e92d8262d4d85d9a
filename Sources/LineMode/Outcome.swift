/// How a session ended.
public enum Outcome: Sendable, Equatable {
  /// Options by index, in the order chosen; none where a list of several was left empty.
  case chosen([Int])
  /// The text of a combobox that is none of its options.
  case text(String)
  /// Tab with nothing chosen.
  case nothingChosen
  case cancelled
  /// The keys or typed commands ended before an answer.
  case ended
  case timedOut
}
