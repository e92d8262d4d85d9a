/// The options of the command; the raw value is the long name, and `helpKey` the message for it.
enum OptionName: String, CaseIterable, Sendable {
  // The question.
  case label
  case kind
  case open
  case multi
  case min
  case ordered
  case value
  case noValue = "no-value"
  case pageSize = "page-size"
  case wrap
  case selectOnFocus = "select-on-focus"
  case typeAheadTimeout = "type-ahead-timeout"
  case autocomplete
  case freeText = "free-text"
  case query
  case filter
  case selectOne = "select-1"
  case exitZero = "exit-0"

  // The items and the result.
  case read0
  case print0
  case labelDelimiter = "label-delimiter"
  case json
  case treeFrom = "tree-from"
  case output

  // The session.
  case input
  case echo
  case keys
  case prefix
  case timeout
  case cancelStatus = "cancel-status"
  case trace

  // Language and speech.
  case lang
  case locales
  case from
  case verbosity
  case speech
  case voice
  case rate
  case pitch
  case volume
  case punctuation

  case help
  case version

  /// The key of its help text in `Locales`: `option_page_size`.
  var helpKey: String {
    "option_" + String(rawValue.map { $0 == "-" ? "_" : $0 })
  }
}
