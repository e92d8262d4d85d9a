import Localization
import Narration
import SelectionModel

/// A session as a value: keys, typed commands and time go in, effects come out.
///
/// Nothing here reads, writes or looks at a clock. Times are measured from the session's start.
public struct SessionCore: Sendable {
  public internal(set) var selector: Selector
  public internal(set) var preferences: Preferences
  /// Set when the session is over.
  public internal(set) var outcome: Outcome?
  public let settings: SessionSettings

  let localizer: Localizer
  /// What was told last, to be said again.
  var lastTold: [Report] = []
  /// The prefix was pressed, and its letter is waited for.
  var isPrefixed = false
  /// The list of commands while it is shown.
  var help: HelpList?
  /// A range is being marked from this option on.
  var isMarking = false
  /// Spelled once already: the next time uses the spelling alphabet.
  var hasSpelled = false
  var hintDue: Duration?
  /// The focused option while its description is still to be told, and when that is.
  var undescribed: Int?
  var descriptionDue: Duration?
  /// When the person has stopped typing long enough to hear what the text matches.
  var matchesDue: Duration?
  var toldMatches: Matches?
  var timeoutDue: Duration?
  /// Where the typed command `l` goes on.
  var listedRows = 0

  public init(
    selector: Selector, localizer: Localizer, preferences: Preferences = Preferences(),
    settings: SessionSettings = SessionSettings()
  ) {
    self.selector = selector
    self.localizer = localizer
    self.preferences = preferences
    self.settings = settings
  }

  /// How many commands the list of commands shows; nil while it is closed.
  public var helpCount: Int? { help?.commands.count }

  /// The next moment at which `tick` has something to do.
  public var nextDeadline: Duration? {
    [hintDue, descriptionDue, timeoutDue, matchesDue].compactMap(\.self).min()
  }

  // MARK: - The session's course

  /// The keyboard arrives: says what the control is.
  public mutating func begin(at time: Duration = .zero) -> [Effect] {
    let changes = selector.perform(.focusIn(.before))
    timeoutDue = settings.timeout.map { time + $0 }
    armPause(at: time)
    armDescription(after: changes, at: time)
    return tell(changes)
  }

  /// Keys that arrived together; text after an Enter among them is a paste, and chooses nothing.
  public mutating func press(_ keys: [Key], at time: Duration) -> [Effect] {
    if Paste.choosesBlindly(keys) { return tell(Message("pasted")) }
    var effects: [Effect] = []
    var rest = keys[...]
    while outcome == nil, let key = rest.first {
      // Characters that arrived together are one text for a text field, unless they are commands.
      let takesText = selector.textField != nil && !isPrefixed && help == nil
      let typed = takesText ? rest.prefix { $0.text != nil } : []
      if typed.count > 1 {
        armPause(at: time)
        effects += perform(.type(typed.compactMap(\.text).joined(), at: time), at: time)
      } else {
        effects += press(key, at: time)
      }
      rest = rest.dropFirst(max(typed.count, 1))
    }
    return effects
  }

  public mutating func press(_ key: Key, at time: Duration) -> [Effect] {
    armPause(at: time)
    matchesDue = nil
    if help != nil { return pressInHelp(key, at: time) }
    if isPrefixed {
      isPrefixed = false
      return pressAfterPrefix(key, at: time)
    }
    if key == settings.prefix {
      isPrefixed = true
      // What was said before stays what "say again" repeats.
      return [.tell(Report([localizer.sentence(for: prefixed("prefix_waiting"))]))]
    }
    if key == Key(.character("z"), .control) { return [.suspend] }
    if let command = everywhere(key) { return run(command, at: time) }
    guard let action = KeyBindings.action(for: key, in: selector, at: time) else {
      return tell([.nothing])
    }
    // Alone there is no field before this one.
    if settings.isAlone && action == .focusOut(.before) { return tell([.nothing]) }
    // Tab finishes as Enter does, and is told as Enter is what is still missing.
    if settings.isAlone, action == .focusOut(.after), selector.configuration.isMultiple,
      selector.selection.count < selector.configuration.minimumChosen
    {
      return perform(.activate, at: time)
    }
    return perform(action, at: time)
  }

  /// Time has passed without a key.
  public mutating func tick(at time: Duration) -> [Effect] {
    if let due = timeoutDue, due <= time, outcome == nil {
      timeoutDue = nil
      outcome = .timedOut
      return tell(Announcement.timeout)
    }
    if let due = matchesDue, due <= time {
      return tellMatches()
    }
    return tellInPause(at: time)
  }

  /// The keys or typed commands ended before an answer: nothing is chosen.
  public mutating func end() -> [Effect] {
    if outcome == nil { outcome = .ended }
    return []
  }

  /// Back from being suspended.
  public mutating func resume() -> [Effect] { tell([]) }

  // MARK: - Actions

  mutating func perform(_ action: Action, at time: Duration) -> [Effect] {
    if !action.isMove { isMarking = false }
    hasSpelled = false
    listedRows = 0
    let marked = isMarking ? action.extending : action
    let changes = selector.perform(marked)
    armDescription(after: changes, at: time)
    let effects = tell(postponingMatches(changes, at: time))
    conclude(changes)
    return effects
  }

  /// A choice, a cancel or the leaving of a lone selector ends the session.
  private mutating func conclude(_ changes: [Change]) {
    if changes.contains(.cancelled) {
      outcome = .cancelled
    } else if changes.contains(.committed) {
      outcome = chosen()
    } else if settings.isAlone, changes.contains(where: \.isLeaving) {
      outcome = left()
    }
  }

  /// Tab out of a lone selector finishes with its value; a text has to name an option, or be free.
  private func left() -> Outcome {
    if let index = selector.optionNamedByText { return .chosen([index]) }
    let isFreeText =
      selector.configuration.allowsFreeText && selector.textField?.text.isEmpty == false
    return selector.selection.isEmpty && !isFreeText ? .nothingChosen : chosen()
  }

  private func chosen() -> Outcome {
    if selector.selection.isEmpty, let text = selector.textField?.text { return .text(text) }
    return .chosen(selector.selectionInOrderChosen)
  }

  private func everywhere(_ key: Key) -> SessionCommand? {
    let isInText = selector.textField != nil
    if let command = SessionCommand.shortcut(key) { return command }
    // A backspace has something to delete in a text, and `?` something to type.
    if isInText { return nil }
    if key == Key(.backspace) { return .quiet }
    if key.modifiers.isSubset(of: .shift), key.asciiForm == "?", !selector.hasLabel(beginning: "?")
    {
      return .help
    }
    return nil
  }
}

extension Change {
  fileprivate var isLeaving: Bool {
    if case .left = self { true } else { false }
  }
}

extension Action {
  fileprivate var isMove: Bool {
    switch self {
    case .next, .previous, .nextAlone, .previousAlone, .extendNext, .extendPrevious: true
    default: false
    }
  }

  var isLeaving: Bool {
    if case .focusOut = self { true } else { false }
  }

  /// What an arrow does while a range is being marked.
  fileprivate var extending: Action {
    switch self {
    case .next: .extendNext
    case .previous: .extendPrevious
    default: self
    }
  }
}
