import Glibc

/// Where the random tests start: another place each time, or the one in `VOCALIST_SEED`.
public enum PropertySeed {
  public static let seed =
    getenv("VOCALIST_SEED").flatMap { UInt64(String(cString: $0)) }
    ?? UInt64.random(in: 0...UInt64.max)

  public static func random(_ sequence: Int) -> SplitMix64 {
    SplitMix64(state: seed &+ UInt64(sequence))
  }
}
