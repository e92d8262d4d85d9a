import Localization
import Narration
import SelectionModel

/// Typed commands: the same actions as keys, one line each.
extension SessionCore {
  /// One line without its end.
  public mutating func command(_ line: String, at time: Duration) -> [Effect] {
    armTyped()
    return passingNotes(understand(line, at: time), at: time)
  }

  private mutating func understand(_ line: String, at time: Duration) -> [Effect] {
    if let command = TypedCommand(marked: line) { return run(command, at: time) }
    if prompt.selector == nil, prompt.textField != nil { return take(line, at: time) }
    if let effects = answer(line, at: time) { return effects }
    if let command = TypedCommand(symbols: line) {
      if case .positions(let ranges) = command {
        return choose(positions: ranges, at: time) ?? label(line, at: time)
      }
      return run(command, at: time)
    }
    return label(line, at: time)
  }

  private mutating func armTyped() {
    hintDue = nil
    descriptionDue = nil
  }

  private mutating func run(_ command: TypedCommand, at time: Duration) -> [Effect] {
    if command != .list { listedRows = 0 }
    switch command {
    case .proceed: return proceed(at: time)
    case .next: return move(.next, at: time)
    case .previous: return move(.previous, at: time)
    case .pageForward: return move(.pageForward, at: time)
    case .pageBack: return move(.pageBackward, at: time)
    case .previousField: return perform(.focusOut(.before), at: time)
    case .search(let text): return search(text, at: time)
    case .list: return listPage()
    case .done:
      let isMultiple = selector?.configuration.isMultiple ?? false
      return isMultiple ? perform(.activate, at: time) : proceed(at: time)
    case .sayAgain: return run(SessionCommand.sayAgain, at: time)
    case .whereAmI: return run(SessionCommand.whereAmI, at: time)
    case .help: return typedHelp()
    case .cancel: return perform(.cancel, at: time)
    case .positions(let ranges): return choose(positions: ranges, at: time) ?? tell([])
    case .label(let text): return label(text, at: time)
    }
  }

  private mutating func move(_ action: Action, at time: Duration) -> [Effect] {
    defer { hasMoved = true }
    return perform(action, at: time)
  }

  /// An empty line expands, or chooses what is focused; where nothing is focused it asks again.
  private mutating func proceed(at time: Duration) -> [Effect] {
    guard let selector else { return perform(.activate, at: time) }
    if selector.isExpanded && selector.focused == nil { return tell([]) }
    if selector.configuration.isMultiple, let focused = selector.focused {
      return perform(.choose(option: focused), at: time)
    }
    return perform(.activate, at: time)
  }

  /// Nil where a number is beyond the list: it may be a label.
  private mutating func choose(positions: [ClosedRange<Int>], at time: Duration) -> [Effect]? {
    guard let selector = listed else { return nil }
    let rows = positions.flatMap { range in
      range.upperBound <= selector.visibleCount ? Array(range) : []
    }
    let isInside = positions.allSatisfy { $0.upperBound <= selector.visibleCount }
    guard isInside, selector.configuration.isMultiple || rows.count == 1 else { return nil }
    var effects: [Effect] = []
    for row in rows {
      guard let option = selector.option(atRow: row - 1) else { return nil }
      effects += perform(.choose(option: option), at: time)
    }
    return effects
  }

  /// Said in full it chooses; the beginning of one focuses it; else it may be a command's word.
  private mutating func label(_ line: String, at time: Duration) -> [Effect] {
    let text = line.trimmed
    if let option = listed?.firstOption(labelled: text) {
      return perform(.choose(option: option), at: time)
    }
    if let option = selector?.firstOption(beginning: text) {
      return move(.focus(option: option), at: time)
    }
    if let command = TypedCommand(word: text, localizer: localizer) {
      return run(command, at: time)
    }
    return tell(Message("not_understood", ["text": .text(text)]))
  }

  private mutating func search(_ text: String, at time: Duration) -> [Effect] {
    guard let option = selector?.nextOption(containing: text) else {
      return tell(Announcement(.noMatch, [.query(text)]))
    }
    return move(.focus(option: option), at: time)
  }

  /// The options with their numbers, a page at a time; again for the next page.
  private mutating func listPage() -> [Effect] {
    guard let selector = listed else { return tell([]) }
    if listedRows >= selector.visibleCount { listedRows = 0 }
    let end = min(listedRows + selector.configuration.pageSize, selector.visibleCount)
    let sentences = (listedRows..<end).compactMap { row -> Sentence? in
      guard let option = selector.option(atRow: row) else { return nil }
      let label = Message(
        "text", ["text": .text(selector.options.label(at: option))])
      return localizer.sentence(
        for: Message(
          "list_item", ["number": .number(row + 1), "option": .message(label)]))
    }
    listedRows = end
    return tell(Report(sentences))
  }

  private mutating func typedHelp() -> [Effect] {
    let isText = prompt.selector == nil && prompt.textField != nil
    var keys = [isText ? "typed_help_text" : "typed_help"]
    switch prompt {
    case .selector: break
    case .searchBar: keys.append("typed_help_search")
    case .form: keys.append("typed_help_field")
    }
    return tell(Report(keys.map { localizer.sentence(for: Message($0)) }))
  }

  /// The list that numbers and labels mean: beside a search's text it is that of the types.
  private var listed: Selector? {
    if case .searchBar(let bar) = prompt { return bar.types }
    return selector
  }
}
