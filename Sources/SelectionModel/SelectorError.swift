/// Why a selector cannot be made.
public enum SelectorError: Error, Sendable, Equatable {
  case noOptions
  /// A default that is no index of the list.
  case noSuchOption(Int)
  case minimumAboveMaximum(minimum: Int, maximum: Int)
  /// More are to be chosen than there are.
  case minimumAboveCount(minimum: Int, count: Int)
  /// More defaults than may be chosen.
  case tooManySelected(count: Int, maximum: Int)
  case pageSizeBelowOne(Int)
}
