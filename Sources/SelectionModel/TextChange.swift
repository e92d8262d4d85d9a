/// What an edit did to a text field.
public enum TextChange: Sendable, Equatable {
  /// Typed or pasted characters.
  case inserted(String)
  case deleted(String)
  /// The cursor went to before this character; nil at the end.
  case cursorMoved(before: Character?)
  /// The cursor went to the start of this word.
  case reachedWord(String)
  /// The rest of a suggestion was added after the cursor and is selected.
  case completed(String)
  /// The whole text was replaced.
  case replaced(String)
  case selectedAll
  /// There is nothing to delete, or nowhere to go, in this direction.
  case boundary
}
