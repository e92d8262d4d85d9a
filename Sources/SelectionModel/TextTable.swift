/// Many texts end to end in blocks of bytes, each found by its number.
///
/// A text costs its own bytes and four more. A block holds a fixed number of texts and is never
/// touched again once it is full, so the table grows without copying what is there, and a copy of it
/// shares all but the last block.
struct TextTable: Sendable {
  private struct Block: Sendable {
    var bytes: [UInt8] = []
    /// Where each text ends; it starts where the one before ends.
    var ends: [UInt32] = []
  }

  /// A power of two, so that finding a text is a shift and a mask.
  private static let shift = 12
  private static let textsInBlock = 1 << shift

  private var blocks: [Block] = []
  private(set) var count = 0

  mutating func append(_ text: some Collection<UInt8>) {
    // Bytes that lie together are copied at once, not fetched one by one through the collection.
    let isCopied: Void? = text.withContiguousStorageIfAvailable { append(bytes: $0) }
    if isCopied == nil { Array(text).withUnsafeBufferPointer { append(bytes: $0) } }
  }

  mutating func append(bytes: UnsafeBufferPointer<UInt8>) {
    if count & (Self.textsInBlock - 1) == 0 {
      var block = Block()
      block.ends.reserveCapacity(Self.textsInBlock)
      blocks.append(block)
    }
    blocks[blocks.count - 1].bytes.append(contentsOf: bytes)
    blocks[blocks.count - 1].ends.append(UInt32(blocks[blocks.count - 1].bytes.count))
    count += 1
  }

  subscript(index: Int) -> ArraySlice<UInt8> {
    let place = index & (Self.textsInBlock - 1)
    let block = blocks[index >> Self.shift]
    let start = place == 0 ? 0 : Int(block.ends[place - 1])
    return block.bytes[start..<Int(block.ends[place])]
  }
}
