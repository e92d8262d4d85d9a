/// Somebody else's text with what is known of how to say it.
public struct Label: Sendable, Equatable {
  public var text: String
  /// A BCP 47 tag, where the text's language is known.
  public var language: String?
  /// Said instead of the text, where its author gave a form for the ear.
  public var spoken: String?

  public init(_ text: String, language: String? = nil, spoken: String? = nil) {
    self.text = text
    self.language = language
    self.spoken = spoken
  }

  /// Nothing in it would be heard or seen.
  public var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  /// The words without the case and blanks that make no difference to the ear.
  var essence: String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }

  var argument: Message.Argument { .text(text, language: language, spoken: spoken) }
}
