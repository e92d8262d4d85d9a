import Glibc

/// The items of a text that comes in pieces: lines, or what stands between NULs.
struct LineItems {
  let separator: UInt8
  /// The beginning of an item whose end has not come yet.
  private var begun: [UInt8] = []

  init(separator: UInt8) { self.separator = separator }

  /// Calls `body` with the bytes of each item that ends in this piece, in order.
  ///
  /// A CR before a line feed is not part of an item; between NULs every byte is.
  mutating func take(
    _ piece: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Void
  ) {
    var rest = piece
    while let start = rest.baseAddress, let found = memchr(start, Int32(separator), rest.count) {
      let length = UnsafeRawPointer(found) - UnsafeRawPointer(start)
      let item = UnsafeBufferPointer(rebasing: rest[..<length])
      if begun.isEmpty {
        body(trimmed(item))
      } else {
        begun.append(contentsOf: item)
        begun.withUnsafeBufferPointer { body(trimmed($0)) }
        begun.removeAll(keepingCapacity: true)
      }
      rest = UnsafeBufferPointer(rebasing: rest[(length + 1)...])
    }
    begun.append(contentsOf: rest)
  }

  /// The text has ended: its last item needs no separator.
  mutating func end(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    guard !begun.isEmpty else { return }
    begun.withUnsafeBufferPointer(body)
    begun = []
  }

  private func trimmed(_ item: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    guard separator == 0x0A, item.last == 0x0D else { return item }
    return UnsafeBufferPointer(rebasing: item.dropLast())
  }
}
