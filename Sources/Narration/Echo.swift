/// What is said of text while it is typed.
public enum Echo: String, Sendable, CaseIterable {
  /// Each character.
  case chars
  /// Each word when it is finished.
  case words
  /// Each character, and each word when it is finished.
  case both
  case none
}
