import LineMode
import Localization
import Narration
import SelectionModel
import Testing

/// A label told character by character: on the first press by names, on the second by the words that
/// people use on the telephone.
@Suite struct `Spelling` {
  private func spelled(
    _ label: String, in language: String = "en", of own: String? = nil, presses: Int = 1
  ) throws -> Sentence {
    var options = OptionList()
    options.append(label: label.utf8, details: OptionDetails(language: own))
    var core = SessionCore(
      prompt: .selector(
        try Selector(
          name: nil, options: options, configuration: SelectorConfiguration(kind: .list))),
      localizer: try Localizer(language: language))
    _ = core.begin()
    var effects: [Effect] = []
    for _ in 0..<presses {
      effects = core.press(Key(.character("t"), .control), at: .zero)
    }
    guard case .tell(let report) = try #require(effects.first) else { throw Missing() }
    return try #require(report.sentences.first)
  }

  private struct Missing: Error {}

  private func printed(
    _ label: String, in language: String = "en", of own: String? = nil, presses: Int = 1
  ) throws -> String {
    try spelled(label, in: language, of: own, presses: presses).printed
  }

  @Test(arguments: [
    ("Abé 3", "en", "capital A, b, é, space, 3"), ("a-b", "en", "a, -, b"),
    ("好吧", "zh-Hans", "好、吧"), ("Ёж", "ru", "заглавная Ё, ж"), ("Äß", "de", "groß Ä, ß"),
    ("ガあ", "ja", "ガ、あ"), ("😀A", "en", "😀, capital A"), ("🏳️‍🌈", "en", "🏳️‍🌈"),
    ("한", "en", "한"), ("ﬁ", "en", "ﬁ"),
  ])
  func `first letter by letter, a capital by a word`(
    label: String, language: String, expected: String
  ) throws {
    #expect(try printed(label, in: language) == expected)
  }

  @Test func `what can't be seen is named`() throws {
    #expect(
      try printed("in\u{AD}ter\u{200B}net")
        == "i, n, soft hyphen, t, e, r, zero-width space, n, e, t")
    #expect(try printed("全角\u{3000}空格", in: "zh-Hans") == "全、角、全角空格、空、格")
    #expect(
      try printed("a\u{A0}\u{202E}\u{1B}\u{E000}\tb")
        == "a, no-break space, direction mark, control character 27, character U+E000, tab, b")
    #expect(try printed("a\u{200D}b") == "a, zero-width joiner, b")
  }

  @Test(arguments: [
    ("Bob", "en", "capital Bravo, Oscar, Bravo"), ("Zoë", "de", "groß Zacharias, Otto, ë"),
    ("Öl", "de", "groß Ökonom, Ludwig"), ("ñu", "es", "Ñoño, Ulises"),
    ("clé", "fr", "Célestin, Louis, é"),
    ("Щи", "ru", "заглавная Щука, Иван"), ("ok", "ru", "Оскар, Кило"),
    ("łza", "pl", "Łukasz, Zygmunt, Adam"),
    ("アが", "ja", "朝日のア、為替のカに濁点"), ("ok", "ja", "オスカー、キロ"), ("بيت", "ar", "بطة، يد، تفاحة"),
    ("a1.", "en", "Alfa, 1, ."), ("Wifi", "zh-Hans", "大写 Whiskey、India、Foxtrot、India"),
  ])
  func `again with the spelling alphabet of the language`(
    label: String, language: String, expected: String
  ) throws {
    #expect(try printed(label, in: language, presses: 2) == expected)
    #expect(try printed(label, in: language, presses: 3) == expected)
  }

  @Test func `a Chinese character is told by a word and then by its reading`() throws {
    #expect(try printed("好", in: "zh-Hans", presses: 2) == "好，好像的好，hǎo")
    #expect(try printed("銀行", in: "zh-Hant", presses: 2) == "銀，銀行的銀，ㄧㄣˊ、行，行政的行，ㄒㄧㄥˊ")
    #expect(try printed("香", in: "zh-Hant-HK", presses: 2) == "香，香港的香，hoeng1")
    #expect(try printed("香", in: "yue-Hant", presses: 2) == "香，香港嘅香，hoeng1")
    #expect(try printed("好", in: "en", presses: 2) == "好 as in 好像, hǎo")
    // Its own language goes before that of the interface; kana show Japanese.
    #expect(try printed("期", in: "zh-Hans", of: "zh-TW", presses: 2).hasSuffix("ㄑㄧˊ"))
    #expect(try printed("期", in: "zh-Hans", presses: 2).hasSuffix("qī"))
    #expect(try printed("東の", in: "en", presses: 2) == "東, ひがし、トウ, の")
  }

  @Test func `a reading is said by a voice that knows it, with its tone`() throws {
    let spoken = try spelled("好", in: "zh-Hans", presses: 2).spoken
    #expect(spoken.contains(.theirs("hao3", language: "zh-Latn-pinyin")))
    #expect(spoken.last == .ours("，第三声"))
    let cantonese = try spelled("好", in: "yue-Hant", presses: 2).spoken
    #expect(cantonese.contains(.theirs("hou2", language: "yue-Latn-jyutping")))
    #expect(cantonese.last == .ours("，第二聲"))
    #expect(try spelled("吗", in: "zh-Hans", presses: 2).spoken.last == .ours("，轻声"))
  }

  @Test func `letters are given to the voice as letters`() throws {
    let spoken = try spelled("Ab", of: "fr").spoken
    #expect(
      spoken == [
        .ours("capital "), .letter("A", language: "fr"), .ours(", "),
        .letter("b", language: "fr"),
      ])
  }

  @Test func `common characters have a word and a reading in each Chinese`() {
    // The first characters of Unicode's block that school teaches: none of them may be without.
    let common =
      "的一是不了人我在有他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可里后小么心多天而能好都然没日于起还发成事只作当想看文无开手用主行方又如前所本见经头面公同三已老从动两长"
    for character in common {
      let han = HanSpelling(language: "zh-Hans")
      #expect(han.word(with: character)?.contains(character) == true, "\(character)")
      #expect(han.reading(of: character)?.tone != nil, "\(character)")
    }
    let traditional =
      "的一是不了人我在有他這中大來上國個到說們為子和你地出道也時年得就那要下以生會自去之過家學對可裡後小麼心多天而能好都然沒日於起還發成事只作當想看文無開手用主行方又如前所本見經頭面公同三已老從動兩長"
    for character in traditional {
      for language in ["zh-Hant", "yue-Hant"] {
        let han = HanSpelling(language: language)
        #expect(han.word(with: character)?.contains(character) == true, "\(character)")
        #expect(han.reading(of: character)?.tone != nil, "\(character)")
      }
    }
  }
}
