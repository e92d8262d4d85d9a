/// Finding options by their labels, for typed commands.
extension Selector {
  /// Whether a shown label begins so.
  public func hasLabel(beginning text: String) -> Bool { firstOption(beginning: text) != nil }

  /// The first option with exactly this label, case apart: one that is shown, or else one in a
  /// closed node of a tree, by its label or its path (labels from the top down, slashes between).
  public func firstOption(labelled text: String) -> Int? {
    let wanted = text.lowercased()
    return shown.first { options.label(at: $0).lowercased() == wanted }
      ?? closedOption(labelled: wanted)
  }

  public func firstOption(beginning text: String) -> Int? {
    let search = matcher.search(for: text)
    return shown.first { search.begins(options.labelBytes(at: $0)) }
  }

  /// The next option after the focus, round the end, whose label holds the text.
  public func nextOption(containing text: String) -> Int? {
    let search = matcher.search(for: text)
    let start = focused.flatMap(view.row).map { $0 + 1 } ?? 0
    return (0..<view.count).lazy.map { self.view[(start + $0) % self.view.count] }
      .first { search.isContained(in: options.labelBytes(at: $0)) }
  }

  /// Forgets what was typed to jump to a label.
  public mutating func forgetTypeAhead() { typeAhead.clear() }

  private var shown: some Sequence<Int> {
    (0..<view.count).lazy.map { self.view[$0] }
  }
}
