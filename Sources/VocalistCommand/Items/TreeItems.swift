/// Makes a tree of plain lines.
enum TreeItems {
  static func items(_ lines: [[UInt8]], form: TreeForm) -> [Item] {
    switch form {
    case .indent: indented(lines)
    case .path: paths(lines)
    }
  }

  /// More blanks than the line above make a child of it; as many as an earlier one, its sibling.
  private static func indented(_ lines: [[UInt8]]) -> [Item] {
    var open: [Int] = []
    return lines.map { line in
      let blanks = line.prefix { $0 == 0x20 || $0 == 0x09 }.count
      while let last = open.last, last >= blanks { open.removeLast() }
      open.append(blanks)
      var item = Item(label: Array(line.dropFirst(blanks)))
      item.level = open.count
      return item
    }
  }

  /// Each part of a path is an option below the one before it, also where no line names that one;
  /// the value is the path up to there.
  private static func paths(_ lines: [[UInt8]]) -> [Item] {
    final class Node {
      let item: Item
      var children: [Node] = []
      init(_ item: Item) { self.item = item }
      var all: [Item] { [item] + children.flatMap(\.all) }
    }
    let slash = UInt8(ascii: "/")
    var roots: [Node] = []
    var known: [ArraySlice<UInt8>: Node] = [:]
    for line in lines {
      var parent: Node?
      var level = 1
      for part in line.split(separator: slash) {
        let path = line[..<part.endIndex]
        if let node = known[path] {
          parent = node
        } else {
          var item = Item(label: Array(part), value: Array(path))
          item.level = level
          let node = Node(item)
          known[path] = node
          if let parent { parent.children.append(node) } else { roots.append(node) }
          parent = node
        }
        level += 1
      }
    }
    return roots.flatMap(\.all)
  }
}
