/// What an action did to a search bar, in the order in which it happened.
public enum SearchChange: Sendable, Equatable {
  /// The keyboard is on the text or on the types.
  case moved(to: SearchBar.Part)
  case text(TextChange)
  /// What the list of types did.
  case types(Change)
  case typeChanged(from: Int, to: Int)
  /// The type that was pressed is the one already: nothing changed.
  case alreadySelected(Int)
  /// The text is empty, and that is nothing to search for.
  case nothingToSearch
  case submitted
  case left(Action.Origin)
  case cancelled
  /// The key does nothing here.
  case nothing
}
