/// Makes a tree of indented lines, one after another.
///
/// More blanks than the line above make a child of it; as many as an earlier one, its sibling.
struct IndentedLines {
  private var open: [Int] = []

  mutating func item(_ line: some Collection<UInt8>) -> Item {
    let blanks = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
    while let last = open.last, last >= blanks { open.removeLast() }
    open.append(blanks)
    var item = Item(label: Array(line.dropFirst(blanks)))
    item.level = open.count
    return item
  }
}
