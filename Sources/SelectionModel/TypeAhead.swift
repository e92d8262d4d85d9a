/// What was typed to jump to a label, and when.
struct TypeAhead: Sendable, Equatable {
  private(set) var text = ""
  private var lastTyped: Duration = .zero
  /// The text of the last "no match", which is told once until it changes.
  private var told: String?

  /// The search that typing this now makes: what was collected so far and the new text.
  func candidate(typing text: String, at time: Duration, timeout: Duration) -> String {
    isCollecting(at: time, timeout: timeout) ? self.text + text : text
  }

  func isCollecting(at time: Duration, timeout: Duration) -> Bool {
    !text.isEmpty && timeout > .zero && time - lastTyped <= timeout
  }

  mutating func found(_ text: String, at time: Duration) {
    self.text = text
    lastTyped = time
    told = nil
  }

  /// Nothing begins so; true when this has not been told yet.
  mutating func missed(_ text: String) -> Bool {
    self.text = ""
    defer { told = text }
    return told != text
  }

  mutating func clear() { self = TypeAhead() }
}
