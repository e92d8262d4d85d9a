/// Which options are shown, in list order: all of them, or the ones that a tree's collapsed nodes
/// and a filter leave.
///
/// A row counts from 0. Finding an option's row costs the logarithm of their number.
struct VisibleOptions: Sendable {
  private enum Rows: Sendable {
    case all(Int)
    /// Ascending.
    case listed([Int])
    case indexed(any IndexedOptions)
  }

  private var rows: Rows

  init(all count: Int) { rows = .all(count) }

  init(_ indexes: [Int]) { rows = .listed(indexes) }

  init(_ found: any IndexedOptions) { rows = .indexed(found) }

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

  /// Whether every option is shown.
  var isWhole: Bool {
    if case .all = rows { true } else { false }
  }

  var count: Int {
    switch rows {
    case .all(let count): count
    case .listed(let indexes): indexes.count
    case .indexed(let found): found.count
    }
  }

  subscript(row: Int) -> Int {
    switch rows {
    case .all: row
    case .listed(let indexes): indexes[row]
    case .indexed(let found): found[row]
    }
  }

  /// The row of an option, or nil where it is not shown.
  func row(of index: Int) -> Int? {
    switch rows {
    case .all(let count): return index >= 0 && index < count ? index : nil
    case .indexed(let found): return found.row(of: index)
    case .listed(let indexes):
      let row = Self.firstRow(of: indexes, notBefore: index)
      return row < indexes.count && indexes[row] == index ? row : nil
    }
  }

  /// More options that are shown, all of them after the ones that are.
  mutating func append(_ later: [Int]) {
    switch rows {
    case .all(let count): rows = .all(count + later.count)
    case .indexed(let found): rows = .listed((0..<found.count).map { found[$0] } + later)
    case .listed(var indexes):
      // Let go here first, so that the array grows in place.
      rows = .all(0)
      indexes += later
      rows = .listed(indexes)
    }
  }

  /// Options arrived at the end, and all of them are shown.
  mutating func grow(to count: Int) {
    if isWhole { rows = .all(count) }
  }

  private static func firstRow(of indexes: [Int], notBefore index: Int) -> Int {
    var low = 0
    var high = indexes.count
    while low < high {
      let middle = (low + high) / 2
      if indexes[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
