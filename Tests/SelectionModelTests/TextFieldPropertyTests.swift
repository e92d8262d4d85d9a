import SelectionModel
import TestSupport
import Testing

/// Random edits of random texts: what must hold whatever a person types.
@Suite struct `Whatever is typed in a text field` {
  private static let edits: [TextEdit] = [
    .characterBackward, .characterForward, .wordBackward, .wordForward, .start, .end,
    .deleteBackward, .deleteForward, .deleteWordBackward, .deleteToStart, .deleteToEnd, .selectAll,
  ]
  /// Marks, joiners and halves of flags, which make one character of several.
  private static let texts = [
    "a", " ", "é", "\u{301}", "👨", "\u{200D}", "👩‍👧", "🇨", "🇳", "北", "\r", "\n", "word two",
  ]

  @Test func `cursor and selection stay within the text, and each edit tells what it did`() {
    for sequence in 0..<10_000 {
      var random = PropertySeed.random(sequence)
      var field = TextField(Self.texts.randomElement(using: &random) ?? "")
      for _ in 0..<20 {
        let before = field
        let change = Self.act(&random, on: &field)
        if let broken = Self.broken(before, change, field) {
          Issue.record(
            "\(broken) after \(change): VOCALIST_SEED=\(PropertySeed.seed) shows it again")
          return
        }
      }
    }
  }

  private static func act(_ random: inout SplitMix64, on field: inout TextField) -> TextChange {
    let text = texts.randomElement(using: &random) ?? "a"
    switch Int.random(in: 0..<8, using: &random) {
    case 0...2: return field.insert(text)
    case 3: return field.complete(with: field.text + text) ?? field.insert(text)
    case 4: return field.replace(with: text)
    default: return field.perform(edits.randomElement(using: &random) ?? .end)
    }
  }

  /// The invariant that does not hold, in words.
  private static func broken(
    _ before: TextField, _ change: TextChange, _ after: TextField
  ) -> String? {
    let all = 0...after.characters.count
    if !all.contains(after.cursor) { return "the cursor is outside" }
    if let selected = after.selected {
      if selected.isEmpty || !all.contains(selected.upperBound) { return "the selection is wrong" }
    }
    if Array(after.text) != after.characters { return "a character is cut or two are one" }
    switch change {
    case .boundary where after != before: return "something happened at the boundary"
    case .deleted(let text) where text.isEmpty || after.text == before.text:
      return "nothing was deleted"
    case .cursorMoved where after.text != before.text: return "moving changed the text"
    default: return nil
    }
  }
}
