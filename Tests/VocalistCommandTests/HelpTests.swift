import Narration
import Testing

@testable import VocalistCommand

@Suite struct HelpTests {
  /// Stands for the locale: the key itself.
  private let words: (Message) -> String = { $0.key }

  @Test func `every option of the table has a name of its own and a place in the help`() {
    let names =
      OptionTable.all.flatMap(\.longNames)
      + OptionTable.all.compactMap { $0.short.map(String.init) }
    #expect(Set(names).count == names.count)
    let text = HelpText(words: words).render(HelpDocument(.choose))
    for option in OptionTable.options(of: .choose) {
      #expect(text.contains("  " + option.synopsis + "\n      " + option.name.helpKey + "\n"))
    }
  }

  @Test func `the man page escapes what roff would obey`() {
    let page = ManPage { $0.key == "usage_summary" ? ".it's \\ -x" : $0.key }
    let text = page.render(.manual, version: "1")
    #expect(text.contains("vocalist \\- \\&.it's \\e \\-x\n"))
    #expect(text.contains(".B \\-l, \\-\\-label, \\-\\-header TEXT\noption_label\n"))
    #expect(text.hasPrefix(".TH VOCALIST 1"))
  }

  @Test(arguments: Shell.allCases)
  func `completions know every command and every option`(shell: Shell) {
    let script = Completions(words: words).script(for: shell)
    for command in Subcommand.allCases { #expect(script.contains(command.rawValue)) }
    for option in OptionTable.all { #expect(script.contains(option.name.rawValue)) }
    for demo in Demo.allCases { #expect(script.contains(demo.rawValue)) }
  }

  @Test func `the nearest word is suggested and a far one is not`() {
    #expect(Suggestion.nearest(to: "chose", among: ["choose", "demo"]) == "choose")
    #expect(Suggestion.nearest(to: "dmeo", among: ["choose", "demo"]) == "demo")
    #expect(Suggestion.nearest(to: "apple", among: ["choose", "demo"]) == nil)
    #expect(Suggestion.distance("kitten", "sitting") == 3)
    #expect(Suggestion.distance("", "abc") == 3)
  }
}
