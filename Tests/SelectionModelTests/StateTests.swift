import SelectionModel
import Testing

@Suite struct `Going on with a session` {
  @Test func `a state is restored as it was`() throws {
    var list = try selector(fruit)
    try list.restore(Selector.State(isExpanded: true, focused: 3, selection: [1]))
    #expect(list.isExpanded)
    #expect(list.hasKeyboard)
    #expect(list.focusedLabel == "Durian")
    #expect(list.perform(.activate).first == .selectionChanged(selected: [3], deselected: [1]))
  }

  @Test func `a focus inside a closed node opens what holds it`() throws {
    var tree = try Selector(
      options: treeOptions("A\n  B\n    C"), configuration: SelectorConfiguration(kind: .tree))
    try tree.restore(Selector.State(isExpanded: true, focused: 2))
    #expect(tree.visibleCount == 3)
    #expect(tree.isNodeExpanded(0) && tree.isNodeExpanded(1))
    #expect(tree.focusedLabel == "C")
  }

  @Test func `a text narrows the list, and a cursor stands where it stood`() throws {
    var box = try selector(fruit, .combobox)
    try box.restore(Selector.State(isExpanded: true, text: "ch", cursor: 1))
    #expect(box.visibleCount == 1)
    #expect(box.textField?.cursor == 1)
    #expect(box.textField?.selected == nil)
  }

  @Test func `an index that is none of the list's is an error`() throws {
    var list = try selector(fruit)
    #expect(throws: SelectorError.noSuchOption(9)) {
      try list.restore(Selector.State(isExpanded: false, selection: [9]))
    }
    #expect(throws: SelectorError.noSuchOption(-1)) {
      try list.restore(Selector.State(isExpanded: false, focused: -1))
    }
    #expect(list.selection == [0])
  }
}

@Suite struct `A drop-down with nothing focused` {
  @Test func `is left by Tab and closed by Alt+Up, with nothing chosen`() throws {
    for closing in [Action.collapse, .focusOut(.after)] {
      var dropDown = try selector(fruit, selection: [])
      _ = dropDown.perform(.activate)
      let changes = dropDown.perform(closing)
      #expect(changes.first == .collapsed)
      #expect(!changes.contains(.committed))
      #expect(dropDown.selection.isEmpty)
    }
  }
}

@Suite struct `Leaving on choosing` {
  @Test func `Space and Enter both choose and leave`() throws {
    for key in [Action.activate, .toggle(at: .zero)] {
      var tree = try selector(fruit, .tree) { $0.leavesOnChoose = true }
      _ = tree.perform(.next)
      let changes = tree.perform(key)
      #expect(changes.contains(.committed))
      #expect(changes.last == .left(.unknown))
      #expect(tree.selectedLabels == ["Banana"])
      #expect(!tree.hasKeyboard)
    }
  }
}
