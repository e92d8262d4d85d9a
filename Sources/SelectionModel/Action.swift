/// What the person asks of a selector, whichever key or typed command it came from.
///
/// Times are measured from any fixed moment, the same for the whole life of a selector.
public enum Action: Sendable, Equatable {
  /// Where the keyboard comes from: before the control (Tab), after it (Shift+Tab), or unknown.
  public enum Origin: Sendable, Equatable {
    case before
    case after
    case unknown
  }

  /// The keyboard arrives on the control.
  case focusIn(Origin)
  /// Tab and Shift+Tab: an expanded select-only combobox commits what is focused; the keyboard leaves.
  case focusOut(Origin)

  case next
  case previous
  /// Ctrl+Down and Ctrl+Up: only the focus moves, even where the selection follows it.
  case nextAlone
  case previousAlone
  case first
  case last
  case pageForward
  case pageBackward

  /// Enter: expands, chooses, or finishes, by kind and state.
  case activate
  /// Space: chooses or checks; belongs to the type-ahead where a label goes on with a space.
  case toggle(at: Duration)
  /// Alt+Down.
  case expand
  /// Alt+Up: commits what is focused and collapses (a combobox that is collapsed expands).
  case collapse
  /// Escape: collapses and changes nothing, or cancels.
  case dismiss
  /// Ctrl+C and its like: cancels from any state.
  case cancel
  /// Right: expands a node or goes to its first child; in a text the cursor goes on.
  case forward
  /// Left: collapses a node or goes to its parent; in a text the cursor goes back.
  case backward
  /// `*`: expands every sibling of the focused node.
  case expandSiblings
  /// Shift+Down and Shift+Up: the range that is checked grows with the focus.
  case extendNext
  case extendPrevious
  /// Shift+Space: checks from the option checked last to the focused one.
  case extendToFocus
  /// Ctrl+Shift+Home and Ctrl+Shift+End: checks from the focus to the end.
  case extendToFirst
  case extendToLast
  /// Ctrl+A: checks all, again unchecks all.
  case toggleAll
  /// A typed character, or a paste of several: type-ahead, or text in a combobox.
  case type(String, at: Duration)
  /// Editing in the text of a combobox.
  case edit(TextEdit)

  /// A typed command: focus the option at this index of the list (from 0).
  case focus(option: Int)
  /// A typed command: choose (with several: check or uncheck) the option at this index.
  case choose(option: Int)
}
