/// What happened, as the key of the pattern in `Locales` that orders the clauses.
///
/// Each case tells the slots that its facts can fill, in English order; `Fact.clauses` gives what
/// fills them. A slot may be filled more than once (several options): a language's `separator`
/// stands between.
public enum Event: String, Sendable, CaseIterable {
  // Where the keyboard is.

  /// `{name}: {value}, {role}, {state}`
  case start = "event_start"
  /// `{name}, {role}, {editable}, {autocomplete}, {state}, {value}, {text_state}, {cursor}`
  case startText = "event_start_text"
  /// `{list}, {multiple}, {size}: {level}: {group}: {option}, {role}, {state}, {selection},
  /// {availability}, {position}: {reason}. {description}`; size only where no option is focused.
  case list = "event_list"
  /// `{list}, {state}: {level}: {group}: {option}, {selection}, {availability}, {position}:
  /// {reason}. {description}`
  case expand = "event_expand"
  /// `{state}: {name}`, or with nothing focused in the list `{list}, {state}, {size}`
  case expandOnly = "event_expand_only"
  case expandUnfocused = "event_expand_unfocused"
  /// `{state}: {name}, {value}, {text_state}`
  case collapseOnly = "event_collapse_only"
  /// `{list}: {level}: {group}: {option}, {role}, {state}, {selection}, {count}, {availability},
  /// {position}: {reason}. {description}`; count ("3 chosen") where a range grew or shrank.
  case focus = "event_focus"
  /// `{edge}: {option}, {role}, {state}, {selection}, {availability}: {reason}. {description}`
  case boundary = "event_boundary"
  /// `{edge}: {level}: {group}: {option}, {role}, {state}, {selection}, {availability},
  /// {position}: {reason}. {description}`; Chinese says only `{size}` after "back to first".
  case wrapped = "event_wrapped"
  /// `{left}` ("Left Pizza Crust")
  case left = "event_left"

  // Choosing.

  /// `{chosen}, {closed}, {name}, {role}, {state}` ("Banana selected, Fruit collapsed")
  case chosen = "event_chosen"
  /// `{count}: {option}, {selection}`; count ("12 chosen") above five, selection up to five.
  case chosenSeveral = "event_chosen_several"
  /// no slots: "Nothing chosen"
  case chosenNone = "event_chosen_none"
  /// `Unchanged, {name}: {value}, {role}, {state}`
  case unchanged = "event_unchanged"
  /// The same for a text with a list: `Unchanged, ` and the slots of `startText`.
  case unchangedText = "event_unchanged_text"
  /// `Not chosen, {option} is unavailable: {reason}`
  case unavailable = "event_unavailable"
  /// `Checked: {option}, {count}`; the slot selection is filled too and need not be said.
  case checked = "event_checked"
  /// `Unchecked: {option}, {count}`
  case unchecked = "event_unchecked"
  /// `{selection}: {option}` ("Checked: Thin")
  case radioChecked = "event_radio_checked"
  /// `All {number} checked`: the slot number holds the bare number.
  case allChecked = "event_all_checked"
  case noneChecked = "event_none_checked"
  /// `Limit of {number} reached, {option} not checked`
  case limit = "event_limit"
  /// `Choose at least {number}, {count}` ("Choose at least 2, 1 chosen")
  case tooFew = "event_too_few"
  /// `Nothing checked. Space checks {option}, Enter again finishes with none`
  case confirmEmpty = "event_confirm_empty"
  case cancelled = "event_cancelled"
  case timeout = "event_timeout"

  /// `{option}`: the characters of a label one by one.
  case spelled = "event_spelled"

  // Searching.

  /// `No match: {query}`
  case noMatch = "event_no_match"
  /// `{count}: {option}` ("3 matches: Cherry")
  case filtered = "event_filtered"

  // Trees.

  /// `Expanded: {option}, {count}` ("Expanded: Reports, 4 items")
  case nodeExpanded = "event_node_expanded"
  /// `Collapsed: {option}`
  case nodeCollapsed = "event_node_collapsed"
  /// `Expanded: {count}` ("Expanded: 3 items")
  case siblingsExpanded = "event_siblings_expanded"
  case nothingInside = "event_nothing_inside"
  case topLevel = "event_top_level"

  // Text.

  /// `{typed}, {count}: {option}`
  case typed = "event_typed"
  /// `{deleted}, {count}: {option}` ("a deleted")
  case deleted = "event_deleted"
  /// `{cursor}, {text_state}`
  case cursor = "event_cursor"
  /// `{option}, {text_state}, {count}`
  case completed = "event_completed"
  /// `{cursor}`: there is nothing beyond.
  case textBoundary = "event_text_boundary"

  // Search bars and forms.

  /// `{name}, {role}, {value}, {text_state}, {cursor}, {type}, {state}`: the text of a search bar,
  /// with the type that is selected.
  case searchText = "event_search_text"
  /// `{option} is selected already`
  case alreadySelected = "event_already_selected"
  /// `Search {option}: {query}`
  case searched = "event_searched"
  /// `{name}`: read and passed.
  case note = "event_note"
  /// `{list}: {option}`, every question with its answer.
  case review = "event_review"
  /// no slots: the answers of a form went to whoever asked.
  case sent = "event_sent"
}
