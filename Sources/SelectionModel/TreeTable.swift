/// Who holds whom in a pre-order list, so that parent, position and extent need no walk.
struct TreeTable: Sendable {
  private var levels: [Int32] = []
  private var parents: [Int32] = []
  private var positions: [Int32] = []
  private var childCounts: [Int32] = []
  /// Zero while a node is open: what it holds reaches to the end of the list so far.
  private var ends: [Int32] = []
  private var rootCount: Int32 = 0
  /// The chain of options that the next one can be inside of.
  private var open: [Int] = []

  /// A table for options that had no levels so far.
  init(flat count: Int) {
    for _ in 0..<count { append(level: 1) }
  }

  mutating func append(level wanted: Int) {
    let level = min(max(wanted, 1), open.count + 1)
    let index = levels.count
    for closed in open[(level - 1)...] { ends[closed] = Int32(index) }
    open.removeSubrange((level - 1)...)
    let parent = open.last
    if let parent {
      childCounts[parent] += 1
      positions.append(childCounts[parent])
    } else {
      rootCount += 1
      positions.append(rootCount)
    }
    levels.append(Int32(level))
    parents.append(Int32(parent ?? -1))
    childCounts.append(0)
    ends.append(0)
    open.append(index)
  }

  func level(at index: Int) -> Int { Int(levels[index]) }
  func parent(at index: Int) -> Int? { parents[index] < 0 ? nil : Int(parents[index]) }
  func childCount(at index: Int) -> Int { Int(childCounts[index]) }
  func subtreeEnd(at index: Int) -> Int { ends[index] == 0 ? levels.count : Int(ends[index]) }

  func siblingPosition(at index: Int) -> (position: Int, size: Int) {
    let size = parent(at: index).map { childCounts[$0] } ?? rootCount
    return (Int(positions[index]), Int(size))
  }
}
