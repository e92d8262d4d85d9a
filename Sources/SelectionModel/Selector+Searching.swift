/// Finding options by their labels.
extension Selector {
  /// Fewer labels than this are looked at sooner than an index of them is made.
  private static let longList = 2048

  /// An index of the labels would make keys quicker, and all options are there.
  public var wantsIndex: Bool {
    labelIndex == nil && !isLoading && options.count >= Self.longList
  }

  /// Makes that index, anywhere: it may take a second for a million labels.
  public var indexing: @Sendable () -> (any LabelIndex)? {
    { [matcher, options] in matcher.index(of: options) }
  }

  /// Uses an index of these options from now on; one of fewer options is dropped.
  public mutating func adopt(_ index: any LabelIndex) {
    if index.count == options.count { labelIndex = index }
  }

  /// The first shown option whose label begins so, from a row on to the end.
  func firstRow(beginning text: String, in rows: Range<Int>) -> Int? {
    if let labelIndex, view.isWhole {
      return labelIndex.firstOption(beginning: text, from: rows.lowerBound)
        .flatMap { $0 < rows.upperBound ? $0 : nil }
    }
    let search = matcher.search(for: text)
    return rows.first { search.begins(options.labelBytes(at: view[$0])) }
  }

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
    firstRow(beginning: text, in: 0..<view.count).map { view[$0] }
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
