/// What labels begin with, known beforehand, so that no key looks at each of many.
public protocol LabelIndex: Sendable {
  /// How many options it knows: all of one list, in its order.
  var count: Int { get }

  /// The first option at or after `start` whose label begins with the text, by the rules of the
  /// matcher that made the index; nil where there is none.
  func firstOption(beginning text: String, from start: Int) -> Int?

  /// All options whose label begins with the text; nil where only a look at each can tell.
  func options(beginning text: String) -> (any IndexedOptions)?

  /// All options whose label is the text, but for case and the like; nil where only a look at each
  /// can tell.
  func options(labelled text: String) -> (any IndexedOptions)?
}
