import Narration
import TestSupport
import Testing

@testable import Localization

/// One session in each language, as it is printed and spoken; the right lines stand in
/// `Transcripts/`, a file a language.
@Suite struct `A session's transcript` {
  @Test(arguments: LocaleSources().tags()) func `is right, printed and spoken`(tag: String) throws {
    let expected = try #require(Self.transcript(tag), "no Transcripts/\(tag).txt")
    #expect(try Self.lines(tag) == expected)
  }

  @Test(arguments: LocaleSources().tags()) func `reads no language but its own`(
    tag: String
  ) throws {
    let localizer = try Localizer(language: tag)
    _ = try Self.session(localizer)
    // Hong Kong's file says only what differs.
    #expect(localizer.catalog.languagesRead == (tag == "zh-Hant-HK" ? [tag, "zh-Hant"] : [tag]))
  }

  /// Each sentence's line and, where it differs, what is spoken, set in.
  private static func lines(_ tag: String) throws -> [String] {
    let localizer = try Localizer(language: tag)
    var lines: [String] = []
    for sentence in try session(localizer) {
      lines.append(sentence.printed)
      if sentence.spokenText != sentence.printed { lines.append("  " + sentence.spokenText) }
    }
    return lines
  }

  private static func session(_ localizer: Localizer) throws -> [Sentence] {
    func word(_ key: String) -> String { localizer.text(Message("demo_select_box_" + key)) }
    func option(_ key: String, _ position: Int) -> [Fact] {
      [.option(Label(word(key))), .position(position, of: 4, isPartial: false)]
    }
    let meal = word("name")
    let list = Fact.list(name: meal, role: .list)
    let announcements = [
      Announcement(
        .start, [.name(meal), .value(Label(word("breakfast"))), .role(.comboBox), .collapsed]),
      Announcement(.expand, [list, .expanded] + option("breakfast", 1)),
      Announcement(.focus, option("lunch", 2)),
      Announcement(.noMatch, [.query("xyz")]),
      Announcement(.boundary, [.edge(.last), .option(Label(word("supper")))]),
      Announcement(.unavailable, [.option(Label(word("dinner"))), .reason(Label("20:00"))]),
      Announcement(.checked, [.option(Label(word("lunch"))), .chosenCount(2)]),
      Announcement(.tooFew, [.number(2), .chosenCount(1)]),
      Announcement(.limit, [.number(2), .option(Label(word("dinner")))]),
      Announcement(.allChecked, [.number(4)]),
      Announcement(.filtered, [.matches(22), .option(Label(word("lunch")))]),
      Announcement(.nodeExpanded, [.option(Label(meal)), .itemsInside(5)]),
      Announcement(.chosen, [.chosen(Label(word("lunch"))), .closed(name: meal)]),
      Announcement.cancelled,
    ]
    return announcements.map(localizer.sentence(for:))
      + ["hint_dropdown", "help_say_again", "typed_help", "error_no_items"].map {
        localizer.sentence(for: Message($0))
      }
  }

  private static func transcript(_ tag: String) -> [String]? {
    let file = SourceFolder.path("Tests/LocalizationTests/Transcripts/\(tag).txt")
    return (try? TestFile.text(file))?.split(separator: "\n").map(String.init)
  }
}
