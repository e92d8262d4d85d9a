/// Makes a tree of paths.
enum TreeItems {
  /// Each part of a path is an option below the one before it, also where no line names that one;
  /// the value is the path up to there.
  static func paths(_ lines: [[UInt8]]) -> [Item] {
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
