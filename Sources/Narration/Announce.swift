import SelectionModel

/// Turns what an action did into what must be conveyed; with no changes it answers "where am I".
///
/// - Parameters:
///   - isAlone: the selector is the whole question, so a choice ends it and nothing is left that
///     could be collapsed; false for one field among several.
public func announce(
  _ changes: [Change], _ selector: Selector, verbosity: Verbosity, isAlone: Bool = false
) -> Announcement {
  Narrator(changes: changes, selector: selector, verbosity: verbosity, isAlone: isAlone)
    .announcement()
}

/// What is chosen, whatever the focus is on.
public func announceSelection(_ selector: Selector) -> Announcement {
  Narrator(changes: [], selector: selector, verbosity: .normal, isAlone: true)
    .selectionAnnouncement()
}

/// The description of the focused option, for a pause in which nothing else is to be said; nil where
/// there is none that says more than the option itself.
public func describe(_ selector: Selector) -> Message? {
  guard let focused = selector.focused else { return nil }
  return Narrator(changes: [], selector: selector, verbosity: .normal, isAlone: true)
    .description(of: focused).map { Message("text", ["text": $0.argument]) }
}
