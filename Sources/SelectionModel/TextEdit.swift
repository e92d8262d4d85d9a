/// What a key does to a text field besides typing a character.
public enum TextEdit: Sendable, Equatable {
  case characterBackward
  case characterForward
  case wordBackward
  case wordForward
  case start
  case end
  case deleteBackward
  case deleteForward
  case deleteWordBackward
  case deleteToStart
  case deleteToEnd
  case selectAll
}
