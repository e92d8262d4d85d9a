import Narration
import SelectionModel

/// Options that still arrive while a session asks.
public protocol OptionSource: AnyObject {
  /// Readable when more may have come; nil once nothing more will.
  var descriptor: Int32? { get }
  /// There is more in memory already than anybody moves through: the rest is read when the focus
  /// comes near the end.
  var isPlenty: Bool { get }

  /// Takes what has come, a bounded amount at a time.
  ///
  /// - Returns: why no more will come, where something went wrong.
  func read(into options: inout OptionList) -> Message?
}
