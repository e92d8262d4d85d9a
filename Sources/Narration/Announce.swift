import SelectionModel

/// Turns what an action did into what must be conveyed; with no changes it answers "where am I".
///
/// - Parameters:
///   - isAlone: the selector is the whole question, so a choice ends it and nothing is left that
///     could be collapsed; false for one field among several.
public func announce(
  _ changes: [Change], _ selector: Selector, verbosity: Verbosity, isAlone: Bool = false,
  echo: Echo = .chars
) -> Announcement {
  Narrator(
    changes: changes, selector: selector, verbosity: verbosity, isAlone: isAlone, echo: echo
  ).announcement()
}

/// The same for whatever a session asks.
public func announce(
  _ changes: [PromptChange], _ prompt: Prompt, verbosity: Verbosity, isAlone: Bool = false,
  echo: Echo = .chars
) -> Announcement {
  switch prompt {
  case .selector(let selector):
    announce(changes.controls, selector, verbosity: verbosity, isAlone: isAlone, echo: echo)
  case .searchBar(let bar):
    SearchNarrator(
      changes: changes.compactMap { if case .search(let change) = $0 { change } else { nil } },
      bar: bar, verbosity: verbosity, echo: echo
    ).announcement()
  case .form(let form):
    FormNarrator(
      changes: changes.compactMap { if case .form(let change) = $0 { change } else { nil } },
      form: form, verbosity: verbosity, echo: echo
    ).announcement()
  }
}

/// What is chosen or typed so far where the keyboard is.
public func announceSelection(_ prompt: Prompt) -> Announcement {
  if let selector = prompt.selector { return announceSelection(selector) }
  switch prompt {
  case .searchBar(let bar):
    return SearchNarrator(changes: [], bar: bar, verbosity: .brief, echo: .chars).announcement()
  default:
    guard let field = prompt.textField else { return Announcement(.chosenNone) }
    return Announcement(.startText, TextNarrator(field: field, echo: .chars).value)
  }
}

/// What is chosen, whatever the focus is on.
public func announceSelection(_ selector: Selector) -> Announcement {
  Narrator(changes: [], selector: selector, verbosity: .normal, isAlone: true)
    .selectionAnnouncement()
}

/// What there is to know about a field of a form; nil where that is no more than its label.
public func describe(_ field: FormField) -> Message? {
  field.description.map { Message("text", ["text": .text($0)]) }
}

/// The description of the focused option, for a pause in which nothing else is to be said; nil where
/// there is none that says more than the option itself.
public func describe(_ selector: Selector) -> Message? {
  guard let focused = selector.focused else { return nil }
  return Narrator(changes: [], selector: selector, verbosity: .normal, isAlone: true)
    .description(of: focused).map { Message("text", ["text": $0.argument]) }
}
