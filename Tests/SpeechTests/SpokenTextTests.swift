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

  @Test(arguments: [
    ("de", "Daumen hoch"), ("fr", "pouce vers le haut"), ("es", "pulgar hacia arriba"),
    ("ru", "большой палец вверх"), ("pl", "kciuk w górę"), ("ar", "قبول"), ("ja", "サムズアップ"),
    ("yue-Hant", "豎起手指公"), ("zh-Hant", "讚"), ("zh-Hant-HK", "讚"),
  ])
  func `every language of the interface has names of its own`(language: String, name: String) {
    #expect(said("👍", in: language) == name)
    for sign in ["→", "€", "≤", "@", "#", "-", "*", "🏳️‍🌈", "−", "½"] {
      #expect(!said(sign, in: language).isEmpty)
    }
  }

  @Test func `a name of two scripts is said by two voices`() {
    #expect(said("👌", in: "yue-Hant") == "OK |手勢")
  }

  @Test func `a sign in a run is named in the language of the run`() {
    #expect(said("a → b", in: "zh-Hans") == "a, right arrow b")
    #expect(said("你 → 好") == "你 右箭头 好")
    #expect(said("да → нет", in: "en") == "да стрелка вправо нет")
    #expect(said("A → B", in: "de") == "A Pfeil nach rechts B")
    #expect(said("ぜ → ん", in: "en") == "ぜ 右矢印 ん")
    // Greek has no names of its own here: those of the interface stand in.
    #expect(said("ναι → όχι", in: "de") == "ναι |Pfeil nach rechts| όχι")
    #expect(said("так → ні", in: "en", language: "uk") == "так |right arrow| ні")
    #expect(said("5 € net") == "5 euros net")
  }

  @Test func `punctuation is said as much as was asked for`() {
    #expect(said("autogen.sh.", .none) == "autogen sh.")
    #expect(said("autogen.sh.", .some) == "autogen dot sh.")
    #expect(said("autogen.sh.", .all) == "autogen dot sh dot")
    #expect(said("..", .none) == "..")
    #expect(said("..", .all) == "dot dot")
    #expect(said("...", .all) == "dot dot dot")
    #expect(said("a/b_c", .none) == "a b c")
    #expect(said("a/b_c", .some) == "a, slash b underscore c")
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
    #expect(said("------------", in: "de") == "12 Striche")
    #expect(said("------------", in: "ru") == "дефисы: 12")
    #expect(said("------------", in: "ja") == "ハイフン12個")
    #expect(said("&&&&&", in: "fr") == "et commercial, 5 fois")
    #expect(said("👍👍👍👍", in: "en") == "thumbs up, 4 times")
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

  @Test(arguments: [
    ("-3", "负三"), ("温度 -5℃", "温度 负五 摄氏度"), ("5-10 人", "五到十 人"), ("第 5–10 页", "第 五到十 页"),
    ("2:02", "两点零二分"), ("9:00", "九点整"), ("12:30:05", "十二点三十分零五秒"), ("16:9", "十六比九"),
    ("13800138000", "一三八零零一三八零零零"), ("010-62345678", "零一零 六二三四五六七八"),
    ("价格 ¥1,299", "价格 一千两百九十九元"), ("¥3万", "元 三万"), ("10²", "十 的平方"), ("①苹果", "一 苹果"),
    ("2024/1/5", "二零二四年一月五日"), ("2杯", "两杯"), ("2号楼", "二号楼"),
    ("10:00–18:00", "十点整到十八点整"), ("docs/说明.md", "docs slash |说明 点 |md"), ("2 万", "两 万"),
    ("第Ⅳ章", "第四 章"), ("½", "二分之一"), ("★★★★★", "五个实心星"), ("№ 7", "编号 七"),
  ])
  func `signs of numbers in Chinese are said as people say them`(text: String, expected: String) {
    #expect(said(text, in: "zh-Hans") == expected)
  }

  @Test(arguments: [
    ("$5.99", "5.99 dollars"), ("$1", "1 dollar"), ("€ 5", "5 euros"), ("5 €", "5 euros"),
    ("1 €", "1 euro"),
    ("$5 million", "dollar 5 million"), ("¥300", "300 yen"), ("C# and F#", "C sharp and F sharp"),
    ("C++", "C plus plus"), ("#1", "number sign 1"), ("A → B", "A, right arrow B"),
    ("vitamin a + b", "vitamin a plus b"), ("U.S.A. e.g. this", "U.S.A. e.g. this"),
    ("Node.js", "Node dot js"),
    ("path?q", "path question q"), ("really? yes", "really? yes"), ("12:30", "12:30"),
    ("x² − 3", "x squared minus 3"),
    ("5–10", "5-10"), ("-5°", "-5 degrees"), ("☎ 13800138000", "telephone 1 3 8 0 0 1 3 8 0 0 0"),
    ("123456789", "123456789"), ("Chapter Ⅳ", "Chapter 4"), ("☆☆☆☆☆", "5 white stars"),
    ("✓ done", "check mark done"),
  ])
  func `signs in English are said as people say them`(text: String, expected: String) {
    #expect(said(text) == expected)
  }

  @Test(arguments: [
    ("5,99 €", "de", "5,99 Euro"), ("10 $", "fr", "10 dollars"), ("$20", "es", "20 dólares"),
    ("¥300", "ja", "300円"),
    ("20 ₽", "ru", "20 рубль"), ("½", "ru", "одна вторая"), ("3 × 4", "de", "3 mal 4"),
    ("$5", "zh-Hant", "五元"),
  ])
  func `signs are said as people say them elsewhere`(
    text: String, language: String, expected: String
  ) {
    #expect(said(text, in: language, language: language) == expected)
  }

  @Test func `numbers elsewhere are left to the voice`() {
    #expect(said("1,234,444.245") == "1,234,444.245")
    #expect(said("version 3.5") == "version 3.5")
    #expect(said("NEW RELEASE") == "NEW RELEASE")
    #expect(said("3.5 GB", in: "zh-Hans") == "3.5 GB")
  }

  /// The voices of these languages pass over digits.
  @Test func `numbers are said where the voice of the language says none`() throws {
    #expect(said("שלום 12") == "שלום  שתים עשרה ")
    func pieces(_ text: String, _ language: String?, in interface: String) -> [String] {
      let settings = SpeechSettings(language: interface)
      return SpeechPiece.pieces(
        of: Utterance([.theirs(text, language: language)]), settings: settings
      )
      .map { if case .run(let run) = $0 { "\(run.language ?? "-") \(run.text)" } else { "" } }
    }
    #expect(pieces("Salam 12", "tk", in: "de") == ["tk Salam ", "de 12"])
    #expect(pieces("Salam 12", "tk", in: "tk") == ["tk Salam ", "en 12"])
    #expect(pieces("Salam 12", "de", in: "tk") == ["de Salam 12"])
  }
}
