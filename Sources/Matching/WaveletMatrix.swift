/// Numbers in an order of their own, of which any range tells its smallest, its second smallest and
/// so on, in as many steps as the largest number has bits (Claude and Navarro, “The wavelet matrix”,
/// 2012).
struct WaveletMatrix: Sendable {
  /// From the highest bit down: that bit of each number, the numbers parted by the bits above it.
  private var levels: [RankedBits] = []
  /// How many numbers have no such bit, for each level.
  private var zeros: [Int] = []

  /// - Parameter numbers: all below `bound`.
  init(_ numbers: [UInt32], below bound: Int) {
    var numbers = numbers
    let bits = Int.bitWidth - max(bound - 1, 0).leadingZeroBitCount
    for bit in (0..<bits).reversed() {
      var level = RankedBits(count: numbers.count)
      var low: [UInt32] = []
      var high: [UInt32] = []
      low.reserveCapacity(numbers.count)
      for (place, number) in numbers.enumerated() {
        if number >> UInt32(bit) & 1 == 1 {
          level.set(place)
          high.append(number)
        } else {
          low.append(number)
        }
      }
      level.seal()
      levels.append(level)
      zeros.append(low.count)
      numbers = low + high
    }
  }

  /// How many numbers of a range are below this one.
  func count(in range: Range<Int>, below bound: Int) -> Int {
    if bound >= 1 << levels.count { return range.count }
    var range = range
    var count = 0
    for (depth, level) in levels.enumerated() where !range.isEmpty {
      let set = level.rank(range.lowerBound)..<level.rank(range.upperBound)
      let unset = (range.lowerBound - set.lowerBound)..<(range.upperBound - set.upperBound)
      if bound >> (levels.count - 1 - depth) & 1 == 1 {
        count += unset.count
        range = (zeros[depth] + set.lowerBound)..<(zeros[depth] + set.upperBound)
      } else {
        range = unset
      }
    }
    return count
  }

  /// The number of a range that has `rank` smaller ones in it; the rank is below the range's count.
  func number(in range: Range<Int>, rank: Int) -> Int {
    var (range, rank, number) = (range, rank, 0)
    for (depth, level) in levels.enumerated() {
      let set = level.rank(range.lowerBound)..<level.rank(range.upperBound)
      let unset = (range.lowerBound - set.lowerBound)..<(range.upperBound - set.upperBound)
      number <<= 1
      if rank < unset.count {
        range = unset
      } else {
        rank -= unset.count
        range = (zeros[depth] + set.lowerBound)..<(zeros[depth] + set.upperBound)
        number |= 1
      }
    }
    return number
  }
}
