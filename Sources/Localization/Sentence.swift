/// One thing to convey, as a line to print and as parts to speak.
public struct Sentence: Sendable, Equatable {
  /// A stretch of what is spoken.
  public enum Part: Sendable, Equatable {
    /// Words of the interface, in its language.
    case ours(String)
    /// Text from outside: its language is the BCP 47 tag that its author gave, if any.
    case theirs(String, language: String?)
    /// One character of such a text, to be told by its name.
    case letter(String, language: String?)
    case pause(milliseconds: Int)
  }

  /// A single line with nothing in it that commands a terminal.
  public var printed: String
  public var spoken: [Part]

  public init(printed: String, spoken: [Part]) {
    self.printed = printed
    self.spoken = spoken
  }

  /// What is spoken as one text, for the trace and for tests.
  public var spokenText: String {
    spoken.reduce(into: "") { text, part in
      switch part {
      case .ours(let words), .theirs(let words, _), .letter(let words, _): text += words
      case .pause: break
      }
    }
  }
}
