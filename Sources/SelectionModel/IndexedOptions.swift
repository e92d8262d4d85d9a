/// Options that an index has found, ascending; none of them is looked at before it is asked for.
public protocol IndexedOptions: Sendable {
  var count: Int { get }
  subscript(row: Int) -> Int { get }
  /// Where an option stands among them, or nil where it is none of them.
  func row(of index: Int) -> Int?
}
