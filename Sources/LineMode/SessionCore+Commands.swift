import Localization
import Narration
import SelectionModel
import Speech

/// What works everywhere: help, say again, where am I, how speech sounds.
extension SessionCore {
  mutating func pressAfterPrefix(_ key: Key, at time: Duration) -> [Effect] {
    guard let command = SessionCommand.prefixed(key) else { return tell([prompt.nothing]) }
    return run(command, at: time)
  }

  mutating func run(_ command: SessionCommand, at time: Duration) -> [Effect] {
    if command != .spell { hasSpelled = false }
    switch command {
    case .sayAgain:
      toldHint = nil
      return lastTold.map(Effect.tell)
    case .whereAmI: return tell([])
    case .spell: return spell()
    case .whatIsChosen: return tell(announceSelection(prompt))
    case .quiet:
      prompt.forgetTypeAhead()
      return [.quiet]
    case .faster, .slower:
      preferences.changeRate(by: command == .faster ? 1 : -1)
      return changed(Message("rate", ["number": .number(preferences.rate)]))
    case .louder, .softer:
      preferences.changeVolume(by: command == .louder ? 1 : -1)
      return changed(Message("volume", ["number": .number(preferences.volume)]))
    case .higher, .lower:
      preferences.changePitch(by: command == .higher ? 1 : -1)
      return changed(Message("pitch", ["number": .number(preferences.pitch)]))
    case .verbosity:
      preferences.nextVerbosity()
      return changed(Message("verbosity_" + preferences.verbosity.rawValue))
    case .punctuation:
      preferences.nextPunctuation()
      return changed(Message("punctuation_" + preferences.punctuation.rawValue))
    case .speech: return switchSpeech()
    case .checkAll: return perform(.toggleAll, at: time)
    case .checkRange: return markRange(at: time)
    case .typedCommands:
      return passingNotes(tell(Message("typed_commands")), at: time) + [.readLines]
    case .previousField: return perform(.focusOut(.before), at: time)
    case .dismiss: return perform(.dismiss, at: time)
    case .cancel: return perform(.cancel, at: time)
    case .help: return openHelp()
    }
  }

  private mutating func changed(_ message: Message) -> [Effect] {
    [.apply(preferences)] + tell(message)
  }

  /// The way back is said before silence.
  private mutating func switchSpeech() -> [Effect] {
    preferences.isSpeechOn.toggle()
    if preferences.isSpeechOn { return changed(Message("speech_on")) }
    return tell(prefixed("speech_off"), .result) + [.apply(preferences)]
  }

  private mutating func markRange(at time: Duration) -> [Effect] {
    guard selector?.configuration.isMultiple == true else { return tell([prompt.nothing]) }
    if isMarking {
      isMarking = false
      return tell(announceSelection(prompt))
    }
    let effects = perform(.extendToFocus, at: time)
    isMarking = true
    return effects
  }

  // MARK: - Spelling

  /// Letter by letter; once more with the spelling alphabet of the language.
  private mutating func spell() -> [Effect] {
    let (text, language) = spellable
    guard !text.isEmpty else {
      let isHidden = isSecret && prompt.textField?.text.isEmpty == false
      return tell(Message(isHidden ? "hidden" : "blank"))
    }
    defer { hasSpelled = true }
    let spelling = Spelling(localizer: localizer, language: language)
    let facts = spelling.messages(text, hasSpelled ? .alphabet : .letters)
      .map { Fact.message(slot: "option", $0) }
    return tell(Announcement(.spelled, facts))
  }

  private var spellable: (text: String, language: String?) {
    if let selector, let focused = selector.focused { return Self.label(focused, selector) }
    // Letters of a secret are not said.
    if let field = prompt.textField { return (field.isSecret ? "" : field.text, nil) }
    guard let selector, let selected = selector.selection.first else { return ("", nil) }
    return Self.label(selected, selector)
  }

  private static func label(_ index: Int, _ selector: Selector) -> (String, String?) {
    (selector.options.label(at: index), selector.options.details(at: index).language)
  }

  // MARK: - Help

  private mutating func openHelp() -> [Effect] {
    guard var list = try? HelpList(for: prompt, prefix: settings.prefix, localizer: localizer)
    else { return [] }
    let changes = list.selector.perform(.focusIn(.before))
    help = list
    return tell(announce(changes, list.selector, verbosity: preferences.verbosity))
  }

  /// Enter does the command; Escape or Backspace goes back and says where one is.
  mutating func pressInHelp(_ key: Key, at time: Duration) -> [Effect] {
    guard var list = help else { return [] }
    switch key {
    case Key(.escape), Key(.backspace):
      help = nil
      return tell([])
    case Key(.enter), Key(.space):
      guard let row = list.selector.focused else { return [] }
      help = nil
      return run(list.commands[row], at: time)
    default:
      if let command = SessionCommand.shortcut(key), command != .help {
        return run(command, at: time)
      }
      let action = KeyBindings.action(for: key, in: list.selector, at: time)
      if action == .cancel {
        help = nil
        return perform(.cancel, at: time)
      }
      // Tab leads nowhere from here.
      let changes =
        action.map { $0.isLeaving ? [.nothing] : list.selector.perform($0) }
        ?? [.nothing]
      if changes.contains(.committed) || changes.contains(.cancelled) { return [] }
      help = list
      return tell(announce(changes, list.selector, verbosity: preferences.verbosity))
    }
  }
}
