/// A range of checks as Shift and the arrows left it: from the anchor to where the focus then was.
struct CheckedRange: Sendable, Equatable {
  var anchor: Int
  var end: Int
}
