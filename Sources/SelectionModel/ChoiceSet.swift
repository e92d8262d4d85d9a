/// Which options are chosen, and in which order they were.
struct ChoiceSet: Sendable, Equatable {
  private var stamps: [Int: Int] = [:]
  private var next = 0

  init(_ indexes: some Sequence<Int> = []) {
    for index in indexes { insert(index) }
  }

  var count: Int { stamps.count }
  func contains(_ index: Int) -> Bool { stamps[index] != nil }

  mutating func insert(_ index: Int) {
    guard stamps[index] == nil else { return }
    stamps[index] = next
    next += 1
  }

  mutating func remove(_ index: Int) { stamps[index] = nil }

  /// In list order.
  var sorted: [Int] { stamps.keys.sorted() }
  /// In the order in which they were chosen.
  var inOrderChosen: [Int] { stamps.sorted { $0.value < $1.value }.map(\.key) }
}
