import Testing

/// The built-in examples in each language, as transcripts.
@Suite struct DemoTests {
  private func demo(_ name: String, _ language: String, keys: String) throws -> PipedRun {
    try PipedRun(["demo", name, "--lang", language, "--speech", "off", "--keys", keys])
  }

  @Test func `without a name they are listed`() throws {
    let run = try PipedRun(["demo"])
    #expect(run.status == 0)
    for name in ["type-select", "drop-down", "select-box"] {
      #expect(run.outputText.contains(name + "\n    "))
    }
    #expect(run.errors.isEmpty)
  }

  @Test func `type-select has a text and four types, one of them selected`() throws {
    let english = try demo(
      "type-select", "en", keys: "a Tab Down Down Space Space Escape Enter")
    #expect(english.outputText == "sina\na\n")
    #expect(
      english.lines == [
        "Search, edit, blank, type Web, collapsed", "a",
        "Search in list, expanded: Web, selected, 1 of 4", "Weibo, 2 of 4", "Sina, 3 of 4",
        "Sina selected", "Sina is selected already", "Search, edit, a, type Sina, collapsed",
        "Search Sina: a",
      ])
    let chinese = try demo("type-select", "zh-Hans", keys: "Enter char:天 Down End Enter Tab Enter")
    #expect(chinese.outputText == "sohu\n天\n")
    #expect(
      chinese.lines == [
        "搜索，编辑框，空白，类型 网页，已折叠", "没有要搜索的内容。搜索，编辑框，空白，类型 网页，已折叠", "天",
        "搜索范围列表，已展开：网页，已选择，第 1 项，共 4 项", "搜狐，第 4 项，共 4 项", "搜狐，已选择",
        "搜索，编辑框，天，类型 搜狐，已折叠", "搜索搜狐：天",
      ])
  }

  @Test func `each type has its mark in words`() throws {
    let run = try PipedRun(
      [
        "demo", "type-select", "--speech", "off", "--verbosity", "verbose", "--keys",
        "Tab Down Ctrl+C",
      ])
    #expect(run.lines.contains { $0.contains("Weibo") && $0.contains("a speech bubble") })
  }

  @Test func `drop-down has ten options in pages of five and no value at the start`() throws {
    let run = try demo("drop-down", "en", keys: "Enter Down Down Enter")
    #expect(run.outputText == "hello-1\n")
    #expect(
      run.lines == [
        "Greeting: nothing selected, combo box, collapsed", "Greeting list, expanded, 10 options",
        "Hello 0, 1 of 10", "Hello 1, 2 of 10", "Hello 1 selected",
      ])
    let paged = try demo("drop-down", "zh-Hant", keys: "Enter Home PageDown Enter")
    #expect(paged.outputText == "hello-5\n")
    #expect(paged.lines.last == "你好 5，已選取")
  }

  @Test func `select-box starts with its first title and Escape closes it`() throws {
    let run = try demo("select-box", "en", keys: "Enter Down Escape Tab")
    #expect(run.outputText == "breakfast\n")
    #expect(
      run.lines == [
        "Meal: Breakfast, combo box, collapsed", "Meal list, expanded: Breakfast, 1 of 4",
        "Lunch, 2 of 4", "Unchanged, Meal: Breakfast, combo box, collapsed", "Breakfast selected",
      ])
    #expect(!run.hasEscape)
  }
}
