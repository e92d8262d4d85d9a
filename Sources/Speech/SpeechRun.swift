/// A stretch of text that one voice speaks.
public struct SpeechRun: Sendable, Equatable {
  /// Free of everything that an engine would obey.
  public var text: String
  public var script: Script
  /// The language that is known of it (BCP 47), by its author or because the words are ours.
  public var language: String?
  /// Our own words: their punctuation is never named.
  public var isOurs: Bool

  public init(text: String, script: Script, language: String?, isOurs: Bool) {
    self.text = text
    self.script = script
    self.language = language
    self.isOurs = isOurs
  }
}
