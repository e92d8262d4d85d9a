import Matching
import Testing

@Suite struct `Regular expressions of a form` {
  @Test(arguments: [
    ("[0-9]{4}", "2026", true), ("[0-9]{4}", "20261", false), ("[0-9]{4}", "x2026", false),
    ("\\p{Han}+", "北京", true), ("\\p{Han}+", "Beijing", false), (".", "😀", true), ("a*", "", true),
    ("a", "A", false),
  ])
  func `match whole texts`(source: String, text: String, expected: Bool) throws {
    #expect(try RegularExpression(source).matches(text) == expected)
  }

  @Test func `that cannot be read say where`() {
    #expect(throws: RegularExpression.Fault(offset: 4)) { try RegularExpression("a😀\n(") }
  }

  @Test func `that would run for ever do not match`() throws {
    let pattern = try RegularExpression("(a+)+b")
    #expect(!pattern.matches(String(repeating: "a", count: 60)))
  }
}
