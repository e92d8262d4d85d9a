/// Takes text out of C functions that write UTF-8 into a buffer and return its full length.
enum ICUText {
  /// Nil where the function returns a negative number.
  static func string(
    _ write: (UnsafeMutablePointer<CChar>?, Int32) -> Int32
  ) -> String? {
    var capacity: Int32 = 256
    while true {
      var length: Int32 = -1
      let bytes = [UInt8](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
        buffer.withMemoryRebound(to: CChar.self) { characters in
          length = write(characters.baseAddress, capacity)
        }
        count = max(0, min(Int(length), Int(capacity)))
      }
      if length < 0 { return nil }
      if length <= capacity { return String(decoding: bytes, as: UTF8.self) }
      capacity = length
    }
  }
}
