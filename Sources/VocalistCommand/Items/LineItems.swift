/// The items of a text: lines, or what stands between NULs.
enum LineItems {
  /// Calls `body` with the bytes of each item, in order.
  ///
  /// The last one needs no separator after it. A CR before a line feed is not part of an item;
  /// between NULs every byte is.
  static func each(
    of bytes: [UInt8], separator: UInt8, _ body: (ArraySlice<UInt8>) -> Void
  ) {
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: separator) ?? bytes.endIndex
      var item = bytes[start..<end]
      if separator == 0x0A, end < bytes.endIndex, item.last == 0x0D { item.removeLast() }
      body(item)
      start = end + 1
    }
  }
}
