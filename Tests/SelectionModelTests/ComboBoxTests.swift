import SelectionModel
import Testing

@Suite struct `A combo box` {
  private let states = ["Alabama", "Alaska", "Arizona", "Nebraska", "Utah"]

  private func comboBox(
    _ autocomplete: SelectorConfiguration.Autocomplete, selection: [Int]? = nil,
    _ change: (inout SelectorConfiguration) -> Void = { _ in }
  ) throws -> Selector {
    try selector(states, .combobox, selection: selection) {
      $0.autocomplete = autocomplete
      change(&$0)
    }
  }

  private func shown(_ selector: Selector) -> [String] {
    (0..<selector.visibleCount).compactMap(selector.option(atRow:)).map(selector.options.label(at:))
  }

  @Test func `with list, typing narrows, and the text stays while one moves`() throws {
    var box = try comboBox(.list)
    let changes = box.type("al")
    #expect(
      changes == [.text(.inserted("l")), .filtered(matches: 2)])
    #expect(shown(box) == ["Alabama", "Alaska"])
    _ = box.perform(.next)
    #expect(box.focusedLabel == "Alabama")
    #expect(box.selectedLabels == ["Alabama"])
    #expect(box.textField?.text == "al")
    #expect(box.position(of: 0) == (1, 2))
  }

  @Test func `with none, the list stays whole`() throws {
    var box = try comboBox(.none)
    _ = box.type("ut")
    #expect(box.isExpanded)
    #expect(box.visibleCount == 5)
  }

  @Test func `with both, the rest of the first match stands selected in the text`() throws {
    var box = try comboBox(.both)
    _ = box.type("ar")
    #expect(box.textField?.text == "Arizona")
    #expect(box.textField?.selectedText == "izona")
    _ = box.perform(.edit(.deleteBackward))
    #expect(box.textField?.text == "Ar")
    #expect(box.isExpanded)
  }

  @Test func `with both, the text follows the focus round the end`() throws {
    var box = try comboBox(.both)
    _ = box.type("a")
    for label in ["Alaska", "Arizona", "Alabama"] {
      _ = box.perform(.next)
      #expect(box.textField?.text == label)
    }
  }

  @Test func `Up comes into the list from below, even when a suggestion stands in the text`() throws
  {
    var box = try comboBox(.both)
    _ = box.type("a")
    _ = box.perform(.next)
    _ = box.perform(.backward)
    #expect(box.focused == nil)
    _ = box.perform(.previous)
    #expect(box.focusedLabel == "Arizona")
  }

  @Test func `choosing becomes the text, and the listener hears of it once`() throws {
    var box = try comboBox(.list)
    _ = box.type("u")
    _ = box.perform(.next)
    #expect(
      box.perform(.activate) == [.selectionChanged(selected: [4], deselected: []), .collapsed])
    #expect(box.textField?.text == "Utah")
    #expect(box.selection.isEmpty)
    #expect(box.perform(.activate) == [.committed])
    #expect(box.selection == [4])
  }

  @Test func `another choice releases the one that was told before`() throws {
    var box = try comboBox(.list, selection: [4])
    #expect(box.textField?.selectedText == "Utah")
    #expect(
      box.perform(.choose(option: 2))
        == [.selectionChanged(selected: [2], deselected: [4])])
  }

  @Test func `opened again on a label, the whole list is there`() throws {
    var box = try comboBox(.list)
    _ = box.type("ne")
    _ = box.perform(.next)
    _ = box.perform(.activate)
    _ = box.perform(.expand)
    #expect(shown(box) == states)
  }

  @Test func `Escape collapses, again clears, again cancels`() throws {
    var box = try comboBox(.list)
    _ = box.type("a")
    #expect(box.perform(.dismiss) == [.collapsed, .dismissed])
    #expect(box.textField?.text == "a")
    #expect(box.perform(.dismiss) == [.text(.deleted("a"))])
    #expect(box.perform(.dismiss) == [.cancelled])
  }

  @Test func `giving the list up takes nothing from it`() throws {
    var box = try comboBox(.list)
    _ = box.type("a")
    _ = box.perform(.next)
    #expect(box.perform(.collapse) == [.collapsed])
    #expect(box.textField?.text == "a")
    #expect(box.selection.isEmpty)
  }

  @Test func `a text that is no option finishes only where that is allowed`() throws {
    var strict = try comboBox(.none)
    _ = strict.type("xyz")
    _ = strict.perform(.dismiss)
    #expect(strict.perform(.activate) == [.noMatch("xyz")])
    var free = try comboBox(.none) { $0.allowsFreeText = true }
    _ = free.type("xyz")
    _ = free.perform(.dismiss)
    #expect(free.perform(.activate) == [.committed])
    #expect(free.selection.isEmpty)
  }

  @Test func `a label is named whatever its case, the exact one first`() throws {
    var box = try selector(["UTAH", "utah"], .combobox)
    for character in "utah" { _ = box.perform(.type(String(character), at: .zero)) }
    #expect(box.optionNamedByText == 1)
    _ = box.perform(.edit(.selectAll))
    for character in "Utah" { _ = box.perform(.type(String(character), at: .zero)) }
    #expect(box.optionNamedByText == 0)
  }

  @Test func `taking characters away opens nothing`() throws {
    var box = try comboBox(.list, selection: [0])
    _ = box.perform(.last)
    _ = box.perform(.edit(.deleteBackward))
    #expect(box.textField?.text == "Alabam")
    #expect(!box.isExpanded)
  }

  @Test func `options that arrive join the list where they match`() throws {
    var box = try comboBox(.list)
    _ = box.type("al")
    _ = box.perform(.next)
    box.append(
      {
        $0.append(label: "Alberta".utf8)
        $0.append(label: "Bavaria".utf8)
      }, isLoading: true)
    #expect(shown(box) == ["Alabama", "Alaska", "Alberta"])
    #expect(box.focusedLabel == "Alabama")
  }

  @Test func `the way out is open on an option that cannot be chosen`() throws {
    var options = OptionList(["Apple"])
    options.append(label: "Durian".utf8, details: OptionDetails(isDisabled: true))
    var box = try Selector(
      options: options, configuration: SelectorConfiguration(kind: .combobox))
    _ = box.perform(.focusIn(.before))
    _ = box.perform(.previous)
    #expect(box.perform(.focusOut(.after)) == [.unavailable(1), .collapsed, .left(.after)])
    #expect(box.textField?.text.isEmpty == true)
  }
}
