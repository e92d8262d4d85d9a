/// What must be conveyed after one action: facts, before any words of any language.
///
/// The printed line, the spoken sentence and the trace are all made from this one value.
public struct Announcement: Sendable, Equatable {
  public enum Priority: Sendable, Equatable {
    /// Replaced by whatever comes next.
    case navigation
    /// A choice, an error, the reason of an exit: heard whole before the program ends.
    case result
  }

  /// The key of the pattern in `Locales` that orders the clauses, such as `event_focus`.
  public var event: String
  /// A sentence of its own that goes before ("Nothing here", "Name is required"); the message
  /// `sentence_pair` joins the two.
  public var lead: Message?
  /// Told before this one in the same breath: what the same action did besides ("No match: x", and
  /// the list that it opened). Joined by `sentence_pair` too.
  public var preceding: [Announcement] = []
  /// Clauses that go after it: that a field must be filled in, its place in the form. The message
  /// `clause_pair` joins each to what goes before.
  public var trail: [Message] = []
  /// The facts in the order in which they are conveyed when a language has no order of its own.
  public var facts: [Fact]
  public var priority: Priority

  public init(event: String, facts: [Fact] = [], priority: Priority = .navigation) {
    self.event = event
    self.facts = facts
    self.priority = priority
  }

  public init(_ event: Event, _ facts: [Fact] = [], priority: Priority = .navigation) {
    self.init(event: event.rawValue, facts: facts, priority: priority)
  }

  /// The clauses that fill the event's pattern; a slot without a clause drops out of the sentence.
  public var clauses: [Clause] { facts.flatMap(\.clauses) }

  /// The facts in the words of the conformance cases.
  public var conformance: [String] {
    preceding.flatMap(\.conformance) + facts.flatMap(\.conformance)
  }

  public static let cancelled = Announcement(.cancelled, priority: .result)
  public static let timeout = Announcement(.timeout, priority: .result)
}
