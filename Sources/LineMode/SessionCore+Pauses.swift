import Localization
import Narration
import SelectionModel

/// What is told when the person stops pressing keys: an option's description, and what to press.
extension SessionCore {
  /// What has a description.
  enum Described: Sendable, Equatable {
    /// An option of the selector that keys go to.
    case option(Int)
    /// A field of a form.
    case field(Int)
  }

  private static let pause = Duration.seconds(1)

  /// A key starts the pause anew; what was not told yet waits for the next one.
  mutating func armPause(at time: Duration) {
    let isHintWanted =
      preferences.verbosity == .verbose
      || (settings.showsHints && preferences.verbosity == .normal)
    hintDue = isHintWanted ? time + Self.pause : nil
    descriptionDue = undescribed == nil ? nil : time + Self.pause
  }

  /// The keyboard came to another field or option, whose description is told in the pause: verbose
  /// has told it at once, brief tells it only when asked where one is.
  mutating func armDescription(after changes: [PromptChange], at time: Duration) {
    let field = changes.compactMap(\.enteredField).last
    guard field != nil || changes.controls.contains(where: \.movesFocus) else { return }
    let candidates = [field.map(Described.field), selector?.focused.map(Described.option)]
    undescribed = candidates.compactMap(\.self).first { description(of: $0) != nil }
    if preferences.verbosity != .normal { undescribed = nil }
    descriptionDue = undescribed == nil ? nil : time + Self.pause
  }

  /// Nil where the keyboard has gone on, or there is nothing to tell.
  private func description(of described: Described) -> Message? {
    switch described {
    case .option(let index):
      guard let selector, selector.focused == index else { return nil }
      return describe(selector)
    case .field(let index):
      guard case .form(let form) = prompt, form.current == index else { return nil }
      return describe(form.fields[index])
    }
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
    guard isDescriptionDue, let message = undescribed.flatMap(description) else {
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

extension PromptChange {
  /// The field that the keyboard came to.
  fileprivate var enteredField: Int? {
    if case .form(.fieldEntered(_, let field)) = self { field } else { nil }
  }
}

extension Change {
  fileprivate var movesFocus: Bool {
    if case .focusMoved = self { true } else { false }
  }
}
