/// The options of a selector: labels and values as bytes, the rest only where there is any.
///
/// A tree is kept in pre-order: a node, then all that it holds. Indexes count from 0, levels and
/// positions from 1.
public struct OptionList: Sendable {
  private var labels = TextTable()
  /// Nil while every value is its label.
  private var values: TextTable?
  private var details: [Int: OptionDetails] = [:]
  private var tree: TreeTable?

  public init() {}

  public init(_ labels: some Sequence<String>) {
    for label in labels { append(label: label.utf8) }
  }

  public var count: Int { labels.count }
  public var isEmpty: Bool { labels.count == 0 }

  /// Adds one option at the end.
  ///
  /// - Parameters:
  ///   - value: what a script gets, byte for byte; nil when it is the label.
  ///   - level: 1 at the top; at most one deeper than the option before.
  public mutating func append(
    label: some Collection<UInt8>, value: (some Collection<UInt8>)?,
    details: OptionDetails = .none, level: Int = 1
  ) {
    let index = labels.count
    if let value {
      if values == nil {
        var table = TextTable()
        for earlier in 0..<index { table.append(labels[earlier]) }
        values = table
      }
      values?.append(value)
    } else if values != nil {
      values?.append(label)
    }
    labels.append(label)
    if details != .none { self.details[index] = details }
    if level > 1 && tree == nil { tree = TreeTable(flat: index) }
    tree?.append(level: level)
  }

  public mutating func append(
    label: some Collection<UInt8>, details: OptionDetails = .none, level: Int = 1
  ) {
    append(label: label, value: [UInt8]?.none, details: details, level: level)
  }

  /// Adds one option that is nothing but its label: the way of long lists, which costs a copy of
  /// the bytes and no more.
  public mutating func append(label: UnsafeBufferPointer<UInt8>) {
    labels.append(bytes: label)
    values?.append(bytes: label)
    tree?.append(level: 1)
  }

  /// The label's bytes as they came in.
  public func labelBytes(at index: Int) -> ArraySlice<UInt8> { labels[index] }

  /// The label as text: invalid UTF-8 is repaired.
  public func label(at index: Int) -> String { String(decoding: labels[index], as: UTF8.self) }

  /// What a script gets, byte for byte as it came in.
  public func value(at index: Int) -> ArraySlice<UInt8> { (values ?? labels)[index] }

  public func details(at index: Int) -> OptionDetails { details[index] ?? .none }

  /// Whether any option holds another.
  public var isTree: Bool { tree != nil }

  public func level(at index: Int) -> Int { tree?.level(at: index) ?? 1 }
  public func parent(at index: Int) -> Int? { tree?.parent(at: index) }
  public func childCount(at index: Int) -> Int { tree?.childCount(at: index) ?? 0 }
  public func hasChildren(at index: Int) -> Bool { childCount(at: index) > 0 }

  /// The index after the last option that this one holds.
  public func subtreeEnd(at index: Int) -> Int { tree?.subtreeEnd(at: index) ?? index + 1 }

  /// The position among the options with the same parent, and how many those are.
  public func siblingPosition(at index: Int) -> (position: Int, size: Int) {
    tree?.siblingPosition(at: index) ?? (index + 1, count)
  }

  /// The first option whose value is these bytes.
  public func firstIndex(ofValue bytes: some Collection<UInt8>) -> Int? {
    let wanted = Array(bytes)[...]
    let values = values ?? labels
    return (0..<count).first { values[$0] == wanted }
  }
}
