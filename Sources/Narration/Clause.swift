/// One fact as a clause of a sentence: which slot of the event's pattern it fills, and its message.
public struct Clause: Sendable, Equatable {
  /// The placeholder of the event's pattern that this clause fills, such as `position`.
  public var slot: String
  public var message: Message

  public init(slot: String, message: Message) {
    self.slot = slot
    self.message = message
  }
}
