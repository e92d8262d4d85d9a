/// Many texts end to end in large blocks of bytes, each found by its number.
///
/// A text costs its own bytes and twelve more. Blocks are filled once and never move, so the table
/// grows while it is read without copying what is there.
struct TextTable: Sendable {
  /// Large enough that a million short texts make few blocks.
  private static let blockSize = 1 << 20

  private var blocks: [[UInt8]] = []
  /// Block number in the upper half, offset in the lower.
  private var starts: [UInt64] = []
  private var lengths: [UInt32] = []

  var count: Int { starts.count }

  mutating func append(_ text: some Collection<UInt8>) {
    let length = text.count
    if blocks.isEmpty || blocks[blocks.count - 1].count + length > Self.blockSize {
      var block: [UInt8] = []
      block.reserveCapacity(max(Self.blockSize, length))
      blocks.append(block)
    }
    let last = blocks.count - 1
    starts.append(UInt64(last) << 32 | UInt64(blocks[last].count))
    lengths.append(UInt32(length))
    blocks[last].append(contentsOf: text)
  }

  subscript(index: Int) -> ArraySlice<UInt8> {
    let start = Int(starts[index] & 0xFFFF_FFFF)
    return blocks[Int(starts[index] >> 32)][start..<(start + Int(lengths[index]))]
  }
}
