import Narration
import SelectionModel
import Testing

@Suite struct `A combobox is announced` {
  private let states = ["Alabama", "Alaska", "Arizona", "California"]

  private func combobox(
    _ autocomplete: SelectorConfiguration.Autocomplete = .list,
    _ change: (inout SelectorConfiguration) -> Void = { _ in }
  ) throws -> Selector {
    try selector(states, .combobox, named: "State") {
      $0.autocomplete = autocomplete
      change(&$0)
    }
  }

  @Test func `when it is met, with what can be done with it and that it is blank`() throws {
    let field = try combobox()
    #expect(
      field.announcing(.focusIn(.before), at: .brief)
        == Announcement(.startText, [.name("State"), .blank]))
    #expect(
      field.announcing(.focusIn(.before))
        == Announcement(
          .startText,
          [.name("State"), .role(.comboBox), .editable, .autocomplete, .collapsed, .blank]))
    #expect(
      try combobox(.none).announcing(.focusIn(.before)).facts.contains(.autocomplete) == false)
  }

  @Test func `when a character narrows the list, with the number and the first match`() throws {
    #expect(
      try combobox().announcing(.type("a", at: .zero))
        == Announcement(.typed, [.typed("a"), .matches(3), option("Alabama")]))
  }

  @Test func `when a suggestion completes the text, by the option and that it is selected`() throws
  {
    #expect(
      try combobox(.both).announcing(.type("a", at: .zero))
        == Announcement(.completed, [option("Alabama"), .textSelected, .matches(3)]))
  }

  @Test func `when nothing begins so, and what was deleted when that is no help`() throws {
    let field = try combobox()
    #expect(
      field.announcing(.type("x", at: .zero)) == Announcement(.noMatch, [.query("x")]))
    let told = field.announcing(
      .type("x", at: .zero), .type("y", at: .zero), .edit(.deleteBackward))
    #expect(told.preceding == [Announcement(.deleted, [.deleted("y")])])
    #expect(told.event == Event.noMatch.rawValue)
    #expect(told.facts == [.query("x")])
  }

  @Test func `when a character is deleted, by that character`() throws {
    #expect(
      try combobox(.none).announcing(.type("ab", at: .zero), .edit(.deleteBackward))
        == Announcement(.deleted, [.deleted("b")]))
  }

  @Test func `when the cursor moves, by the character it is on or the end`() throws {
    let field = try combobox(.none)
    #expect(
      field.announcing(.type("ab", at: .zero), .backward)
        == Announcement(.cursor, [.cursor(on: "b")]))
    #expect(
      field.announcing(.type("ab", at: .zero), .backward, .forward)
        == Announcement(.cursor, [.cursorAtEnd(isBlank: false)]))
    #expect(
      field.announcing(.type("ab", at: .zero), .forward)
        == Announcement(.textBoundary, [.cursorAtEnd(isBlank: false)]))
    #expect(
      field.announcing(.edit(.deleteBackward))
        == Announcement(.textBoundary, [.cursorAtEnd(isBlank: true)]))
    #expect(
      field.announcing(.type("ab", at: .zero), .edit(.selectAll))
        == Announcement(.cursor, [.textSelected]))
  }

  @Test func `when Enter takes a suggestion, by it and that the list closed`() throws {
    let field = try combobox()
    #expect(
      field.announcing(.type("a", at: .zero), .next, .activate)
        == Announcement(.chosen, [.chosen(Label("Alabama")), .closed(name: "State")]))
    #expect(
      field.announcing(.type("a", at: .zero), .next, .activate, .activate, isAlone: true)
        == Announcement(.chosen, [.chosen(Label("Alabama"))], priority: .result))
  }

  @Test func `when Tab takes a suggestion, by it before the leaving`() throws {
    let told = try combobox().announcing(.type("a", at: .zero), .next, .focusOut(.after))
    #expect(told.preceding == [Announcement(.chosen, [.chosen(Label("Alabama"))])])
    #expect(told.facts == [.leftGroup(name: "State")])
  }

  @Test func `when a text that is no option is finished, by the text`() throws {
    #expect(
      try combobox { $0.allowsFreeText = true }
        .announcing(.type("x", at: .zero), .activate, isAlone: true)
        == Announcement(.chosen, [.chosen(Label("x"))], priority: .result))
  }

  @Test func `when one asks what is chosen, by its text`() throws {
    var field = try combobox()
    #expect(announceSelection(field) == Announcement(.chosenNone))
    _ = field.perform(.type("Ala", at: .zero))
    #expect(announceSelection(field) == Announcement(.chosen, [.chosen(Label("Ala"))]))
  }

  @Test func `when Escape closes the list, then clears the text, then cancels`() throws {
    let field = try combobox()
    #expect(
      field.announcing(.type("a", at: .zero), .dismiss).event == Event.unchangedText.rawValue)
    #expect(
      field.announcing(.type("a", at: .zero), .dismiss, .dismiss).facts.first == .deleted("a"))
    #expect(
      field.announcing(.type("a", at: .zero), .dismiss, .dismiss, .dismiss) == .cancelled)
  }
}
