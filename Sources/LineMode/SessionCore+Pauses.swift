import Localization
import Narration
import SelectionModel

/// What is told when the person stops pressing keys: an option's description, and what to press.
extension SessionCore {
  private static let pause = Duration.seconds(1)

  /// A key starts the pause anew; what was not told yet waits for the next one.
  mutating func armPause(at time: Duration) {
    let isHintWanted =
      preferences.verbosity == .verbose
      || (settings.showsHints && preferences.verbosity == .normal)
    hintDue = isHintWanted ? time + Self.pause : nil
    descriptionDue = undescribed == nil ? nil : time + Self.pause
  }

  /// The focus came to another option, whose description is told in the pause: verbose has told it
  /// at once, brief tells it only when asked where one is.
  mutating func armDescription(after changes: [Change], at time: Duration) {
    guard changes.contains(where: \.movesFocus) else { return }
    let isWanted = preferences.verbosity == .normal && selector.flatMap(describe) != nil
    undescribed = isWanted ? selector?.focused : nil
    descriptionDue = isWanted ? time + Self.pause : nil
  }

  mutating func forgetDescription() {
    undescribed = nil
    descriptionDue = nil
  }

  /// The description and the hint that are due, in one breath: two would cut each other.
  mutating func tellInPause(at time: Duration) -> [Effect] {
    let isDescriptionDue = descriptionDue.map { $0 <= time } ?? false
    let isHintDue = hintDue.map { $0 <= time } ?? false
    if isDescriptionDue { descriptionDue = nil }
    if isHintDue { hintDue = nil }
    // In the list of commands, and while a letter is waited for, other keys count.
    guard help == nil, !isPrefixed else { return [] }
    let hint = isHintDue ? untoldHint() : []
    guard isDescriptionDue, let selector, undescribed == selector.focused,
      let message = describe(selector)
    else {
      // Said again is what the key did, after which the hint comes again too.
      return hint.isEmpty ? [] : [.tell(Report(hint))]
    }
    undescribed = nil
    let description = localizer.sentence(for: message)
    // Said again are the option and its description, not half of them.
    lastTold = [Report(lastTold.flatMap(\.sentences) + [description])]
    return [.tell(Report([description] + hint))]
  }

  /// The hint, where it is another than the one told last: who lingers on each option has heard it.
  private mutating func untoldHint() -> [Sentence] {
    let key = hintKey
    if key == toldHint && preferences.verbosity != .verbose { return [] }
    toldHint = key
    return [localizer.sentence(for: prefixed(key))]
  }

  private var hintKey: String {
    guard let selector else { return hintWithoutOptions }
    if settings.startsWithTypedCommands { return "hint_lines" }
    if isConfirmation { return "hint_confirm" }
    switch selector.kind {
    case .dropdown: return selector.isExpanded ? "hint_expanded" : "hint_dropdown"
    case .list: return selector.configuration.isMultiple ? "hint_multi" : "hint_list"
    case .radio: return "hint_radio"
    case .tree: return "hint_tree"
    case .combobox: return "hint_combobox"
    }
  }

  private var hintWithoutOptions: String {
    if prompt.textField == nil { return "hint_note" }
    if settings.startsWithTypedCommands { return "hint_text_lines" }
    if case .searchBar = prompt { return "hint_search" }
    return "hint_text"
  }
}

extension Change {
  fileprivate var movesFocus: Bool {
    if case .focusMoved = self { true } else { false }
  }
}
