/// What is being said and what waits: the rule of who replaces whom, apart from threads and time.
package struct UtteranceQueue {
  package init() {}

  package private(set) var waiting: [Utterance] = []
  /// The priority of what is being said, nil in silence.
  package private(set) var speaking: Utterance.Priority?

  package var isIdle: Bool { speaking == nil && waiting.isEmpty }

  /// Takes a new utterance; answers whether what is being said must be cut for it.
  package mutating func add(_ utterance: Utterance) -> Bool {
    waiting.removeAll { $0.priority == .navigation }
    waiting.append(utterance)
    return speaking == .navigation
  }

  /// Drops everything; answers whether something is being said.
  package mutating func clear() -> Bool {
    waiting.removeAll()
    return speaking != nil
  }

  /// The next utterance to be said, if any.
  package mutating func begin() -> Utterance? {
    guard !waiting.isEmpty else { return nil }
    let next = waiting.removeFirst()
    speaking = next.priority
    return next
  }

  package mutating func end() { speaking = nil }
}
