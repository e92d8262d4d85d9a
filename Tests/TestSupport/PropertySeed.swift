import Glibc

/// Where the random tests start: another place each time, or the one in `VOCALIST_SEED`.
public enum PropertySeed {
  /// Printed once, so that a run that ends in whatever way can be had again.
  public static let seed = {
    let seed =
      getenv("VOCALIST_SEED").flatMap { UInt64(String(cString: $0)) }
      ?? UInt64.random(in: 0...UInt64.max)
    print("VOCALIST_SEED=\(seed)")
    return seed
  }()

  public static func random(_ sequence: Int) -> SplitMix64 {
    SplitMix64(state: seed &+ UInt64(sequence))
  }
}
