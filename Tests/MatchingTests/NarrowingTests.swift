@testable import Matching
import SelectionModel
import Testing

/// Typing on looks only at what is left, and must leave what a look at every label would.
@Suite struct `Narrowing letter by letter` {
  private static let pieces = [
    "a", "A", "s", "x", "i", "'", " ", "1", "´", "\u{301}", "é", "ß", "西", "安", "重", "ａ", "か", "д",
    "ا", "👍", "\u{200B}",
  ]

  @Test func `leaves the labels that begin with the text, in 5,000 lists of many scripts`() throws {
    var state: UInt64 = 41
    func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    func text(_ longest: Int) -> String {
      (0..<below(longest + 1)).map { _ in Self.pieces[below(Self.pieces.count)] }.joined()
    }
    let matcher = LabelMatcher()
    for _ in 0..<5_000 {
      let labels = (0..<8).map { _ in text(5) } + ["xi'an", "西安"]
      var box = try Selector(
        options: OptionList(labels), configuration: SelectorConfiguration(kind: .combobox),
        matcher: matcher)
      _ = box.perform(.focusIn(.before))
      for _ in 0..<5 {
        _ = box.perform(.type(Self.pieces[below(Self.pieces.count)], at: .zero))
        let typed = box.textField?.text ?? ""
        let search = matcher.search(for: typed)
        let wanted = labels.indices.filter { search.begins(Array(labels[$0].utf8)[...]) }
        let shown = (0..<box.visibleCount).compactMap(box.option(atRow:))
        #expect(shown == wanted, "typed \(typed) in \(labels)")
      }
    }
  }

  @Test func `what ASCII decides early is what the folded label says`() {
    let matcher = LabelMatcher()
    for first in Self.pieces {
      for second in Self.pieces {
        for third in ["", "a", "\u{301}", "é"] {
          let label = first + second + third
          for typed in Self.pieces + ["as", "a'", "xi", "a1", "sx"] {
            let folded = FoldedText(typed.utf8).bytes
            let isSpelled =
              !folded.isEmpty && FoldedText(label.utf8).bytes.starts(with: folded)
            let isFound = matcher.label(Array(label.utf8)[...], beginsWith: typed)
            let isRead = label.unicodeScalars.contains { "西安重".unicodeScalars.contains($0) }
            #expect(isFound == isSpelled || isRead, "\(typed) in \(label)")
          }
        }
      }
    }
  }
}
