import Testing

/// Help, man page and completions of the built command.
@Suite struct HelpOutputTests {
  @Test func `help comes in the chosen language`() throws {
    let english = try PipedRun(["choose", "--help"])
    #expect(english.status == 0)
    #expect(
      english.outputText.contains("  -l, --label, --header TEXT\n      the question's name\n"))
    #expect(!english.outputText.contains("option_"))
    let chinese = try PipedRun(["--lang", "zh-Hans", "--help"])
    #expect(chinese.outputText.hasPrefix("用法：\n  vocalist choose "))
    #expect(!chinese.outputText.contains("usage_"))
    let environment = try PipedRun(["--help"], environment: ["LANG": "zh_TW.UTF-8"])
    #expect(environment.outputText.contains("結束狀態"))
  }

  @Test func `the version is one line`() throws {
    let run = try PipedRun(["--version"])
    #expect(run.outputText.hasPrefix("vocalist "))
    #expect(run.outputText.split(separator: "\n").count == 1)
  }

  @Test func `the man page is roff`() throws {
    let run = try PipedRun(["man"])
    #expect(run.status == 0)
    #expect(run.outputText.hasPrefix(".TH VOCALIST 1"))
    #expect(!run.hasEscape)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `completions are printed for each shell`(shell: String) throws {
    let run = try PipedRun(["completions", shell])
    #expect(run.status == 0)
    #expect(run.outputText.contains("page-size"))
  }
}
