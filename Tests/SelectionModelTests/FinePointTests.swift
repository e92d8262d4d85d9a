import SelectionModel
import Testing

@Suite struct `Fine points` {
  @Test(arguments: SelectorKind.allCases)
  func `options that arrive in use leave focus and choice where they are`(kind: SelectorKind)
    throws
  {
    var selector = try selector(fruit, kind)
    _ = selector.perform(.next)
    _ = selector.perform(.next)
    let (focused, selection) = (selector.focused, selector.selection)
    selector.append({ $0.append(label: "Fig".utf8) }, isLoading: true)
    #expect(selector.focused == focused)
    #expect(selector.selection == selection)
    #expect(selector.visibleCount == 6)
  }

  @Test func `paging stops at the ends, and tells the end once more is asked`() throws {
    var list = try selector((1...12).map { "Row \($0)" }, .list) { $0.pageSize = 5 }
    let rows = (1...3).map { _ -> Int? in
      _ = list.perform(.pageForward)
      return list.focused
    }
    #expect(rows == [5, 10, 11])
    #expect(list.perform(.pageForward) == [.boundary(.last)])
    #expect(list.perform(.pageForward) == [.nothing])
  }

  @Test func `a disabled option carries its reason and stays unchecked in every list`() throws {
    for isMultiple in [false, true] {
      var options = OptionList(["Apple"])
      options.append(
        label: "Durian".utf8, details: OptionDetails(isDisabled: true, reason: "out of season"))
      var configuration = SelectorConfiguration(kind: .list)
      configuration.isMultiple = isMultiple
      var list = try Selector(options: options, configuration: configuration, selection: [])
      _ = list.perform(.focusIn(.before))
      _ = list.perform(.next)
      #expect(list.perform(.toggle(at: .zero)) == [.unavailable(1)])
      #expect(list.options.details(at: 1).reason == "out of season")
      #expect(list.selection.isEmpty)
    }
  }
}
