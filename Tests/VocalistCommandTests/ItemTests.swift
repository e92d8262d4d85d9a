import JSON
import Localization
import Testing

@testable import VocalistCommand

@Suite struct ItemTests {
  private func lines(_ text: String, separator: UInt8 = 0x0A) -> [String] {
    var items: [String] = []
    var reader = LineItems(separator: separator)
    let take = { (item: UnsafeBufferPointer<UInt8>) in
      items.append(String(decoding: item, as: UTF8.self))
    }
    Array(text.utf8).withUnsafeBufferPointer { reader.take($0, take) }
    reader.end(take)
    return items
  }

  private func json(_ text: String, language: String = "en") throws -> [Item] {
    var reader = JSONItems(localizer: try Localizer(language: language))
    return try reader.take(text.utf8) + reader.end()
  }

  @Test func `each line is an item and the last one needs no line break`() {
    #expect(lines("a\nb\nc\n") == ["a", "b", "c"])
    #expect(lines("a\nb") == ["a", "b"])
    #expect(lines("a\n\nb\n") == ["a", "", "b"])
    #expect(lines("\n") == [""])
    #expect(lines("") == [])
  }

  @Test func `a carriage return before a line break is no part of an item`() {
    #expect(lines("a\r\nb\r\n") == ["a", "b"])
    #expect(lines("a\rb\n") == ["a\rb"])
    #expect(lines("a\r\r\n") == ["a\r"])
  }

  @Test func `between NULs every byte belongs to the item`() {
    #expect(lines("a\r\nb\0c\0", separator: 0) == ["a\r\nb", "c"])
  }

  @Test func `the first delimiter parts label and value`() {
    let tab = Array("\t".utf8)
    #expect(
      Item(Array("Apple\ta\tb".utf8), delimiter: tab)
        == Item(label: Array("Apple".utf8), value: Array("a\tb".utf8)))
    #expect(Item(Array("Apple".utf8), delimiter: tab) == Item(label: Array("Apple".utf8)))
    #expect(Item(Array("a::b".utf8), delimiter: Array("::".utf8)).value == Array("b".utf8))
    #expect(Item([0xFF, 0x09, 0xFE], delimiter: tab) == Item(label: [0xFF], value: [0xFE]))
    #expect(Item(Array("a".utf8), delimiter: []).value == nil)
  }

  @Test func `an array and JSON Lines give the same items`() throws {
    let array = try json(#"["Apple", {"label": "Banana", "value": "b"}]"#)
    let sequence = try json("\"Apple\"\n{\"label\": \"Banana\", \"value\": \"b\"}\n")
    #expect(array == sequence)
    #expect(array.map(\.label) == [Array("Apple".utf8), Array("Banana".utf8)])
    #expect(array.map(\.value) == [nil, Array("b".utf8)])
  }

  @Test func `every member of an item is read`() throws {
    let item = try json(
      #"{"label": "Durian", "value": 7, "description": "big", "group": "Fruit", "disabled": true, "reason": "out of season", "lang": "en", "speak": "the king"}"#
    )[0]
    #expect(item.value == Array("7".utf8))
    #expect(item.description == "big")
    #expect(item.group == "Fruit")
    #expect(item.isDisabled)
    #expect(item.reason == "out of season")
    #expect(item.language == "en")
    #expect(item.spoken == "the king")
  }

  @Test func `children stand one level below and right after their parent`() throws {
    let items = try json(
      #"[{"label": "a", "children": ["b", {"label": "c", "children": ["d"]}]}, "e"]"#)
    #expect(items.map { String(decoding: $0.label, as: UTF8.self) } == ["a", "b", "c", "d", "e"])
    #expect(items.map(\.level) == [1, 2, 2, 3, 1])
  }

  @Test(arguments: [
    ("en", "Apple"), ("zh-Hans", "苹果"), ("zh-Hans-CN", "苹果"), ("zh-Hant-HK", "蘋果"),
    ("zh", "苹果"),
  ])
  func `a label may be written in each language`(language: String, expected: String) throws {
    let text = #"{"label": {"en": "Apple", "zh-Hans": "苹果", "zh-Hant": "蘋果"}}"#
    #expect(try json(text, language: language)[0].label == Array(expected.utf8))
  }

  @Test func `every text of an item may be written in each language`() throws {
    let text = """
      {"label": {"en": "Durian", "zh-Hans": "榴莲"}, "value": "durian",
       "description": {"en": "a big fruit", "zh-Hans": "大个的水果"},
       "group": {"en": "Tropical", "zh-Hans": "热带"}, "disabled": true,
       "reason": {"en": "out of season", "zh-Hans": "已过季"},
       "speak": {"en": "the king of fruit", "zh-Hans": "果王"}}
      """
    let chinese = try json(text, language: "zh-Hans")[0]
    #expect(chinese.label == Array("榴莲".utf8))
    #expect(chinese.value == Array("durian".utf8))
    #expect(chinese.description == "大个的水果")
    #expect(chinese.group == "热带")
    #expect(chinese.reason == "已过季")
    #expect(chinese.spoken == "果王")
    #expect(chinese.language == nil)
    let cantonese = try json(text, language: "yue-Hant")[0]
    #expect(cantonese.label == Array("Durian".utf8))
  }

  @Test(arguments: [
    (#"{"en": "Apple", "de": "Apfel"}"#, "fr", "Apple", "en"),
    (#"{"de": "Apfel", "ja": "りんご"}"#, "fr", "Apfel", "de"),
    (#"{"en": "Apple", "fr-CA": "Pomme"}"#, "fr", "Pomme", nil),
    (#"{"en": "Apple", "zh-Hant": "蘋果"}"#, "yue-Hant", "蘋果", nil),
  ])
  func `a label in another language is read aloud in that language`(
    languages: String, interface: String, label: String, spoken: String?
  ) throws {
    let item = try json("{\"label\": \(languages)}", language: interface)[0]
    #expect(item.label == Array(label.utf8))
    #expect(item.language == spoken)
    let told = try json(
      "{\"label\": \(languages), \"lang\": \"eo\"}", language: interface)[0]
    #expect(told.language == "eo")
  }

  @Test func `JSON that is broken is told with line and column`() {
    let error = #expect(throws: CommandError.self) { try json("[\"a\",\n  \"b\" \"c\"]") }
    guard case .badJSON(let line, _, let fault)? = error else {
      Issue.record("not told as broken JSON")
      return
    }
    #expect(line == 2)
    #expect(fault.key == "error_json_syntax")
  }

  @Test(arguments: [
    ("[1]", CommandError.badItem(number: 1, member: nil)),
    (#"["a", {"value": "x"}]"#, .itemWithoutLabel(number: 2)),
    (#"[{"label": 3}]"#, .badItem(number: 1, member: "label")),
    (#"[{"label": "a", "disabled": "yes"}]"#, .badItem(number: 1, member: "disabled")),
    (#"[{"label": "a", "children": {}}]"#, .badItem(number: 1, member: "children")),
    (#"[{"label": {}}]"#, .badItem(number: 1, member: "label")),
    (#"[{"label": "a", "value": []}]"#, .badItem(number: 1, member: "value")),
  ])
  func `an item of the wrong form is told with its number`(text: String, error: CommandError) {
    #expect(throws: error) { try json(text) }
  }
}
