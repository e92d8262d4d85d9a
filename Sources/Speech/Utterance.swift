/// Text, language and priority, ready to be spoken.
public struct Utterance: Sendable, Equatable {
  public enum Part: Sendable, Equatable {
    /// Our own words, in the interface language (a BCP 47 tag).
    case ours(String)
    /// Somebody else's text, never markup; `language` (BCP 47) decides the voice where it is known.
    case theirs(String, language: String?)
    /// One character of such a text, said by its name; a capital is heard higher.
    case letter(String, language: String?)
    case pause(milliseconds: Int)
  }

  public enum Priority: Sendable, Equatable {
    /// Replaces what is being said.
    case navigation
    /// Spoken whole; only a key interrupts it.
    case result
  }

  public var parts: [Part]
  public var priority: Priority

  public init(_ parts: [Part], priority: Priority = .navigation) {
    self.parts = parts
    self.priority = priority
  }
}
