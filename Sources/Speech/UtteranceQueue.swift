/// What is being said and what waits: the rule of who replaces whom, apart from threads and time.
struct UtteranceQueue {
  private(set) var waiting: [Utterance] = []
  /// The priority of what is being said, nil in silence.
  private(set) var speaking: Utterance.Priority?

  var isIdle: Bool { speaking == nil && waiting.isEmpty }

  /// Takes a new utterance; answers whether what is being said must be cut for it.
  mutating func add(_ utterance: Utterance) -> Bool {
    waiting.removeAll { $0.priority == .navigation }
    waiting.append(utterance)
    return speaking == .navigation
  }

  /// Drops everything; answers whether something is being said.
  mutating func clear() -> Bool {
    waiting.removeAll()
    return speaking != nil
  }

  /// The next utterance to be said, if any.
  mutating func begin() -> Utterance? {
    guard !waiting.isEmpty else { return nil }
    let next = waiting.removeFirst()
    speaking = next.priority
    return next
  }

  mutating func end() { speaking = nil }
}
