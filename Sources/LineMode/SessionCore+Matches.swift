import SelectionModel

/// How many options match is told when the typing pauses, so that it never talks over letters.
extension SessionCore {
  /// What a text was last said to match.
  struct Matches: Sendable, Equatable {
    var count: Int
    var first: Int?
  }

  /// Longer than the time between two letters of somebody who is typing.
  private static let typingPause = Duration.milliseconds(300)

  private var matches: Matches? {
    guard let selector, selector.textField != nil else { return nil }
    return Matches(count: selector.visibleCount, first: selector.option(atRow: 0))
  }

  mutating func tellMatches() -> [Effect] {
    matchesDue = nil
    toldMatches = matches
    guard let matches else { return [] }
    return tell([prompt.change(.filtered(matches: matches.count))])
  }

  /// Takes the matches out of what is told now and tells them after the pause, when they differ.
  ///
  /// A completion stays as it is: it names the match itself.
  mutating func postponingMatches(
    _ changes: [PromptChange], at time: Duration
  ) -> [PromptChange] {
    guard let now = matches else { return changes }
    let texts = changes.controls.compactMap { if case .text(let text) = $0 { text } else { nil } }
    let isCompleted = texts.contains { if case .completed = $0 { true } else { false } }
    guard texts.contains(where: \.isEdit), !isCompleted else { return changes }
    let isBlank = prompt.textField?.text.isEmpty ?? true
    // That nothing matches is told at once, and a blank text asks for nothing.
    if now.count == 0 || isBlank {
      toldMatches = now
    } else if now != toldMatches {
      matchesDue = time + Self.typingPause
    }
    return changes.filter { if case .filtered? = $0.control { false } else { true } }
  }
}
