/// What is printed for a choice.
enum ResultForm: String, CaseIterable, Sendable {
  case value
  case label
  /// Counted from 1, as it is spoken.
  case index
  case json
}
