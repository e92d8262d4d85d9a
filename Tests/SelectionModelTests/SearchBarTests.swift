import SelectionModel
import Testing

@Suite struct `A search bar` {
  private func bar() throws -> SearchBar {
    var bar = try SearchBar(types: OptionList(["Songs", "Albums", "Artists"]), selected: 1)
    _ = bar.perform(.focusIn(.before))
    return bar
  }

  @Test func `text and type go out together`() throws {
    var bar = try bar()
    #expect(bar.perform(.activate) == [.nothingToSearch])
    #expect(bar.perform(.type("x", at: .zero)) == [.text(.inserted("x"))])
    #expect(bar.perform(.activate) == [.submitted])
    #expect(bar.selectedType == 1)
  }

  @Test func `pressing another type selects it, and it alone`() throws {
    var bar = try bar()
    #expect(bar.perform(.focusOut(.after)).first == .moved(to: .types))
    #expect(bar.types.focused == 1)
    _ = bar.perform(.next)
    #expect(bar.selectedType == 1)
    #expect(bar.perform(.toggle(at: .zero)) == [.typeChanged(from: 1, to: 2)])
    #expect(bar.types.selection == [2])
  }

  @Test func `pressing the selected type changes nothing, and says so`() throws {
    var bar = try bar()
    _ = bar.perform(.focusOut(.after))
    #expect(bar.perform(.activate) == [.alreadySelected(1)])
    #expect(bar.perform(.toggle(at: .zero)) == [.alreadySelected(1)])
    #expect(bar.perform(.choose(option: 1)) == [.alreadySelected(1)])
    #expect(bar.types.selection == [1])
  }

  @Test func `a space that goes on with a label presses nothing`() throws {
    var bar = try SearchBar(types: OptionList(["New York", "New Zealand"]))
    _ = bar.perform(.focusIn(.after))
    for letter in ["N", "e", "w"] { _ = bar.perform(.type(letter, at: .zero)) }
    #expect(!bar.perform(.toggle(at: .zero)).contains(.alreadySelected(0)))
    _ = bar.perform(.type("Z", at: .zero))
    #expect(bar.types.focused == 1)
    #expect(bar.selectedType == 0)
  }

  @Test func `the keyboard comes, goes from part to part, and leaves`() throws {
    var bar = try bar()
    #expect(bar.part == .text)
    _ = bar.perform(.focusOut(.after))
    #expect(bar.perform(.focusOut(.before)) == [.moved(to: .text)])
    #expect(bar.perform(.focusOut(.before)) == [.left(.before)])
    #expect(bar.perform(.next) == [.nothing])
    #expect(bar.perform(.focusIn(.after)).first == .moved(to: .types))
    #expect(bar.perform(.focusOut(.after)) == [.left(.after)])
  }

  @Test func `Escape goes back to the text, clears it, then cancels`() throws {
    var bar = try bar()
    _ = bar.perform(.type("ab", at: .zero))
    _ = bar.perform(.next)
    #expect(bar.perform(.dismiss) == [.moved(to: .text)])
    #expect(bar.perform(.dismiss) == [.text(.deleted("ab"))])
    #expect(bar.perform(.dismiss) == [.cancelled])
  }

  @Test func `without types there is no search bar`() {
    #expect(throws: SelectorError.noOptions) { try SearchBar(types: OptionList()) }
    #expect(throws: SelectorError.noSuchOption(3)) {
      try SearchBar(types: OptionList(["a"]), selected: 3)
    }
  }
}
