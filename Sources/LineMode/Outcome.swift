import SelectionModel

/// How a session ended.
public enum Outcome: Sendable, Equatable {
  /// Options by index, in the order chosen; none where a list of several was left empty.
  case chosen([Int])
  /// The text of a combobox that is none of its options.
  case text(String)
  /// What to search for, and the type by its index.
  case searched(text: String, type: Int)
  /// The answers of a form.
  case filledIn([FormEntry])
  /// Tab with nothing chosen.
  case nothingChosen
  case cancelled
  /// The keys or typed commands ended before an answer.
  case ended
  case timedOut

  /// The person answered.
  public var isAnswer: Bool {
    switch self {
    case .chosen, .text, .searched, .filledIn: true
    case .nothingChosen, .cancelled, .ended, .timedOut: false
    }
  }
}
