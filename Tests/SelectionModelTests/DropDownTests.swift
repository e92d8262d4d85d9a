import SelectionModel
import Testing

@Suite struct `A drop-down` {
  @Test func `choosing collapses, changes the value and tells the listener exactly once`() throws {
    var dropDown = try selector(fruit)
    _ = dropDown.perform(.activate)
    _ = dropDown.perform(.next)
    let changes = dropDown.perform(.activate)
    #expect(
      changes == [.selectionChanged(selected: [1], deselected: [0]), .committed, .collapsed])
    #expect(!dropDown.isExpanded)
    #expect(dropDown.selectedLabels == ["Banana"])
  }

  @Test func `choosing what is chosen commits and collapses, and tells nobody of a change`() throws
  {
    var dropDown = try selector(fruit)
    _ = dropDown.perform(.activate)
    #expect(dropDown.perform(.activate) == [.committed, .collapsed])
    #expect(dropDown.selectedLabels == ["Apple"])
  }

  @Test func `dismissing collapses and changes nothing`() throws {
    var dropDown = try selector(fruit)
    _ = dropDown.perform(.activate)
    _ = dropDown.perform(.next)
    #expect(dropDown.perform(.dismiss) == [.collapsed, .dismissed])
    #expect(dropDown.selectedLabels == ["Apple"])
  }

  @Test(arguments: [Action.activate, .toggle(at: .zero), .collapse, .dismiss])
  func `after every way of closing the very next press opens`(closing: Action) throws {
    var dropDown = try selector(fruit)
    for _ in 1...3 {
      for opening in [Action.activate, .toggle(at: .zero), .next, .previous, .expand] {
        let opened = dropDown.perform(opening)
        #expect(opened.first == .expanded)
        #expect(dropDown.isExpanded)
        let closed = dropDown.perform(closing)
        #expect(closed.contains(.collapsed))
        #expect(!dropDown.isExpanded)
      }
    }
  }

  @Test func `leaving by Tab commits, and coming back opens at the very next press`() throws {
    var dropDown = try selector(fruit)
    _ = dropDown.perform(.activate)
    _ = dropDown.perform(.next)
    let left = dropDown.perform(.focusOut(.after))
    #expect(left.contains(.committed) && left.last == .left(.after))
    #expect(!dropDown.hasKeyboard)
    _ = dropDown.perform(.focusIn(.before))
    #expect(dropDown.perform(.activate).first == .expanded)
    #expect(dropDown.focusedLabel == "Banana")
  }

  @Test func `exactly one is selected after any number of choices`() throws {
    var dropDown = try selector(fruit)
    for option in [3, 3, 0, 4, 2, 2, 1] {
      let before = dropDown.selection
      let changes = dropDown.perform(.choose(option: option))
      #expect(dropDown.selection == [option])
      let told = changes.filter { if case .selectionChanged = $0 { true } else { false } }
      #expect(
        told
          == (before == [option] ? [] : [.selectionChanged(selected: [option], deselected: before)])
      )
    }
  }

  @Test func `the window scrolls with the focus, no further than needed`() throws {
    var dropDown = try selector((0..<10).map { "Hello \($0)" }) { $0.pageSize = 5 }
    _ = dropDown.perform(.activate)
    #expect(dropDown.window == 0..<5)
    for _ in 1...4 { _ = dropDown.perform(.next) }
    #expect(dropDown.window == 0..<5)
    _ = dropDown.perform(.next)
    #expect(dropDown.window == 1..<6)
    _ = dropDown.perform(.previous)
    #expect(dropDown.window == 1..<6)
    _ = dropDown.perform(.last)
    #expect(dropDown.window == 5..<10)
    _ = dropDown.perform(.pageBackward)
    #expect(dropDown.focused == 4)
    #expect(dropDown.window == 4..<9)
    _ = dropDown.perform(.pageForward)
    #expect(dropDown.focused == 9)
  }

  @Test func `without a value nothing is focused until a key moves`() throws {
    var dropDown = try selector(fruit, selection: [])
    #expect(dropDown.selection.isEmpty)
    #expect(dropDown.perform(.activate) == [.expanded])
    #expect(dropDown.focused == nil)
    #expect(dropDown.perform(.activate) == [.nothing])
    #expect(dropDown.isExpanded)
    _ = dropDown.perform(.next)
    #expect(dropDown.focusedLabel == "Apple")
  }

  @Test func `a key held at the end tells it once`() throws {
    var dropDown = try selector(fruit)
    _ = dropDown.perform(.last)
    #expect(dropDown.perform(.next) == [.boundary(.last)])
    #expect(dropDown.perform(.next) == [.nothing])
    #expect(dropDown.perform(.next) == [.nothing])
    _ = dropDown.perform(.previous)
    _ = dropDown.perform(.next)
    #expect(dropDown.perform(.next) == [.boundary(.last)])
  }

  @Test func `with wrapping the last goes on to the first`() throws {
    var dropDown = try selector(fruit) { $0.wraps = true }
    _ = dropDown.perform(.last)
    #expect(
      dropDown.perform(.next) == [.wrapped(.first), .focusMoved(from: 4, to: 0)])
  }

  @Test func `with selection on focus Escape keeps what focus chose`() throws {
    var dropDown = try selector(fruit) { $0.selectionFollowsFocus = true }
    _ = dropDown.perform(.activate)
    _ = dropDown.perform(.next)
    #expect(dropDown.selectedLabels == ["Banana"])
    _ = dropDown.perform(.dismiss)
    #expect(dropDown.selectedLabels == ["Banana"])
  }

  @Test func `a disabled option can be reached and not chosen`() throws {
    var options = OptionList(["Apple"])
    options.append(
      label: "Durian".utf8, details: OptionDetails(isDisabled: true, reason: "out of season"))
    var dropDown = try Selector(name: "Fruit", options: options)
    _ = dropDown.perform(.focusIn(.before))
    _ = dropDown.perform(.activate)
    _ = dropDown.perform(.next)
    #expect(dropDown.focused == 1)
    for action in [Action.activate, .toggle(at: .zero), .collapse, .choose(option: 1)] {
      #expect(dropDown.perform(action) == [.unavailable(1)])
      #expect(dropDown.isExpanded)
      #expect(dropDown.selection == [0])
    }
  }

  @Test func `states that must not be are errors when it is made`() {
    func error(
      _ labels: [String], _ selection: [Int]? = nil,
      _ change: (inout SelectorConfiguration) -> Void = { _ in }
    ) -> SelectorError? {
      do {
        _ = try selector(labels, .list, selection: selection, change)
        return nil
      } catch {
        return error as? SelectorError
      }
    }
    #expect(error([]) == .noOptions)
    #expect(error(fruit, [5]) == .noSuchOption(5))
    #expect(error(fruit, [-1]) == .noSuchOption(-1))
    #expect(error(fruit) { $0.pageSize = 0 } == .pageSizeBelowOne(0))
    #expect(error(fruit, [0, 1]) == .tooManySelected(count: 2, maximum: 1))
    #expect(
      error(fruit) {
        $0.isMultiple = true
        $0.minimumChosen = 3
        $0.maximumChosen = 2
      } == .minimumAboveMaximum(minimum: 3, maximum: 2))
    #expect(
      error(fruit) {
        $0.isMultiple = true
        $0.minimumChosen = 6
      } == .minimumAboveCount(minimum: 6, count: 5))
  }
}
