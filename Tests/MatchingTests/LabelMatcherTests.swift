import Matching
import Testing

@Suite struct `Labels and what was typed` {
  private let matcher = LabelMatcher()

  private func begins(_ label: String, _ text: String) -> Bool {
    matcher.label(ArraySlice(label.utf8), beginsWith: text)
  }

  private func contains(_ label: String, _ text: String) -> Bool {
    matcher.label(ArraySlice(label.utf8), contains: text)
  }

  @Test(arguments: [
    ("Banana", "ban"), ("banana", "BAN"), ("Café", "cafe"), ("Cafe\u{301}", "café"),
    ("Straße", "strasse"), ("STRASSE", "straß"), ("ＡＢＣ", "abc"), ("abc", "ＡＢ"),
    ("Łódź", "łodz"), ("Ελλάδα", "ελλαδα"), ("Йод", "йо"), ("北京", "北"), ("한국", "한"),
    ("ﬁle", "fi"), ("ÎLE", "il"),
    ("Łódź", "lodz"), ("İstanbul", "istanbul"), ("ISPARTA", "ıs"), ("Iğdır", "igdir"),
    ("Ærø", "aero"), ("ａｂｃ１２３", "ABC123"), ("ガス", "ｶﾞｽ"), ("أحمد", "احمد"),
    ("مُحدَّد", "محدد"), ("שָׁלוֹם", "שלום"), ("in\u{AD}ter\u{200B}net", "internet"), ("中文ABC", "中文abc"),
  ])
  func `case, accents and width do not matter`(label: String, text: String) {
    #expect(begins(label, text))
  }

  @Test(arguments: [
    ("Banana", "an"), ("Banana", "bananas"), ("北京", "京"), ("हिन्दी", "हु"), ("", "a"), ("a", ""),
    ("か", "が"), ("abc", "é"), ("abc", "北"),
    ("a", "\u{301}"),
  ])
  func `what does not begin so is not found`(label: String, text: String) {
    #expect(!begins(label, text))
  }

  @Test func `a text is found inside a label`() {
    #expect(contains("Crème brûlée", "BRULEE"))
    #expect(contains("aab", "ab"))
    #expect(contains("上海市", "海"))
    #expect(!contains("ab", "abc"))
    #expect(!contains("abc", ""))
  }

  @Test func `bytes that are no UTF-8 are compared without harm`() {
    #expect(matcher.label([0x61, 0xFF, 0x62], beginsWith: "a"))
    #expect(!matcher.label([0xFF, 0x62], beginsWith: "b"))
  }
}
