import Glibc

/// The same sequence for the same seed, on every machine.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Where the random tests start: another place each time, or the one in `VOCALIST_SEED`.
enum PropertySeed {
  static let seed =
    getenv("VOCALIST_SEED").flatMap { UInt64(String(cString: $0)) }
    ?? UInt64.random(in: 0...UInt64.max)

  static func random(_ sequence: Int) -> SplitMix64 {
    SplitMix64(state: seed &+ UInt64(sequence))
  }
}
