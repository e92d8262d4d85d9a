/// Which options are chosen, and in which order they were.
///
/// One bit an option, and a log of choices: asking whether an option is chosen, choosing and
/// releasing cost the same in a list of five and of a million.
struct ChoiceSet: Sendable {
  private var words: [UInt64] = []
  /// Every choice, oldest first; what was released since stays until the log is tidied.
  private var log: [Int] = []
  private(set) var count = 0

  init(_ indexes: some Sequence<Int> = []) {
    for index in indexes { insert(index) }
  }

  func contains(_ index: Int) -> Bool {
    let word = index >> 6
    return word < words.count && words[word] & (1 << UInt64(index & 63)) != 0
  }

  mutating func insert(_ index: Int) {
    guard !contains(index) else { return }
    let word = index >> 6
    if word >= words.count {
      words.append(contentsOf: repeatElement(0, count: word + 1 - words.count))
    }
    words[word] |= 1 << UInt64(index & 63)
    log.append(index)
    count += 1
    // Checking and unchecking for hours must not fill the memory.
    if log.count > 2 * count + 64 { log = inOrderChosen }
  }

  mutating func remove(_ index: Int) {
    guard contains(index) else { return }
    words[index >> 6] &= ~(1 << UInt64(index & 63))
    count -= 1
  }

  /// Releases what was chosen; the room that it took is kept for the next choice.
  mutating func removeAll() {
    for index in log { remove(index) }
    log.removeAll(keepingCapacity: true)
  }

  /// The first in list order.
  var first: Int? {
    words.firstIndex { $0 != 0 }.map { $0 << 6 + words[$0].trailingZeroBitCount }
  }

  /// In list order.
  var sorted: [Int] {
    var indexes: [Int] = []
    indexes.reserveCapacity(count)
    for (number, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        indexes.append(number << 6 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return indexes
  }

  /// In the order in which they were chosen; one that was released and chosen again counts anew.
  var inOrderChosen: [Int] {
    var left = self
    var indexes: [Int] = []
    indexes.reserveCapacity(count)
    for index in log.reversed() where left.contains(index) {
      left.remove(index)
      indexes.append(index)
    }
    return indexes.reversed()
  }
}
