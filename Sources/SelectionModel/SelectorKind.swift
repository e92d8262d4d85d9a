/// How a selector behaves, in the W3C's patterns.
public enum SelectorKind: String, Sendable, CaseIterable {
  /// A select-only combobox: collapsed until it is opened, one choice.
  case dropdown
  /// A list that is always open, with one choice or several.
  case list
  /// A group of radio buttons: what is focused is checked.
  case radio
  /// A list whose options hold options.
  case tree
  /// A text field with a list that narrows as one types.
  case combobox
}
