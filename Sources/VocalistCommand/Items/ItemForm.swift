/// How items are written.
enum ItemForm: Sendable, Equatable {
  /// One item after another; label and value parted by the first delimiter, where one is given.
  case lines(separator: UInt8, delimiter: [UInt8]?)
  /// The same lines as a tree.
  case tree(separator: UInt8, TreeForm)
  /// A JSON array, or JSON Lines.
  case json
}
