/// A stretch of text that one voice speaks.
public struct SpeechRun: Sendable, Equatable {
  /// Free of everything that an engine would obey.
  public var text: String
  public var script: Script
  /// The language that is known of it (BCP 47), by its author or because the words are ours.
  public var language: String?
  /// Our own words: their punctuation is never named.
  public var isOurs: Bool
  /// One letter, to be said by its name and not as the word that it may be.
  public var isLetter: Bool
  /// Heard higher than the rest: a capital.
  public var isRaised: Bool

  public init(
    text: String, script: Script, language: String?, isOurs: Bool, isLetter: Bool = false,
    isRaised: Bool = false
  ) {
    self.isLetter = isLetter
    self.isRaised = isRaised
    self.text = text
    self.script = script
    self.language = language
    self.isOurs = isOurs
  }
}
