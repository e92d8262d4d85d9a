import SelectionModel
import TestSupport
import Testing

@testable import Matching

@Suite struct `An index of labels` {
  private static let pieces = [
    "a", "A", "b", "s", "x", "u", "v", "'", " ", "1", "12", "é", "ß", "e\u{301}", "\u{301}", "ａ",
    "Ж",
    "か", "👍", "西", "安", "重", "庆", "长", "绿", "女", "单", "行", "\u{200B}", "\0",
  ]
  private static let typed =
    pieces + [
      "xi", "xa", "xian", "cq", "zq", "chong", "zh", "lv", "lu", "nv", "a1", "ss", "西a", "xi'a",
    ]

  @Test func `finds what a look at every label finds, in 2,000 lists of many scripts`() {
    let matcher = LabelMatcher()
    for sequence in 0..<2_000 {
      var random = PropertySeed.random(sequence)
      let labels = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          Self.pieces.randomElement(using: &random) ?? ""
        }.joined()
      }
      let index = SortedLabels(OptionList(labels))
      #expect(index.count == labels.count)
      for _ in 0..<12 {
        let text =
          (Self.typed.randomElement(using: &random) ?? "")
          + (Bool.random(using: &random) ? Self.typed.randomElement(using: &random) ?? "" : "")
        let search = matcher.search(for: text)
        for start in 0...labels.count {
          let wanted = labels.indices[start...].first { search.begins(Array(labels[$0].utf8)[...]) }
          #expect(
            index.firstOption(beginning: text, from: start) == wanted,
            "“\(text)” from \(start) in \(labels): VOCALIST_SEED=\(PropertySeed.seed) shows it again"
          )
        }
      }
    }
  }

  @Test func `knows labels that are no UTF-8`() {
    var options = OptionList()
    for label: [UInt8] in [[0xFF, 0x61], [0xE4, 0xB8], [0x61, 0xE4], [0x62]] {
      options.append(label: label)
    }
    let search = LabelMatcher().search(for: "a")
    let found = (0..<4).filter { search.begins(options.labelBytes(at: $0)) }
    #expect(SortedLabels(options).firstOption(beginning: "a", from: 0) == found.first)
    #expect(SortedLabels(options).firstOption(beginning: "b", from: 0) == 3)
  }
}
