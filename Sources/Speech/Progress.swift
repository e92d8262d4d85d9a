import Synchronization

/// Counts what the sound card has taken.
final class Progress: Sendable {
  /// How long a device may take nothing before it is given up, in milliseconds.
  static let patience = 3000

  private let counter = Atomic<Int>(0)

  var count: Int { counter.load(ordering: .relaxed) }
  func step() { counter.wrappingAdd(1, ordering: .relaxed) }
}
