import TestSupport
import Testing

@testable import Matching

@Suite struct `Numbers in an order of their own` {
  @Test func `tell of any range how many are below a number, and which comes when`() {
    for sequence in 0..<300 {
      var random = PropertySeed.random(sequence)
      let count = Int.random(in: 1...200, using: &random)
      let numbers = (0..<UInt32(count)).shuffled(using: &random)
      let matrix = WaveletMatrix(numbers, below: count)
      for _ in 0..<20 {
        let start = Int.random(in: 0..<count, using: &random)
        let range = start..<Int.random(in: start...count, using: &random)
        let sorted = numbers[range].sorted().map(Int.init)
        let bound = Int.random(in: 0...(count + 1), using: &random)
        #expect(
          matrix.count(in: range, below: bound) == sorted.count { $0 < bound },
          "VOCALIST_SEED=\(PropertySeed.seed)")
        for (rank, number) in sorted.enumerated() {
          #expect(
            matrix.number(in: range, rank: rank) == number, "VOCALIST_SEED=\(PropertySeed.seed)")
        }
      }
    }
  }
}
