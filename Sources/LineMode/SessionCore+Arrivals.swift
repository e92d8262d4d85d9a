import Narration
import SelectionModel

/// Options that arrive while the session asks: nothing is said of them, so that they never talk over
/// the person; positions tell how many there are so far.
extension SessionCore {
  /// How near to the end the focus must be for more to be read when there is plenty.
  private static let rowsAhead = 1000

  /// Takes what has come; a fault is told, and what is there can still be chosen.
  public mutating func arrive(from source: any OptionSource) -> [Effect] {
    var fault: Message?
    prompt.append({ fault = source.read(into: &$0) }, isLoading: true)
    if source.descriptor == nil { prompt.append({ _ in }, isLoading: false) }
    return fault.map { tell($0, .result) } ?? []
  }

  /// Where more comes from, while more is wanted.
  func wanted(from source: (any OptionSource)?) -> Int32? {
    guard let source, let descriptor = source.descriptor, outcome == nil,
      let selector
    else { return nil }
    let row = selector.focused.flatMap(selector.row) ?? 0
    return source.isPlenty && selector.visibleCount - row > Self.rowsAhead ? nil : descriptor
  }
}
