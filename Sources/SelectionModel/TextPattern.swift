/// A form that a text must have, whoever understands its notation.
public protocol TextPattern: Sendable {
  /// Whether the text has this form from its start to its end.
  func matches(_ text: String) -> Bool
}
