import Glibc

/// Folded labels end to end, to be sorted.
struct FoldedLabels {
  private struct Entry {
    /// The first eight bytes, which tell most labels apart.
    var start: UInt64
    var index: UInt32
  }

  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// Gives the label back as it is compared.
  mutating func append(_ label: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let start = bytes.count
    switch TextForm(label) {
    case .ascii, .unchangedByFolding: for byte in label { bytes.append(LetterCase.lowered(byte)) }
    case .other: bytes += FoldedText(label).bytes
    }
    ends.append(bytes.count)
    return bytes[start...]
  }

  /// The numbers of the labels, by their bytes.
  func sorted() -> [UInt32] {
    bytes.withUnsafeBufferPointer { bytes in
      var entries = ends.indices.map { index in
        var start: UInt64 = 0
        let label = range(index)
        for place in 0..<8 {
          let at = label.lowerBound + place
          start = start << 8 | (at < label.upperBound ? UInt64(bytes[at]) : 0)
        }
        return Entry(start: start, index: UInt32(index))
      }
      entries.sort { left, right in
        if left.start != right.start { return left.start < right.start }
        let (first, second) = (range(Int(left.index)), range(Int(right.index)))
        guard let base = bytes.baseAddress else { return false }
        let order = memcmp(
          base + first.lowerBound, base + second.lowerBound, min(first.count, second.count))
        return order == 0 ? first.count < second.count : order < 0
      }
      return entries.map(\.index)
    }
  }

  private func range(_ index: Int) -> Range<Int> {
    (index == 0 ? 0 : ends[index - 1])..<ends[index]
  }
}
