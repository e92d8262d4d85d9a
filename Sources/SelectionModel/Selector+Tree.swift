/// Opening and closing the nodes of a tree (APG, tree view pattern).
extension Selector {
  /// Right: opens a closed node, goes to the first child of an open one.
  mutating func expandNode() -> [Change] {
    guard let node = focused else { return [] }
    guard options.hasChildren(at: node) else { return [.nothingInside] }
    if expandedNodes.contains(node) { return focus(node + 1) }
    expandedNodes.insert(node)
    refreshTree()
    return [.nodeExpanded(node)]
  }

  /// Left: closes an open node, goes to the parent from a closed one.
  mutating func collapseNode() -> [Change] {
    guard let node = focused else { return [] }
    if expandedNodes.remove(node) != nil {
      refreshTree()
      return [.nodeCollapsed(node)]
    }
    return options.parent(at: node).map { focus($0) } ?? [.topLevel]
  }

  /// `*`: opens every closed node beside the focused one.
  mutating func expandSiblings() -> [Change] {
    guard let node = focused else { return [] }
    let parent = options.parent(at: node)
    var sibling = parent.map { $0 + 1 } ?? 0
    let end = parent.map(options.subtreeEnd) ?? options.count
    var opened: [Int] = []
    while sibling < end {
      if options.hasChildren(at: sibling), expandedNodes.insert(sibling).inserted {
        opened.append(sibling)
      }
      sibling = options.subtreeEnd(at: sibling)
    }
    if opened.isEmpty { return [] }
    refreshTree()
    return [.siblingsExpanded(opened)]
  }

  /// - Parameter wanted: in lower case.
  func closedOption(labelled wanted: String) -> Int? {
    guard kind == .tree, options.isTree else { return nil }
    return (0..<options.count).first { options.label(at: $0).lowercased() == wanted }
      ?? (0..<options.count).first { path(to: $0).lowercased() == wanted }
  }

  private func path(to option: Int) -> String {
    let label = options.label(at: option)
    return options.parent(at: option).map { path(to: $0) + "/" + label } ?? label
  }

  /// Opens the nodes round an option that is called by its name; the way to it is not told.
  mutating func reveal(_ option: Int) {
    guard kind == .tree, view.row(of: option) == nil else { return }
    var node = options.parent(at: option)
    while let open = node {
      expandedNodes.insert(open)
      node = options.parent(at: open)
    }
    refreshTree()
  }

  func refreshedView() -> VisibleOptions {
    VisibleOptions(of: options, expanded: expandedNodes)
  }

  /// Options arrived from this index on: those in open nodes that are shown join the rows.
  mutating func growTree(from first: Int) {
    for index in first..<options.count {
      let isShown =
        options.parent(at: index).map { expandedNodes.contains($0) && view.row(of: $0) != nil }
        ?? true
      if isShown { view.append([index]) }
    }
  }

  private mutating func refreshTree() {
    view = refreshedView()
    // Rows came or went: a range of checks starts anew.
    anchor = nil
    checkedRange = nil
  }
}
