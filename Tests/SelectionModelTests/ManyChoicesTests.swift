import SelectionModel
import Testing

@Suite struct `Several choices` {
  private func many(
    _ change: (inout SelectorConfiguration) -> Void = { _ in }
  ) throws -> Selector {
    try selector(fruit, .list) {
      $0.isMultiple = true
      change(&$0)
    }
  }

  @Test func `Space checks and unchecks, and keeps both orders`() throws {
    var list = try many()
    #expect(list.selection.isEmpty)
    _ = list.perform(.last)
    #expect(list.perform(.toggle(at: .zero)) == [.selectionChanged(selected: [4], deselected: [])])
    _ = list.perform(.first)
    _ = list.perform(.toggle(at: .zero))
    #expect(list.selection == [0, 4])
    #expect(list.selectionInOrderChosen == [4, 0])
    #expect(list.perform(.toggle(at: .zero)) == [.selectionChanged(selected: [], deselected: [0])])
  }

  @Test func `the limit refuses one more, and says which`() throws {
    var list = try many { $0.maximumChosen = 2 }
    for option in 0...1 { _ = list.perform(.choose(option: option)) }
    #expect(list.perform(.choose(option: 2)).last == .limitReached(2, option: 2))
    #expect(list.selection == [0, 1])
  }

  @Test func `too few do not finish`() throws {
    var list = try many { $0.minimumChosen = 2 }
    _ = list.perform(.choose(option: 0))
    #expect(list.perform(.activate) == [.tooFew(minimum: 2, chosen: 1)])
    _ = list.perform(.choose(option: 1))
    #expect(list.perform(.activate) == [.committed])
  }

  @Test func `Enter with nothing checked asks once, and anything in between asks again`() throws {
    var list = try many()
    #expect(list.perform(.activate) == [.confirmEmpty(option: 0)])
    #expect(list.perform(.activate) == [.committed])
    _ = list.perform(.activate)
    _ = list.perform(.next)
    #expect(list.perform(.activate) == [.confirmEmpty(option: 1)])
  }

  @Test func `all are checked, and again unchecked`() throws {
    var list = try many()
    _ = list.perform(.choose(option: 2))
    #expect(
      list.perform(.toggleAll)
        == [.selectionChanged(selected: [0, 1, 3, 4], deselected: []), .allChecked(5)])
    #expect(
      list.perform(.toggleAll)
        == [.selectionChanged(selected: [], deselected: [0, 1, 2, 3, 4]), .noneChecked])
  }

  @Test func `a range grows and shrinks with Shift and the arrows`() throws {
    var list = try many()
    _ = list.perform(.toggle(at: .zero))
    for _ in 1...2 { _ = list.perform(.extendNext) }
    #expect(list.selection == [0, 1, 2])
    _ = list.perform(.extendPrevious)
    #expect(list.selection == [0, 1])
  }
}

@Suite struct `A radio group` {
  @Test func `what is focused is checked, round the end, past what is disabled`() throws {
    var options = OptionList(["Thin"])
    options.append(label: "Deep".utf8, details: OptionDetails(isDisabled: true))
    options.append(label: "Pan".utf8)
    var radio = try Selector(options: options, configuration: SelectorConfiguration(kind: .radio))
    _ = radio.perform(.focusIn(.before))
    _ = radio.perform(.next)
    #expect(radio.focusedLabel == "Pan")
    #expect(radio.selectedLabels == ["Pan"])
    _ = radio.perform(.next)
    #expect(radio.selectedLabels == ["Thin"])
  }

  @Test func `Enter finishes only when one is checked`() throws {
    var radio = try selector(fruit, .radio, selection: [])
    #expect(radio.perform(.activate) == [.tooFew(minimum: 1, chosen: 0)])
    _ = radio.perform(.toggle(at: .zero))
    #expect(radio.perform(.activate) == [.committed])
    #expect(radio.selectedLabels == ["Apple"])
  }
}

@Suite struct `A tree` {
  private func files() throws -> Selector {
    var tree = try Selector(
      name: "Files",
      options: treeOptions(
        """
        Projects
          One
          Two
            Deep
        Reports
          Annual
        Letters
        """), configuration: SelectorConfiguration(kind: .tree))
    _ = tree.perform(.focusIn(.before))
    return tree
  }

  @Test func `Right opens, then goes inside; Left goes out, then closes`() throws {
    var tree = try files()
    #expect(tree.visibleCount == 3)
    #expect(tree.perform(.forward) == [.nodeExpanded(0)])
    #expect(tree.visibleCount == 5)
    _ = tree.perform(.forward)
    #expect(tree.focusedLabel == "One")
    #expect(tree.perform(.forward) == [.nothingInside])
    _ = tree.perform(.backward)
    #expect(tree.focusedLabel == "Projects")
    #expect(tree.perform(.backward) == [.nodeCollapsed(0)])
    #expect(tree.perform(.backward) == [.topLevel])
  }

  @Test func `positions count siblings, not rows`() throws {
    var tree = try files()
    _ = tree.perform(.forward)
    #expect(tree.position(of: 2) == (2, 2))
    #expect(tree.position(of: 4) == (2, 3))
    #expect(tree.options.level(at: 3) == 3)
    #expect(tree.options.parent(at: 3) == 2)
  }

  @Test func `a star opens every sibling, and only those`() throws {
    var tree = try files()
    #expect(tree.perform(.expandSiblings) == [.siblingsExpanded([0, 4])])
    #expect(!tree.isNodeExpanded(2))
    #expect(tree.perform(.expandSiblings) == [.nothing])
  }

  @Test func `typing ahead finds only what is shown`() throws {
    var tree = try files()
    #expect(tree.perform(.type("a", at: .zero)) == [.noMatch("a")])
    _ = tree.perform(.expandSiblings)
    _ = tree.perform(.type("a", at: .seconds(9)))
    #expect(tree.focusedLabel == "Annual")
  }
}

@Suite struct `Options that still arrive` {
  @Test func `focus and choice stay while the list grows`() throws {
    var list = try selector(fruit, .list)
    _ = list.perform(.last)
    _ = list.perform(.toggle(at: .zero))
    list.append({ $0.append(label: "Fig".utf8) }, isLoading: true)
    #expect(list.focusedLabel == "Elderberry")
    #expect(list.selectedLabels == ["Elderberry"])
    #expect(list.position(of: 4) == (5, 6))
    _ = list.perform(.next)
    #expect(list.focusedLabel == "Fig")
  }

  @Test func `values and labels keep their bytes through many blocks`() {
    var options = OptionList()
    let long = [UInt8](repeating: 0x61, count: 700_000)
    for index in 0..<5 {
      options.append(
        label: long + [UInt8(index)], value: index == 3 ? [0xFF, 0x00] : [UInt8]?.none)
    }
    #expect((0..<5).allSatisfy { options.labelBytes(at: $0).last == UInt8($0) })
    #expect(options.labelBytes(at: 4).count == 700_001)
    #expect(Array(options.value(at: 3)) == [0xFF, 0x00])
    #expect(options.value(at: 2).elementsEqual(options.labelBytes(at: 2)))
    #expect(options.firstIndex(ofValue: [0xFF, 0x00]) == 3)
  }
}
