import SelectionModel

/// One typed fact of an announcement, before any words of any language.
public enum Fact: Sendable, Equatable {
  /// How the state of being chosen is named for a kind of selector.
  public enum Choice: String, Sendable {
    /// One of a list.
    case selected
    /// A box that is ticked.
    case checked
    /// A radio button.
    case radioChecked = "radio_checked"
  }

  // The control.
  case name(String)
  /// A selector is entered whose options are shown; nil where it has no name.
  case list(name: String?, role: Role)
  case role(Role)
  case value(Label)
  case nothingSelected
  case blank
  case expanded
  case collapsed
  /// "Fruit collapsed": the control that closed because something in it was chosen.
  case closed(name: String)
  case severalChoices
  case editable
  case autocomplete
  case textSelected
  case cursor(on: Character)
  case cursorOnWord(String)
  /// Behind the last character, or where there is none.
  case cursorAtEnd(isBlank: Bool)
  case leftGroup(name: String?)

  // An option.
  case option(Label)
  case radioButton(Label)
  case chosen(Label)
  case position(Int, of: Int, isPartial: Bool)
  case setSize(Int)
  case choice(Choice, isOn: Bool)
  case unavailable
  case reason(Label)
  case description(Label)
  case group(Label)
  case level(Int)
  case itemsInside(Int)
  /// `isPartial`: more options are still arriving.
  case edge(Change.Edge, isPartial: Bool = false)
  case wrapped(Change.Edge)

  // Numbers and texts of an event.
  case chosenCount(Int)
  /// A number that the event's pattern names itself: a limit, a minimum, how many were checked.
  case number(Int)
  case matches(Int)
  case query(String)
  case typed(String)
  case deleted(String)

  /// A fact that is a message of its own and has no conformance word.
  case message(slot: String, Message)
}
