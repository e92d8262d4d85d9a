/// Bits of which it is known how many are set before each place.
struct RankedBits: Sendable {
  private var words: [UInt64]
  /// How many are set before each word.
  private var before: [UInt32] = []

  init(count: Int) { words = [UInt64](repeating: 0, count: count / 64 + 1) }

  mutating func set(_ place: Int) { words[place >> 6] |= 1 << UInt64(place & 63) }

  /// Once every bit is set that will be.
  mutating func seal() {
    var sum: UInt32 = 0
    before = words.map { word in
      defer { sum += UInt32(word.nonzeroBitCount) }
      return sum
    }
  }

  subscript(place: Int) -> Bool { words[place >> 6] >> UInt64(place & 63) & 1 == 1 }

  /// How many are set before a place.
  func rank(_ place: Int) -> Int {
    let inWord = words[place >> 6] & (1 << UInt64(place & 63) &- 1)
    return Int(before[place >> 6]) + inWord.nonzeroBitCount
  }
}
