/// What happened, as the key of the pattern in `Locales` that orders the clauses.
public enum Event: String, Sendable, CaseIterable {
  // Where the keyboard is.
  case start = "event_start"
  case startText = "event_start_text"
  case list = "event_list"
  case expand = "event_expand"
  case expandOnly = "event_expand_only"
  case collapseOnly = "event_collapse_only"
  case focus = "event_focus"
  case boundary = "event_boundary"
  case wrapped = "event_wrapped"
  case left = "event_left"

  // Choosing.
  case chosen = "event_chosen"
  case chosenSeveral = "event_chosen_several"
  case chosenNone = "event_chosen_none"
  case unchanged = "event_unchanged"
  case unavailable = "event_unavailable"
  case checked = "event_checked"
  case unchecked = "event_unchecked"
  case radioChecked = "event_radio_checked"
  case allChecked = "event_all_checked"
  case noneChecked = "event_none_checked"
  case limit = "event_limit"
  case tooFew = "event_too_few"
  case confirmEmpty = "event_confirm_empty"
  case cancelled = "event_cancelled"
  case timeout = "event_timeout"

  // Searching.
  case noMatch = "event_no_match"
  case filtered = "event_filtered"

  // Trees.
  case nodeExpanded = "event_node_expanded"
  case nodeCollapsed = "event_node_collapsed"
  case siblingsExpanded = "event_siblings_expanded"
  case nothingInside = "event_nothing_inside"
  case topLevel = "event_top_level"

  // Text.
  case typed = "event_typed"
  case deleted = "event_deleted"
  case cursor = "event_cursor"
  case completed = "event_completed"
  case textBoundary = "event_text_boundary"

  /// The key does nothing here (verbose: the word, then where one is).
  case nothing = "event_nothing"
}
