/// One typed fact of an announcement.
public enum Fact: Sendable, Equatable {
  /// A fact that is a message of its own and has no conformance word.
  case message(slot: String, Message)

  public var clause: Clause {
    switch self {
    case .message(let slot, let message): Clause(slot: slot, message: message)
    }
  }
}
