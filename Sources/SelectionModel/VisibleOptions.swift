/// Which options are shown, in list order: all of them, or the ones that a tree's collapsed nodes
/// and a filter leave.
///
/// A row counts from 0. Finding an option's row costs the logarithm of their number.
struct VisibleOptions: Sendable, Equatable {
  /// Ascending; nil while everything is shown.
  private var indexes: [Int]?
  private var total: Int

  init(all count: Int) { total = count }

  init(_ indexes: [Int]) {
    self.indexes = indexes
    total = indexes.count
  }

  /// What is left of a tree when only these nodes are open.
  init(of options: OptionList, expanded: Set<Int>) {
    var shown: [Int] = []
    var index = 0
    while index < options.count {
      shown.append(index)
      let isOpen = !options.hasChildren(at: index) || expanded.contains(index)
      index = isOpen ? index + 1 : options.subtreeEnd(at: index)
    }
    self.init(shown)
  }

  var count: Int { indexes?.count ?? total }

  subscript(row: Int) -> Int { indexes?[row] ?? row }

  /// The row of an option, or nil where it is not shown.
  func row(of index: Int) -> Int? {
    guard let indexes else { return index >= 0 && index < total ? index : nil }
    let row = firstRow(notBefore: index)
    return row < indexes.count && indexes[row] == index ? row : nil
  }

  /// More options that are shown, all of them after the ones that are.
  mutating func append(_ later: [Int]) {
    indexes?.append(contentsOf: later)
    total += later.count
  }

  /// Options arrived at the end, and all of them are shown.
  mutating func grow(to count: Int) {
    if indexes == nil { total = count }
  }

  private func firstRow(notBefore index: Int) -> Int {
    guard let indexes else { return index }
    var low = 0
    var high = indexes.count
    while low < high {
      let middle = (low + high) / 2
      if indexes[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
