import Localization
import Narration
import SelectionModel

/// A session as a value: keys, typed commands and time go in, effects come out.
///
/// Nothing here reads, writes or looks at a clock. Times are measured from the session's start.
public struct SessionCore: Sendable {
  /// What is asked, as it stands now.
  public internal(set) var prompt: Prompt
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
  /// A typed command has moved the focus in this field.
  var hasMoved = false
  /// Spelled once already: the next time uses the spelling alphabet.
  var hasSpelled = false
  var hintDue: Duration?
  /// The hint that was told last, by its message.
  var toldHint: String?
  /// What the description is of that is still to be told, and when that is.
  var undescribed: Described?
  var descriptionDue: Duration?
  /// When the person has stopped typing long enough to hear what the text matches.
  var matchesDue: Duration?
  var toldMatches: Matches?
  var timeoutDue: Duration?
  /// Where the typed command `l` goes on.
  var listedRows = 0

  public init(
    prompt: Prompt, localizer: Localizer, preferences: Preferences = Preferences(),
    settings: SessionSettings = SessionSettings()
  ) {
    self.prompt = prompt
    self.localizer = localizer
    self.preferences = preferences
    self.settings = settings
  }

  /// The selector that keys go to now, where they go to one.
  public var selector: Selector? { prompt.selector }

  /// What is typed now is neither shown nor said.
  public var isSecret: Bool { prompt.textField?.isSecret ?? false }

  /// Whether any of these keys may belong to a secret, also one that keys before it lead to.
  func hides(_ keys: [Key]) -> Bool { isSecret || keys.count > 1 && prompt.hasSecret }

  /// How many commands the list of commands shows; nil while it is closed.
  public var helpCount: Int? { help?.commands.count }

  /// The next moment at which `tick` has something to do.
  public var nextDeadline: Duration? {
    [hintDue, descriptionDue, timeoutDue, matchesDue].compactMap(\.self).min()
  }

  // MARK: - The session's course

  /// The keyboard arrives: says what the control is.
  public mutating func begin(at time: Duration = .zero) -> [Effect] {
    let changes = prompt.begin()
    timeoutDue = settings.timeout.map { time + $0 }
    armPause(at: time)
    armDescription(after: changes, at: time)
    let effects = tell(changes)
    return settings.startsWithTypedCommands ? passingNotes(effects, at: time) : effects
  }

  /// Keys that arrived together; text after an Enter among them is a paste, and chooses nothing.
  public mutating func press(_ keys: [Key], at time: Duration) -> [Effect] {
    if Paste.choosesBlindly(keys) { return tell(Message("pasted")) }
    var effects: [Effect] = []
    var rest = keys[...]
    while outcome == nil, let key = rest.first {
      if let (answer, count) = writtenConfirmation(rest) {
        armPause(at: time)
        effects += perform(answer, at: time)
        rest = rest.dropFirst(count)
        continue
      }
      // Characters that arrived together are one text for a text field, unless they are commands.
      let takesText = prompt.textField != nil && !isPrefixed && help == nil
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
    if let answer = confirmation(key.text) { return perform(answer, at: time) }
    guard let action = KeyBindings.action(for: key, in: prompt, at: time) else {
      return tell([prompt.nothing])
    }
    // Tab finishes as Enter does, and is told as Enter is what is still missing.
    if isAlone, action == .focusOut(.after), let selector, selector.configuration.isMultiple,
      selector.selectedCount < selector.configuration.minimumChosen
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

  /// One selector is the whole question: Tab finishes it, and a choice ends it.
  var isAlone: Bool {
    if case .selector = prompt { return settings.isAlone }
    return false
  }

  mutating func perform(_ action: Action, at time: Duration) -> [Effect] {
    // Alone there is no field before this one.
    if isAlone && action == .focusOut(.before) { return tell([prompt.nothing]) }
    if !action.isMove { isMarking = false }
    hasSpelled = false
    hasMoved = false
    listedRows = 0
    var changes = prompt.perform(isMarking ? action.extending : action)
    if case .searchBar = prompt, let origin = changes.compactMap(\.leaving).last {
      // There is nothing beside the bar, so Tab goes round in it.
      changes = prompt.perform(.focusIn(origin == .before ? .after : .before))
    }
    armDescription(after: changes, at: time)
    let effects = tell(postponingMatches(changes, at: time))
    conclude(changes)
    return effects
  }

  /// A choice, a cancel or the leaving of a lone selector ends the session.
  private mutating func conclude(_ changes: [PromptChange]) {
    if changes.contains(where: \.isCancel) {
      outcome = .cancelled
      return
    }
    switch prompt {
    case .selector(let selector):
      if changes.contains(.selector(.committed)) {
        outcome = Self.chosen(selector)
      } else if settings.isAlone, changes.contains(where: { $0.leaving != nil }) {
        outcome = Self.left(selector)
      }
    case .searchBar(let bar) where changes.contains(.search(.submitted)):
      outcome = .searched(text: bar.field.text, type: bar.selectedType)
    case .form(let form) where form.isSubmitted: outcome = .filledIn(form.result)
    case .searchBar, .form: break
    }
  }

  /// Tab out of a lone selector finishes with its value; a text has to name an option, or be free.
  private static func left(_ selector: Selector) -> Outcome {
    if let index = selector.optionNamedByText { return .chosen([index]) }
    let isFreeText =
      selector.configuration.allowsFreeText && selector.textField?.text.isEmpty == false
    return selector.selection.isEmpty && !isFreeText ? .nothingChosen : chosen(selector)
  }

  private static func chosen(_ selector: Selector) -> Outcome {
    if selector.selection.isEmpty, let text = selector.textField?.text { return .text(text) }
    return .chosen(selector.selectionInOrderChosen)
  }

  private func everywhere(_ key: Key) -> SessionCommand? {
    let isInText = prompt.textField != nil
    if let command = SessionCommand.shortcut(key) { return command }
    // A backspace has something to delete in a text, and `?` something to type.
    if isInText { return nil }
    if key == Key(.backspace) { return .quiet }
    if key.modifiers.isSubset(of: .shift), key.asciiForm == "?",
      !(selector?.hasLabel(beginning: "?") ?? false)
    {
      return .help
    }
    return nil
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
