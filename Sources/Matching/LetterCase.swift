/// The case of the letters of ASCII.
enum LetterCase {
  @inline(__always)
  static func lowered(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }
}
