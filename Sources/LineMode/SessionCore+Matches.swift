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

  private var matches: Matches {
    Matches(count: selector.visibleCount, first: selector.option(atRow: 0))
  }

  mutating func tellMatches() -> [Effect] {
    matchesDue = nil
    toldMatches = matches
    return tell([.filtered(matches: selector.visibleCount)])
  }

  /// Takes the matches out of what is told now and tells them after the pause, when they differ.
  ///
  /// A completion stays as it is: it names the match itself.
  mutating func postponingMatches(_ changes: [Change], at time: Duration) -> [Change] {
    guard selector.textField != nil else { return changes }
    let now = matches
    let isEdit = changes.contains { change in
      if case .text(.inserted) = change {
        true
      } else if case .text(.deleted) = change {
        true
      } else {
        false
      }
    }
    let isCompleted = changes.contains { if case .text(.completed) = $0 { true } else { false } }
    guard isEdit, !isCompleted else { return changes }
    let isBlank = selector.textField?.text.isEmpty ?? true
    // That nothing matches is told at once, and a blank text asks for nothing.
    if now.count == 0 || isBlank {
      toldMatches = now
    } else if now != toldMatches {
      matchesDue = time + Self.typingPause
    }
    return changes.filter { if case .filtered = $0 { false } else { true } }
  }
}
