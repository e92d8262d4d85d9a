import Localization
import Narration
import Testing

@Suite struct `Sentences` {
  private func say(_ language: String, _ event: Event, _ facts: [Fact]) throws -> Sentence {
    try Localizer(language: language).sentence(for: Announcement(event, facts))
  }

  private func option(_ text: String, _ position: Int, of size: Int, _ more: [Fact] = []) -> [Fact]
  {
    [.option(Label(text))] + more + [.position(position, of: size, isPartial: false)]
  }

  @Test(arguments: [
    ("en", "Fruit", "Apple", "Fruit: Apple, combo box, collapsed"),
    ("zh-Hans", "水果", "苹果", "水果：苹果，组合框，已折叠"),
    ("zh-Hant", "水果", "蘋果", "水果：蘋果，下拉式方塊，已折疊"),
  ]) func `the start names the control, its value, role and state`(
    language: String, name: String, value: String, printed: String
  ) throws {
    let facts: [Fact] = [.name(name), .value(Label(value)), .role(.comboBox), .collapsed]
    let sentence = try say(language, .start, facts)
    #expect(sentence.printed == printed)
    #expect(sentence.spokenText == printed)
  }

  @Test func `a slot with nothing to say drops out with its punctuation`() throws {
    #expect(
      try say("en", .start, [.value(Label("Apple")), .role(.comboBox)]).printed
        == "Apple, combo box")
    #expect(try say("en", .start, [.name("Fruit"), .collapsed]).printed == "Fruit, collapsed")
    #expect(
      try say("en", .unchanged, [.value(Label("Apple")), .collapsed]).printed
        == "Unchanged, Apple, collapsed")
    #expect(
      try say("en", .unavailable, [.option(Label("Durian"))]).printed
        == "Not chosen, Durian is unavailable")
    #expect(
      try say("en", .confirmEmpty, []).printed
        == "Nothing checked, Enter again finishes with none")
    #expect(
      try say(
        "en", .focus, option("Apple", 1, of: 5) + [.description(Label("keeps for months"))]
      ).printed == "Apple, 1 of 5. keeps for months")
  }

  @Test(arguments: [
    ("en", "Banana, 2 of 5", "Banana, 2 of 5"),
    ("zh-Hans", "Banana，第 2 项，共 5 项", "Banana，第二项共五项"),
    ("zh-Hant", "Banana，第 2 項，共 5 項", "Banana，第二項共五項"),
  ]) func `a position is printed in digits and spoken in words`(
    language: String, printed: String, spoken: String
  ) throws {
    let sentence = try say(language, .focus, option("Banana", 2, of: 5))
    #expect(sentence.printed == printed)
    #expect(sentence.spokenText == spoken)
  }

  @Test(arguments: [
    (2, "第二项共两项"), (12, "第二项共十二项"), (101, "第二项共一百零一项"),
    (2019, "第二项共两千零一十九项"),
  ]) func `Chinese counts are spoken with 两 and 零, orders with 二`(
    size: Int, spoken: String
  ) throws {
    let sentence = try say("zh-Hans", .focus, [.position(2, of: size, isPartial: false)])
    #expect(sentence.spokenText == spoken)
  }

  @Test func `the limit and the minimum are counts too`() throws {
    let facts: [Fact] = [.number(2), .option(Label("樱桃"))]
    let limit = try say("zh-Hans", .limit, facts)
    #expect(limit.printed == "最多选 2 项，樱桃未勾选")
    #expect(limit.spokenText == "最多选两项，樱桃未勾选")
    let few = try say("zh-Hant", .tooFew, [.number(2), .chosenCount(1)])
    #expect(few.printed == "至少選 2 項，已選 1 項")
    #expect(few.spokenText == "至少選兩項，已選一項")
    #expect(
      try say("en", .tooFew, [.number(2), .chosenCount(1)]).printed
        == "Choose at least 2, 1 chosen")
  }

  @Test func `after wrapping Chinese says only how many there are`() throws {
    let facts: [Fact] = [.wrapped(.first)] + option("苹果", 1, of: 5)
    #expect(try say("zh-Hans", .wrapped, facts).printed == "回到第一项：苹果，共 5 项")
    #expect(try say("en", .wrapped, facts).printed == "Back to first: 苹果, 1 of 5")
  }

  @Test func `a fact with two slots in one pattern is said once`() throws {
    let facts: [Fact] = [.list(name: "Fruit", role: .list)] + option("Apple", 1, of: 5)
    #expect(try say("en", .list, facts).printed == "Fruit list: Apple, 1 of 5")
    #expect(
      try say("en", .list, [.list(name: "Fruit", role: .list), .setSize(5)]).printed
        == "Fruit list, 5 options")
  }

  @Test func `numbers are grouped, and plural forms follow the number`() throws {
    let partial: [Fact] = [.option(Label("Apple")), .position(1, of: 20_000, isPartial: true)]
    #expect(try say("en", .focus, partial).printed == "Apple, 1 of 20,000 so far")
    #expect(try say("zh-Hans", .focus, partial).printed == "Apple，第 1 项，已加载 20,000 项")
    #expect(
      try say("en", .filtered, [.matches(1), .option(Label("Cherry"))]).printed
        == "1 match: Cherry")
    #expect(
      try say("en", .filtered, [.matches(3), .option(Label("Cherry"))]).printed
        == "3 matches: Cherry")
  }

  @Test func `our words and theirs are kept apart, with the language of theirs`() throws {
    let label = Label("此电脑", language: "zh-Hans", spoken: nil)
    let sentence = try say("en", .chosen, [.chosen(label), .closed(name: "Place")])
    #expect(
      sentence.spoken == [
        .theirs("此电脑", language: "zh-Hans"), .ours(" selected, "),
        .theirs("Place", language: nil), .ours(" collapsed"),
      ])
    #expect(sentence.printed == "此电脑 selected, Place collapsed")
  }

  @Test func `text from outside is never taken for a pattern`() throws {
    for text in ["{position}", "it''s '{'", "a # b", "{0, plural, other {x}}", "0"] {
      let sentence = try say("en", .noMatch, [.query(text)])
      #expect(sentence.printed == "No match: " + text)
      #expect(sentence.spoken == [.ours("No match: "), .theirs(text, language: nil)])
    }
  }

  @Test func `a form for the ear is spoken and the label is printed`() throws {
    let label = Label("SQL", language: "en", spoken: "sequel")
    let sentence = try say("en", .focus, [.option(label)])
    #expect(sentence.printed == "SQL")
    #expect(sentence.spoken == [.theirs("sequel", language: "en")])
  }

  @Test func `a label that ends in a digit is followed by a pause before the position`() throws {
    let sentence = try say("en", .focus, option("Language 53", 2, of: 60))
    #expect(
      sentence.spoken == [
        .theirs("Language 53", language: nil), .ours(", "), .pause(milliseconds: 150),
        .ours("2 of 60"),
      ])
    #expect(sentence.printed == "Language 53, 2 of 60")
    let other = try say("en", .focus, option("53 languages", 2, of: 60))
    #expect(!other.spoken.contains(.pause(milliseconds: 150)))
    let selected = try say(
      "en", .focus, option("Language 53", 2, of: 60, [.choice(.selected, isOn: true)]))
    #expect(!selected.spoken.contains(.pause(milliseconds: 150)))
  }

  @Test func `an empty text is said to be blank`() throws {
    #expect(try say("en", .noMatch, [.query("  ")]).printed == "No match: blank")
    #expect(try say("zh-Hans", .focus, option("", 5, of: 5)).printed == "空白，第 5 项，共 5 项")
  }

  @Test func `what could command a terminal is printed as a picture`() throws {
    let text = "\u{1B}[31m\u{7}a\rb\nc\td\u{9B}\u{202E}e\u{7F}"
    let sentence = try say("en", .focus, option(text, 1, of: 2))
    #expect(sentence.printed == "␛[31m␇a␍b␊c d\\u{9B}\\u{202E}e␡, 1 of 2")
    #expect(!sentence.spokenText.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F })
  }

  @Test func `several options in one slot are joined as the language does`() throws {
    let facts: [Fact] = [
      .option(Label("A")), .option(Label("B")), .choice(.selected, isOn: true),
    ]
    #expect(try say("en", .chosenSeveral, facts).printed == "A, B, selected")
    #expect(try say("zh-Hans", .chosenSeveral, facts).printed == "A、B，已选择")
  }

  @Test func `a sentence that goes before is joined`() throws {
    var announcement = Announcement(.start, [.name("Name"), .role(.edit), .blank])
    announcement.lead = Message("event_nothing_inside")
    #expect(
      try Localizer(language: "en").sentence(for: announcement).printed
        == "Nothing inside. Name: blank, edit")
  }

  @Test func `what the same key did besides goes before, missing slots and all`() throws {
    var announcement = Announcement(.expandOnly, [.expanded, .name("Fruit")])
    announcement.preceding = [Announcement(.unavailable, [.option(Label("Durian"))])]
    let sentence = try Localizer(language: "en").sentence(for: announcement)
    #expect(sentence.printed == "Not chosen, Durian is unavailable. expanded: Fruit")
    #expect(sentence.spoken.contains(.theirs("Durian", language: nil)))
  }
}
