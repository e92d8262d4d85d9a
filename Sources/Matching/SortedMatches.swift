import SelectionModel

/// A range of labels in alphabetical order, given in the order of the list.
struct SortedMatches: IndexedOptions {
  let places: WaveletMatrix
  let range: Range<Int>

  var count: Int { range.count }

  subscript(row: Int) -> Int { places.number(in: range, rank: row) }

  func row(of index: Int) -> Int? {
    let row = firstRow(notBefore: index)
    return row < count && self[row] == index ? row : nil
  }

  func firstRow(notBefore index: Int) -> Int { places.count(in: range, below: index) }
}
