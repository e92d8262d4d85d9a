import Glibc
import SelectionModel

/// The labels of a list in alphabetical order, to find in a few steps what begins so.
///
/// Four bytes an option and about as many bits as its number has. Chinese that is found by its pinyin
/// is kept by the letters that it can begin with.
public struct SortedLabels: LabelIndex {
  private let options: OptionList
  /// Options by their folded labels.
  private let order: [UInt32]
  private let places: WaveletMatrix
  /// For each byte the options that have a reading and may be begun by it, ascending.
  private let read: [[UInt32]]

  public init(_ options: OptionList) {
    self.options = options
    var folded = FoldedLabels()
    var read = [[UInt32]](repeating: [], count: 256)
    for index in 0..<options.count {
      let label = folded.append(options.labelBytes(at: index))
      for byte in PinyinSearch.firstBytes(of: label) { read[Int(byte)].append(UInt32(index)) }
    }
    self.read = read
    order = folded.sorted()
    places = WaveletMatrix(order, below: options.count)
  }

  public var count: Int { order.count }

  public func firstOption(beginning text: String, from start: Int) -> Int? {
    let search = TextSearch(text)
    let spelled = firstSpelled(search, from: start)
    guard search.mayBeRead, let first = search.wanted.first else { return spelled }
    let candidates = read[Int(first)]
    let end = UInt32(spelled ?? count)
    var place = Self.place(in: 0..<candidates.count) { candidates[$0] < start }
    while place < candidates.count, candidates[place] < end {
      let index = Int(candidates[place])
      if search.begins(options.labelBytes(at: index)) { return index }
      place += 1
    }
    return spelled
  }

  public func options(beginning text: String) -> (any IndexedOptions)? {
    let search = TextSearch(text)
    return mayRead(search) ? nil : beginning(search)
  }

  public func options(labelled text: String) -> (any IndexedOptions)? {
    let search = TextSearch(text)
    guard !mayRead(search), let beginning = beginning(search) else { return nil }
    // Of labels that begin alike the shortest come first.
    let end = Self.place(in: beginning.range) {
      search.isWhole(options.labelBytes(at: Int(order[$0])))
    }
    return SortedMatches(places: places, range: beginning.range.lowerBound..<end)
  }

  private func firstSpelled(_ search: TextSearch, from start: Int) -> Int? {
    guard let found = beginning(search) else { return nil }
    let row = found.firstRow(notBefore: start)
    return row < found.count ? found[row] : nil
  }

  /// Nil for a text of which folding leaves nothing.
  private func beginning(_ search: TextSearch) -> SortedMatches? {
    guard !search.wanted.isEmpty else { return nil }
    let first = Self.place(in: 0..<count) {
      search.compare(options.labelBytes(at: Int(order[$0]))) < 0
    }
    let end = Self.place(in: first..<count) {
      search.compare(options.labelBytes(at: Int(order[$0]))) <= 0
    }
    return SortedMatches(places: places, range: first..<end)
  }

  /// Whether Chinese may match by its pinyin.
  private func mayRead(_ search: TextSearch) -> Bool {
    search.mayBeRead && search.wanted.first.map { !read[Int($0)].isEmpty } ?? false
  }

  /// The first place of a range of which this is no longer so.
  private static func place(in range: Range<Int>, while isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
