import SelectionModel
import TestSupport
import Testing

@Suite struct `A list of options` {
  @Test func `labels and values keep their bytes, and broken text is repaired where it is shown`() {
    var options = OptionList()
    options.append(label: [0x61, 0xFF, 0x62])
    options.append(label: "Two".utf8, value: [])
    options.append(label: "Three".utf8)
    #expect(options.label(at: 0) == "a\u{FFFD}b")
    #expect(Array(options.value(at: 0)) == [0x61, 0xFF, 0x62])
    #expect(Array(options.value(at: 1)) == [])
    #expect(Array(options.value(at: 2)) == Array("Three".utf8))
  }

  @Test func `every option is found again across many blocks`() {
    var options = OptionList()
    for number in 0..<20_000 {
      options.append(
        label: "Option \(number)".utf8, value: number % 7 == 0 ? Array("\(number)".utf8) : nil)
    }
    #expect(options.count == 20_000)
    let isWhole = (0..<20_000).allSatisfy { number in
      let value = number % 7 == 0 ? "\(number)" : "Option \(number)"
      return options.label(at: number) == "Option \(number)"
        && options.value(at: number).elementsEqual(value.utf8)
    }
    #expect(isWhole)
    #expect(options.firstIndex(ofValue: "14".utf8) == 14)
    #expect(options.firstIndex(ofValue: "15".utf8) == nil)
  }

  @Test func `a copy is untouched by what is added to the other`() {
    var options = OptionList(["One"])
    let copy = options
    options.append(label: "Two".utf8)
    #expect(copy.count == 1)
    #expect(options.count == 2)
    #expect(copy.label(at: 0) == options.label(at: 0))
  }

  @Test func `details are there only where they were given`() {
    var options = OptionList(["Apple"])
    options.append(
      label: "Lemon".utf8, details: OptionDetails(description: "sour", group: "Citrus"))
    #expect(options.details(at: 0) == .none)
    #expect(options.details(at: 1).group == "Citrus")
    #expect(!options.isTree)
    #expect(options.siblingPosition(at: 1) == (2, 2))
  }

  /// Parents, positions and extents of random trees, against what walking everything gives.
  @Test func `a tree knows its shape without walking`() {
    var random = SplitMix64(state: 7)
    for _ in 0..<200 {
      var options = OptionList()
      var levels: [Int] = []
      for index in 0..<Int.random(in: 1...40, using: &random) {
        let level = Int.random(in: 1...((levels.last ?? 0) + 1), using: &random)
        levels.append(level)
        options.append(label: "\(index)".utf8, level: level)
      }
      for index in levels.indices {
        let parent = levels[..<index].lastIndex { $0 < levels[index] }
        let end = levels[(index + 1)...].firstIndex { $0 <= levels[index] } ?? levels.count
        let siblings = levels.indices.filter { other in
          levels[other] == levels[index]
            && levels[..<other].lastIndex { $0 < levels[other] } == parent
        }
        #expect(options.level(at: index) == levels[index])
        #expect(options.parent(at: index) == parent)
        #expect(options.subtreeEnd(at: index) == end)
        #expect(
          options.childCount(at: index) == levels[index..<end].count { $0 == levels[index] + 1 })
        #expect(
          options.siblingPosition(at: index)
            == ((siblings.firstIndex(of: index) ?? -1) + 1, siblings.count))
      }
    }
  }
}
