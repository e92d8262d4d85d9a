/// A sentence for people, named by its key in `Locales`, with what fills its placeholders.
///
/// Text that comes from outside (labels, names, reasons) is kept apart from numbers and from our own
/// words, so that it can be marked through formatting and never be taken for ours.
public struct Message: Sendable, Equatable {
  public enum Argument: Sendable, Equatable {
    case number(Int)
    /// Somebody else's text; `language` is its BCP 47 tag where it is known, `spoken` what is said
    /// instead of it where its author gave a form for the ear.
    case text(String, language: String? = nil, spoken: String? = nil)
    /// One character of somebody else's text, told by its name; `language` as above.
    case letter(String, language: String? = nil)
    /// Our own words: the clause of another message.
    case message(Message)
  }

  /// The key in the locale files: lower case with underscores.
  public var key: String
  /// Placeholder names and values, in no particular order.
  public var arguments: [String: Argument]

  public init(_ key: String, _ arguments: [String: Argument] = [:]) {
    self.key = key
    self.arguments = arguments
  }
}
