/// Whether an engine or a device works, when to try it again, and what has been told of it.
struct Readiness {
  /// How long after a failure the next attempt may come, in milliseconds.
  static let pause = 500

  private(set) var isReady = false
  private var told: [SpeechFault] = []
  private var nextAttempt: Instant?

  var mayTry: Bool { nextAttempt.map { Instant.now >= $0 } ?? true }

  /// Notes that it works; answers whether that is news after a fault.
  mutating func succeed() -> Bool {
    defer {
      isReady = true
      told = []
      nextAttempt = nil
    }
    return !told.isEmpty
  }

  /// Notes a fault; answers whether it has not been told yet.
  mutating func fail(_ fault: SpeechFault, isFatal: Bool = true) -> Bool {
    if isFatal {
      isReady = false
      nextAttempt = Instant.now.adding(milliseconds: Self.pause)
    }
    guard !told.contains(fault) else { return false }
    told.append(fault)
    return true
  }
}
