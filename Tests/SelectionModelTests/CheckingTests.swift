import SelectionModel
import TestSupport
import Testing

@Suite struct `Checking` {
  private func list(
    _ count: Int, _ change: (inout SelectorConfiguration) -> Void = { _ in }
  ) throws -> Selector {
    try selector((1...count).map { "Row \($0)" }, .list) {
      $0.isMultiple = true
      change(&$0)
    }
  }

  @Test func `both orders hold whatever is checked and unchecked`() throws {
    var random = SplitMix64(state: 11)
    var list = try list(200)
    var expected: [Int] = []
    for _ in 0..<5_000 {
      let option = Int.random(in: 0..<200, using: &random)
      _ = list.perform(.choose(option: option))
      if let place = expected.firstIndex(of: option) {
        expected.remove(at: place)
      } else {
        expected.append(option)
      }
    }
    #expect(list.selectionInOrderChosen == expected)
    #expect(list.selection == expected.sorted())
    #expect(list.selectedCount == expected.count)
    #expect((0..<200).allSatisfy { list.isSelected($0) == expected.contains($0) })
  }

  /// However the range grows and shrinks, it is the anchor to the focus that is checked.
  @Test func `a range is always what lies between its ends`() throws {
    var random = SplitMix64(state: 13)
    var list = try list(30)
    _ = list.perform(.focus(option: 15))
    _ = list.perform(.toggle(at: .zero))
    for _ in 0..<500 {
      let before = list.selection
      let changes = list.perform(Bool.random(using: &random) ? .extendNext : .extendPrevious)
      let focused = try #require(list.focused)
      #expect(list.selection == Array(min(15, focused)...max(15, focused)))
      let told = changes.contains { if case .selectionChanged = $0 { true } else { false } }
      #expect(told == (before != list.selection))
    }
  }

  @Test func `a range stops at the limit and at what cannot be chosen`() throws {
    var options = OptionList(["One", "Two"])
    options.append(label: "Three".utf8, details: OptionDetails(isDisabled: true))
    for label in ["Four", "Five"] { options.append(label: label.utf8) }
    var configuration = SelectorConfiguration(kind: .list)
    configuration.isMultiple = true
    configuration.maximumChosen = 3
    var list = try Selector(options: options, configuration: configuration)
    _ = list.perform(.focusIn(.before))
    for _ in 1...3 { _ = list.perform(.extendNext) }
    #expect(list.selectedLabels == ["One", "Two", "Four"])
    #expect(list.perform(.extendNext).last == .limitReached(3, option: 4))
    _ = list.perform(.extendPrevious)
    _ = list.perform(.extendPrevious)
    #expect(list.selectedLabels == ["One", "Two"])
  }

  @Test func `all at once is refused beyond the limit, with the first that does not fit`() throws {
    var list = try list(5) { $0.maximumChosen = 3 }
    _ = list.perform(.choose(option: 1))
    #expect(list.perform(.toggleAll) == [.limitReached(3, option: 3)])
    #expect(list.selection == [1])
  }

  @Test func `with selection on focus, moving checks that one alone, and Ctrl moves alone`() throws
  {
    var list = try list(5) { $0.selectionFollowsFocus = true }
    #expect(list.selection == [0])
    _ = list.perform(.next)
    #expect(list.selection == [1])
    _ = list.perform(.nextAlone)
    #expect(list.focused == 2)
    #expect(list.selection == [1])
    _ = list.perform(.toggle(at: .zero))
    #expect(list.selection == [1, 2])
    #expect(
      list.perform(.previous)
        == [.focusMoved(from: 2, to: 1), .selectionChanged(selected: [], deselected: [2])])
  }
}
