import Narration

/// What works everywhere, whatever the selector is; the raw value is its name in `Locales`.
public enum SessionCommand: String, Sendable, CaseIterable {
  case sayAgain = "help_say_again"
  case whereAmI = "help_where_am_i"
  case spell = "help_spell"
  case whatIsChosen = "help_what_is_chosen"
  case quiet = "help_quiet"
  case faster = "help_faster"
  case slower = "help_slower"
  case louder = "help_louder"
  case softer = "help_softer"
  case higher = "help_higher"
  case lower = "help_lower"
  case verbosity = "help_verbosity"
  case punctuation = "help_punctuation"
  case speech = "help_speech"
  case checkAll = "help_check_all"
  case checkRange = "help_check_range"
  case previousField = "help_previous_field"
  case typedCommands = "help_typed_commands"
  case dismiss = "help_dismiss"
  case cancel = "help_cancel"
  case help = "help_help"

  /// The shortcut that some consoles swallow.
  public var shortcut: Key? {
    switch self {
    case .sayAgain: Key(.character("r"), .control)
    case .whereAmI: Key(.character("l"), .control)
    case .spell: Key(.character("t"), .control)
    case .whatIsChosen: Key(.character("o"), .control)
    case .quiet: Key(.character("g"), .control)
    case .faster: Key(.function(3))
    case .slower: Key(.function(2))
    case .louder: Key(.function(6))
    case .softer: Key(.function(5))
    case .speech: Key(.function(4))
    case .previousField: Key(.tab, .shift)
    case .help: Key(.function(1))
    case .higher, .lower, .checkAll, .checkRange, .verbosity, .punctuation, .typedCommands,
      .dismiss, .cancel:
      nil
    }
  }

  /// The key after the prefix, which always arrives.
  public var prefixed: Key? {
    switch self {
    case .sayAgain: Key(.character("r"))
    case .whereAmI: Key(.character("w"))
    case .spell: Key(.character("s"))
    case .whatIsChosen: Key(.character("c"))
    case .verbosity: Key(.character("v"))
    case .punctuation: Key(.character("y"))
    case .speech: Key(.character("m"))
    case .faster: Key(.up)
    case .slower: Key(.down)
    case .louder: Key(.right)
    case .softer: Key(.left)
    case .higher: Key(.character("u"))
    case .lower: Key(.character("d"))
    case .checkAll: Key(.character("a"))
    case .checkRange: Key(.space)
    case .previousField: Key(.character("p"))
    case .typedCommands: Key(.character(":"))
    case .dismiss: Key(.character("k"))
    case .help: Key(.character("?"))
    case .quiet, .cancel: nil
    }
  }

  /// The key that the list of commands names.
  var taught: [Key] {
    if let shortcut { return [shortcut] }
    if self == .cancel { return [Key(.character("c"), .control)] }
    return []
  }

  static func shortcut(_ key: Key) -> SessionCommand? {
    allCases.first { $0.shortcut == key }
  }

  /// A letter after the prefix counts with or without Ctrl, and in its full-width form.
  static func prefixed(_ key: Key) -> SessionCommand? {
    var plain = key
    plain.modifiers.remove(.control)
    plain.modifiers.remove(.shift)
    if let ascii = plain.asciiForm { plain.code = .character(ascii) }
    return allCases.first { $0.prefixed == plain }
  }
}
