import Speech
import Testing

/// What is said for what is written: signs, rows of signs, numbers.
@Suite struct SpokenTextTests {
  private func said(
    _ text: String, _ punctuation: SpeechSettings.Punctuation = .some, in interface: String = "en",
    language: String? = nil
  ) -> String {
    let settings = SpeechSettings(language: interface, punctuation: punctuation)
    return SpeechPiece.pieces(
      of: Utterance([.theirs(text, language: language)]), settings: settings
    )
    .map { if case .run(let run) = $0 { run.text } else { "" } }
    .joined(separator: "|")
  }

  @Test(arguments: [
    ("👍😜", "thumbs up winking face with tongue", "拇指向上 单眼吐舌"),
    ("🏳️‍🌈", "rainbow flag", "彩虹旗"),
    ("⁉", "exclamation question mark", "感叹疑问号"),
    ("👍🏽", "thumbs up medium skin tone", "拇指向上 中等肤色"),
    ("→", "right arrow", "右箭头"),
    ("≤", "less-than or equal", "小于等于"),
  ])
  func `emoji and signs are named in the language of the interface`(
    text: String, english: String, chinese: String
  ) {
    #expect(said(text) == english)
    #expect(said(text, in: "zh-Hans") == chinese)
    #expect(said(text, .none).isEmpty == false)
  }

  @Test func `a sign in a run is named in the language of the run`() {
    #expect(said("a → b", in: "zh-Hans") == "a right arrow b")
    #expect(said("你 → 好") == "你 右箭头 好")
    #expect(said("да → нет", in: "en") == "да |right arrow| нет")
    #expect(said("5 € net") == "5 euro net")
  }

  @Test func `punctuation is said as much as was asked for`() {
    #expect(said("autogen.sh.", .none) == "autogen sh.")
    #expect(said("autogen.sh.", .some) == "autogen dot sh.")
    #expect(said("autogen.sh.", .all) == "autogen dot sh dot")
    #expect(said("..", .none) == "..")
    #expect(said("..", .all) == "dot dot")
    #expect(said("...", .all) == "dot dot dot")
    #expect(said("a/b_c", .none) == "a b c")
    #expect(said("a/b_c", .some) == "a slash b underscore c")
    #expect(said("(x)", .some) == "(x)")
    #expect(said("(x)", .most) == "left paren x right paren")
    #expect(said("Bob's", .most) == "Bob's")
    #expect(said("yes, no", .most) == "yes, no")
    #expect(said("yes, no", .all) == "yes comma no")
  }

  @Test func `a single sign is always said`() {
    for level in SpeechSettings.Punctuation.allCases {
      #expect(said(".", level) == "dot")
      #expect(said("，", level, in: "zh-Hans") == "逗号")
    }
  }

  @Test func `markup is read as the characters that it is`() {
    #expect(said("this is a <test>") == "this is a less test greater")
    #expect(said("<b>x</b>") == "less b greater x less slash b greater")
    #expect(said("&amp;") == "and amp;")
    #expect(said("&amp;", .all) == "and amp semicolon")
  }

  @Test func `a row of one sign is counted`() {
    #expect(said("------------") == "12 dashes")
    #expect(said("==== a ====") == "4 equals signs a 4 equals signs")
    #expect(said("------------", in: "zh-Hans") == "十二个横杠")
  }

  @Test(arguments: [
    ("共 2019 项", "共 两千零一十九 项"), ("101 项", "一百零一 项"), ("2 项", "两 项"), ("第 2 项", "第 二 项"),
    ("第101项", "第一百零一项"), ("12 项", "十二 项"), ("版本 3.5", "版本 三点五"), ("版本 0.0", "版本 零点零"),
    ("版本 1.10.2", "版本 一点十点二"), ("共 1,234,444.245", "共 一百二十三万四千四百四十四点二四五"),
    ("2019年", "二零一九年"), ("日期 2024-01-15", "日期 二零二四年一月十五日"), ("时间 12:30", "时间 十二点三十分"),
    ("完成 50%", "完成 百分之五十"), ("电话 01062345678", "电话 零一零六二三四五六七八"), ("２项", "两项"),
  ])
  func `numbers in Chinese are said as people say them`(text: String, expected: String) {
    #expect(said(text, in: "zh-Hans") == expected)
  }

  @Test func `traditional Chinese counts in its own characters`() {
    #expect(said("2 項", in: "zh-Hant") == "兩 項")
  }

  @Test func `numbers elsewhere are left to the voice`() {
    #expect(said("1,234,444.245") == "1,234,444.245")
    #expect(said("version 3.5") == "version 3.5")
    #expect(said("NEW RELEASE") == "NEW RELEASE")
    #expect(said("3.5 GB", in: "zh-Hans") == "3.5 GB")
  }
}
