/// What an action did, in the order in which it happened.
public enum Change: Sendable, Equatable {
  public enum Edge: Sendable, Equatable {
    case first
    case last
  }

  /// The keyboard arrived on the control, or left it.
  case entered
  case left(Action.Origin)

  case expanded
  /// The popup closed; whether a choice closed it is told by `committed` or `dismissed` beside it.
  case collapsed
  case focusMoved(from: Int?, to: Int?)
  /// Focus stayed, since there is nothing beyond.
  case boundary(Edge)
  /// Focus went round the end and came back at this edge (`.first`: from the last to the first).
  case wrapped(Edge)

  /// The person chose, even what was chosen already: it ends `choose`.
  case committed
  /// The selection differs from what it was: the listener is told, exactly once.
  case selectionChanged(selected: [Int], deselected: [Int])
  /// Escape closed the popup and nothing changed.
  case dismissed
  /// The person gave up the whole question.
  case cancelled

  /// An option that is disabled was asked for.
  case unavailable(Int)
  /// One more choice than `maximumChosen` was asked for; the option stays unchecked.
  case limitReached(Int, option: Int)
  /// Fewer are chosen than `minimumChosen`.
  case tooFew(minimum: Int, chosen: Int)
  /// Enter with nothing checked, the first time: it asks once.
  case confirmEmpty(option: Int?)
  /// Every option was checked (their number), or every one unchecked.
  case allChecked(Int)
  case noneChecked
  /// No label begins so; told once until the text changes.
  case noMatch(String)

  /// A node of a tree opened or closed.
  case nodeExpanded(Int)
  case nodeCollapsed(Int)
  case siblingsExpanded([Int])
  /// Right on a leaf, Left at the root.
  case nothingInside
  case topLevel

  /// The text of a combobox changed or its cursor moved.
  case text(TextChange)
  /// The list narrowed to this many options.
  case filtered(matches: Int)

  /// The key does nothing here.
  case nothing
}
