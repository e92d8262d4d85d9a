import Localization
import Narration
import SelectionModel

/// Typed lines as answers: the text of a field, yes or no, and in a form one line for each field.
extension SessionCore {
  // MARK: - Texts

  /// A line is the whole text; an empty one goes on with what is there.
  mutating func take(_ line: String, at time: Duration) -> [Effect] {
    // A doubled colon is one of the text's own.
    let text = line.hasPrefix("::") ? String(line.dropFirst()) : line
    if !text.isEmpty {
      _ = prompt.perform(.edit(.end))
      _ = prompt.perform(.edit(.deleteToStart))
      _ = prompt.perform(.type(text, at: time))
    }
    return perform(.activate, at: time)
  }

  // MARK: - Yes and no

  var isConfirmation: Bool {
    if case .confirmation? = prompt.field?.control { true } else { false }
  }

  /// What a key or a line answers to a question for yes or no, in the interface's words or English.
  func confirmation(_ text: String?) -> Action? {
    guard let word = text?.trimmed.lowercased(), !word.isEmpty, isConfirmation else { return nil }
    let answers = [("confirm_yes", ["y", "yes"]), ("confirm_no", ["n", "no"])]
    return answers.firstIndex { key, english in
      english.contains(word) || localizer.words(key).contains { $0.lowercased() == word }
    }.map { .choose(option: $0) }
  }

  /// A whole word that arrived at once, as input methods send it, with the Enter that ends it; and
  /// how many keys that is.
  func writtenConfirmation(_ keys: ArraySlice<Key>) -> (answer: Action, count: Int)? {
    guard keys.count > 1, isConfirmation, !isPrefixed, help == nil else { return nil }
    let word = keys.prefix { $0.text != nil }
    guard word.count > 1, let answer = confirmation(word.compactMap(\.text).joined()) else {
      return nil
    }
    return (answer, word.count + (keys.dropFirst(word.count).first == Key(.enter) ? 1 : 0))
  }

  // MARK: - One line for each field of a form

  /// Nil where the line is not an answer by itself: a command, or the beginning of a label.
  mutating func answer(_ line: String, at time: Duration) -> [Effect]? {
    if let answer = confirmation(line) { return perform(answer, at: time) }
    guard prompt.field != nil, let selector else { return nil }
    if line.trimmed.isEmpty { return goOn(selector, at: time) }
    if selector.configuration.isMultiple { return check(line, in: selector, at: time) }
    return selector.textField == nil ? nil : complete(line, in: selector, at: time)
  }

  /// An empty line goes on with what is chosen, or chooses what a command has moved to.
  private mutating func goOn(_ selector: Selector, at time: Duration) -> [Effect] {
    let isOpen = selector.configuration.isCollapsible && selector.isExpanded
    let isChoosing = selector.focused != nil && (isOpen || hasMoved)
    guard isChoosing, !selector.configuration.isMultiple else {
      return perform(.focusOut(.after), at: time)
    }
    return perform(.activate, at: time)
  }

  /// The line names all that is to be checked, by numbers or by labels.
  private mutating func check(
    _ line: String, in selector: Selector, at time: Duration
  ) -> [Effect]? {
    guard let wanted = options(named: line, in: selector) else { return nil }
    let taken = selector.selection.filter { !wanted.contains($0) }
    let added = wanted.filter { !selector.isSelected($0) }
    for option in taken + added {
      let changes = prompt.perform(.choose(option: option))
      // An option that is refused is told, and the question stays.
      let isRefused = changes.controls.contains { $0.isRefusal }
      if isRefused { return tell(changes) }
    }
    return perform(.activate, at: time)
  }

  private func options(named line: String, in selector: Selector) -> [Int]? {
    if let option = selector.firstOption(labelled: line.trimmed) { return [option] }
    if case .positions(let ranges)? = TypedCommand(symbols: line) {
      guard ranges.allSatisfy({ $0.upperBound <= selector.visibleCount }) else { return nil }
      return ranges.flatMap(Array.init).compactMap { selector.option(atRow: $0 - 1) }
    }
    let marks: Set<Character> = [",", "，", "、", "،", ";", "；"]
    let options = line.split(whereSeparator: marks.contains).map {
      selector.firstOption(labelled: String($0).trimmed)
    }
    return options.contains(nil) || options.isEmpty ? nil : options.compactMap(\.self)
  }

  /// A combobox takes the option that the line names, or the line itself where that is allowed.
  private mutating func complete(
    _ line: String, in selector: Selector, at time: Duration
  ) -> [Effect]? {
    var option = selector.firstOption(labelled: line.trimmed)
    if option == nil, case .positions(let ranges)? = TypedCommand(symbols: line),
      ranges.count == 1, ranges[0].count == 1
    {
      option = selector.option(atRow: ranges[0].lowerBound - 1)
    }
    if let option {
      _ = prompt.perform(.choose(option: option))
    } else if selector.configuration.allowsFreeText,
      TypedCommand(symbols: line) == nil
    {
      _ = prompt.perform(.edit(.end))
      _ = prompt.perform(.edit(.deleteToStart))
      _ = prompt.perform(.type(line, at: time))
      _ = prompt.perform(.collapse)
    } else {
      return nil
    }
    return perform(.activate, at: time)
  }

  // MARK: - Notes

  /// A note takes no line: it is told together with what comes after it.
  mutating func passingNotes(_ effects: [Effect], at time: Duration) -> [Effect] {
    var all = effects
    while outcome == nil, prompt.field?.isNote == true {
      all += perform(.activate, at: time)
    }
    return all.count == effects.count ? effects : joined(all)
  }

  /// Everything that is told, in one breath: two would cut each other.
  private mutating func joined(_ effects: [Effect]) -> [Effect] {
    let reports = effects.compactMap { if case .tell(let report) = $0 { report } else { nil } }
    guard var report = reports.last else { return effects }
    report.sentences = reports.flatMap(\.sentences)
    let others = effects.filter { if case .tell = $0 { false } else { true } }
    return tell(report) + others
  }
}

extension Change {
  fileprivate var isRefusal: Bool {
    switch self {
    case .unavailable, .limitReached: true
    default: false
    }
  }
}
