import Testing

/// Each kind of selector through the built command.
@Suite struct KindTests {
  private func demo(_ name: String, _ language: String, keys: String) throws -> PipedRun {
    try PipedRun(["demo", name, "--lang", language, "--speech", "off", "--keys", keys])
  }

  private func choose(_ arguments: String..., input: String) throws -> PipedRun {
    try PipedRun(["choose", "--speech", "off"] + arguments, input: input)
  }

  @Test func `a list tells groups and refuses what is disabled`() throws {
    let english = try demo("list", "en", keys: "Down Down Down Enter End Enter")
    #expect(english.outputText == "orange\n")
    #expect(
      english.lines == [
        "Fruit list: Apple, selected, 1 of 7", "Banana, 2 of 7", "Cherry, 3 of 7",
        "Durian, unavailable, 4 of 7: out of season",
        "Not chosen, Durian is unavailable: out of season", "Citrus group: Orange, 7 of 7",
        "Orange selected",
      ])
    let chinese = try demo("list", "zh-Hans", keys: "Down Down Down Enter End Enter")
    #expect(
      chinese.lines == [
        "水果列表：苹果，已选择，第 1 项，共 7 项", "香蕉，第 2 项，共 7 项", "樱桃，第 3 项，共 7 项",
        "榴莲，不可用，第 4 项，共 7 项：已过季", "无法选择，榴莲不可用：已过季",
        "柑橘类分组：橙子，第 7 项，共 7 项", "橙子，已选择",
      ])
  }

  @Test func `a check list counts and prints in list order`() throws {
    let english = try demo("check-list", "en", keys: "Down Space Up Space Enter")
    #expect(english.outputText == "apple\nbanana\n")
    #expect(english.lines.contains("Checked: Banana, 1 chosen"))
    #expect(english.lines.contains("Checked: Apple, 2 chosen"))
    let chinese = try demo("check-list", "zh-Hant", keys: "Down Space Space Escape")
    #expect(chinese.status == 130)
    #expect(chinese.lines.contains("已勾選：香蕉，共選 1 項"))
    #expect(chinese.lines.contains("取消勾選：香蕉，共選 0 項"))
  }

  @Test func `radio buttons check what they focus and go round`() throws {
    let english = try demo("radio", "en", keys: "Down Right Down Left Enter")
    #expect(english.outputText == "thin\n")
    #expect(english.lines.contains("Thin, checked, 3 of 3"))
    #expect(english.lines.contains("Back to first: Regular, checked, 1 of 3"))
    let chinese = try demo("radio", "zh-Hans", keys: "Up Enter")
    #expect(chinese.outputText == "thin\n")
  }

  @Test func `a tree opens, goes in and tells the level`() throws {
    let english = try demo("tree", "en", keys: "Right Right Right Left Left Left Escape")
    #expect(
      english.lines == [
        "Files tree view: Level 1: Reports, collapsed, 1 of 2", "Expanded: Reports, 2 items",
        "Level 2: Invoices, 1 of 2", "Nothing inside", "Level 1: Reports, expanded, 1 of 2",
        "Collapsed: Reports", "Top level", "Cancelled",
      ])
    let chinese = try demo("tree", "zh-Hans", keys: "Right Right Enter")
    #expect(chinese.outputText == "invoices\n")
    #expect(chinese.lines.contains("已展开：报告，共 2 项"))
  }

  @Test func `a combo box narrows and completes`() throws {
    let english = try demo("combobox", "en", keys: "char:b wait:400 Down Enter Enter")
    #expect(english.outputText == "banana\n")
    #expect(english.lines.contains("1 match: Banana"))
    let chinese = try demo("combobox", "zh-Hans", keys: "char:香 Down Enter Enter")
    #expect(chinese.outputText == "banana\n")
  }

  @Test func `a free text is taken where it may be`() throws {
    let keys = ["--keys", "char:k char:i char:w char:i Enter"]
    let run = try PipedRun(
      ["choose", "--speech", "off", "--free-text", "Apple", "Banana"] + keys)
    #expect(run.outputText == "kiwi\n")
    #expect(run.status == 0)
  }

  @Test func `a query starts the list filtered`() throws {
    let run = try choose(
      "--query", "b", "--keys", "Down Down Enter Enter", input: "Apple\nBanana\nBlueberry\n")
    #expect(run.outputText == "Blueberry\n")
  }

  @Test func `a filter prints what matches and asks nothing`() throws {
    let run = try choose("-f", "cafe", input: "Café\nthé\nCAFETERIA\n")
    #expect(run.outputText == "Café\nCAFETERIA\n")
    #expect(run.errors.isEmpty)
    let none = try choose("-f", "zz", input: "Café\n")
    #expect(none.status == 1)
    #expect(none.errorText == "vocalist: nothing matches “zz”\n")
  }

  @Test func `lines make a tree by paths and by indentation`() throws {
    let keys = ["--output", "path", "--keys", "Right Right Right Right Enter"]
    let paths = try PipedRun(
      ["choose", "--speech", "off", "--tree-from", "path"] + keys, input: "a/b/c\nd\na/e\n")
    #expect(paths.outputText == "a/b/c\n")
    let indented = try PipedRun(
      ["choose", "--speech", "off", "--tree-from", "indent"] + keys,
      input: "a\n  b\n    c\n  e\nd\n")
    #expect(indented.outputText == "a/b/c\n")
  }

  @Test func `a limit is explained when it is hit`() throws {
    let run = try choose(
      "--multi=1", "--keys", "Space Down Space Enter", input: "Apple\nBanana\n")
    #expect(run.lines.contains("Limit of 1 reached, Banana not checked"))
    #expect(run.outputText == "Apple\n")
  }

  @Test func `Tab with too few checked says so and with none checked chooses nothing`() throws {
    let few = try choose(
      "--multi", "--min", "2", "--keys", "Space Tab Down Space Tab", input: "Apple\nBanana\n")
    #expect(few.lines.contains("Choose at least 2, 1 chosen"))
    #expect(few.outputText == "Apple\nBanana\n")
    let none = try choose("--multi", "--keys", "Tab", input: "Apple\nBanana\n")
    #expect(none.status == 1)
    #expect(none.output.isEmpty)
  }

  @Test func `Enter with nothing checked asks once`() throws {
    let run = try choose("--multi", "--keys", "Enter Enter", input: "Apple\nBanana\n")
    #expect(
      run.lines.contains(
        "Nothing checked. Space checks Apple, Enter again finishes with none"))
    #expect(run.status == 0)
    #expect(run.output.isEmpty)
  }
}
