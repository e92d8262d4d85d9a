import Matching
import SelectionModel
import TestSupport
import Testing

@Suite struct `A selector with an index` {
  /// Keys that find labels, and some that move away from what they found.
  private static func action(_ random: inout SplitMix64, at time: Duration) -> Action {
    let texts = ["a", "b", "a", "1", "2", "0", "重", "z", "c", "q", "x", " "]
    return switch Int.random(in: 0..<10, using: &random) {
    case 0: .next
    case 1: .last
    case 2: .toggle(at: time)
    case 3: .activate
    case 4: .dismiss
    case 5: .edit(.deleteBackward)
    default: .type(texts.randomElement(using: &random) ?? "a", at: time)
    }
  }

  @Test func `does at every key what it does without`() throws {
    for sequence in 0..<400 {
      // Where some labels are Chinese, Latin letters may mean them.
      let others = sequence % 2 == 0 ? ["重庆", "长"] : ["Ａ", "é"]
      let pieces = ["a", "b", "aa", "ab", "1", "x y", "x", ""] + others
      var random = PropertySeed.random(sequence)
      var options = OptionList()
      for _ in 0..<2100 {
        let label =
          (pieces.randomElement(using: &random) ?? "")
          + (pieces.randomElement(using: &random) ?? "")
        options.append(
          label: label.utf8,
          details: OptionDetails(isDisabled: Int.random(in: 0..<4, using: &random) == 0))
        if sequence % 20 != 0 && options.count > 30 { break }
      }
      var configuration = SelectorConfiguration(
        kind: [.list, .dropdown, .combobox][sequence % 3])
      configuration.autocomplete = [.list, .both, .none][sequence / 3 % 3]
      configuration.skipsDisabled = Bool.random(using: &random)
      configuration.wraps = Bool.random(using: &random)
      var plain = try Selector(
        options: options, configuration: configuration, matcher: LabelMatcher())
      var indexed = plain
      indexed.adopt(try #require(plain.indexing()))
      _ = plain.perform(.focusIn(.before))
      _ = indexed.perform(.focusIn(.before))
      var time = Duration.zero
      for _ in 0..<25 {
        let action = Self.action(&random, at: time)
        time += .milliseconds(Int.random(in: 0...1200, using: &random))
        #expect(
          plain.perform(action) == indexed.perform(action),
          "\(action): VOCALIST_SEED=\(PropertySeed.seed) shows it again")
        #expect(plain.focused == indexed.focused)
        #expect(plain.optionNamedByText == indexed.optionNamedByText)
        #expect(plain.visibleCount == indexed.visibleCount)
        for option in 0..<options.count {
          #expect(plain.row(of: option) == indexed.row(of: option))
        }
      }
    }
  }

  @Test func `wants one when it is long and all of it is there`() throws {
    let short = try Selector(options: OptionList(["a", "b"]), matcher: LabelMatcher())
    #expect(!short.wantsIndex)
    let labels = (1...3000).map { "label \($0)" }
    var long = try Selector(options: OptionList(labels), matcher: LabelMatcher())
    #expect(long.wantsIndex)
    let index = try #require(long.indexing())
    long.append({ $0.append(label: "later".utf8) }, isLoading: true)
    #expect(!long.wantsIndex)
    long.append({ _ in }, isLoading: false)
    #expect(long.wantsIndex)
    // Made of fewer options than there are now.
    long.adopt(index)
    #expect(long.wantsIndex)
    long.adopt(try #require(long.indexing()))
    #expect(!long.wantsIndex)
    #expect(long.firstOption(beginning: "LATER") == 3000)
  }
}
