import SelectionModel
import Testing

@Suite struct `A text field` {
  @Test func `a family is one character`() {
    var field = TextField("a👨‍👩‍👧b")
    #expect(field.cursor == 3)
    _ = field.perform(.characterBackward)
    #expect(field.perform(.characterBackward) == .cursorMoved(before: "👨‍👩‍👧"))
    #expect(field.perform(.deleteForward) == .deleted("👨‍👩‍👧"))
    #expect(field.text == "ab")
  }

  @Test func `a mark that is typed joins the letter before it`() {
    var field = TextField("e")
    _ = field.insert("\u{301}")
    #expect(field.cursor == 1)
    #expect(field.perform(.deleteBackward) == .deleted("e\u{301}"))
  }

  @Test func `what meets and makes one character is one, with the cursor after it`() {
    var flag = TextField("🇳x")
    _ = flag.perform(.start)
    _ = flag.insert("🇨")
    #expect(flag.cursor == 1)
    #expect(flag.perform(.deleteBackward) == .deleted("🇨🇳"))
    var marked = TextField("ea\u{301}")
    _ = marked.perform(.start)
    _ = marked.perform(.characterForward)
    #expect(marked.perform(.deleteForward) == .deleted("a\u{301}"))
    #expect(marked.characters == ["e"])
  }

  @Test func `words are moved over and deleted whole`() {
    var field = TextField("one two, three")
    #expect(field.perform(.wordBackward) == .reachedWord("three"))
    _ = field.perform(.wordBackward)
    #expect(field.cursor == 4)
    _ = field.perform(.wordForward)
    #expect(field.cursor == 9)
    #expect(field.perform(.deleteWordBackward) == .deleted("two, "))
    #expect(field.text == "one three")
  }

  @Test func `to the start and to the end`() {
    var field = TextField("abcdef")
    for _ in 1...3 { _ = field.perform(.characterBackward) }
    #expect(field.perform(.deleteToEnd) == .deleted("def"))
    #expect(field.perform(.deleteToStart) == .deleted("abc"))
    #expect(field.perform(.deleteBackward) == .boundary)
    #expect(field.perform(.characterForward) == .boundary)
  }

  @Test func `typing goes over what is selected`() {
    var field = TextField("a")
    #expect(field.complete(with: "Alabama") == .completed("Alabama"))
    #expect(field.text == "Alabama")
    #expect(field.selectedText == "labama")
    _ = field.insert("r")
    #expect(field.text == "Ar")
    #expect(field.complete(with: "Berlin") == nil)
  }

  @Test func `everything selected is deleted at once`() {
    var field = TextField("abc")
    #expect(field.perform(.selectAll) == .selectedAll)
    #expect(field.perform(.deleteBackward) == .deleted("abc"))
    #expect(field.perform(.selectAll) == .boundary)
  }
}
