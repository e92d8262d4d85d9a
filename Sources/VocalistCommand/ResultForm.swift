/// What is printed for a choice.
enum ResultForm: String, CaseIterable, Sendable {
  case value
  case label
  /// Counted from 1, as it is spoken.
  case index
  case json
  /// The labels from the top of a tree down, with slashes between.
  case path
}
