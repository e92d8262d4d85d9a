import Narration
import SelectionModel

/// The line in which a terminal shows a text while it is typed, as the system's line editing does.
public struct TextEcho: Sendable, Equatable {
  /// All of the text that the person put there; nothing of a secret one.
  public var text: String
  /// The line shows all that there is to tell.
  public var isWhole: Bool
  /// Something was taken away.
  public var isDeletion: Bool

  /// A suggestion that stands selected behind the cursor is not typed yet.
  init(_ field: TextField, isWhole: Bool, isDeletion: Bool) {
    let isSuggestion = field.selected?.lowerBound == field.cursor
    let end = isSuggestion ? field.cursor : field.characters.count
    text = field.isSecret ? "" : String(field.characters[..<end])
    self.isWhole = isWhole
    self.isDeletion = isDeletion
  }
}

extension TextChange {
  /// The text is another one now.
  var isEdit: Bool {
    switch self {
    case .inserted, .deleted, .completed, .replaced: true
    case .cursorMoved, .reachedWord, .selectedAll, .boundary: false
    }
  }
}

extension Announcement {
  /// There is nothing to print and nothing to say.
  var isEmpty: Bool {
    isOnlyEdit && facts.isEmpty
  }

  /// It tells what was done in the text, or where the cursor is in it.
  var isInText: Bool {
    let events: [Event] = [.typed, .deleted, .cursor, .textBoundary]
    return events.contains { $0.rawValue == event } && preceding.isEmpty && lead == nil
  }

  /// Only what was typed or deleted is told.
  var isOnlyEdit: Bool {
    let isEdit = event == Event.typed.rawValue || event == Event.deleted.rawValue
    let isMore = facts.contains { if case .matches = $0 { true } else { false } }
    return isEdit && !isMore && preceding.isEmpty && lead == nil && trail.isEmpty
  }
}
