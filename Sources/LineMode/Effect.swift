import Localization
import Narration

/// What the rim must do after a key, in order.
public enum Effect: Sendable, Equatable {
  /// Print one line for each sentence and say them as one utterance.
  case tell(Report)
  /// Be silent at once.
  case quiet
  /// The person changed how speech sounds or how much is said.
  case apply(Preferences)
  /// Give the terminal back and stop until the shell continues us.
  case suspend
  /// From here on commands are typed and ended with Enter.
  case readLines
}

/// What is told at once, with the announcement it came from where there is one.
public struct Report: Sendable, Equatable {
  public var sentences: [Sentence]
  public var announcement: Announcement?
  public var priority: Announcement.Priority
  /// False for what is heard and never shown: the stars of a secret.
  public var isPrinted = true
  /// The line of the text itself, where a terminal shows what is typed into it.
  public var echo: TextEcho?

  init(
    _ sentences: [Sentence], announcement: Announcement? = nil,
    priority: Announcement.Priority = .navigation
  ) {
    self.sentences = sentences
    self.announcement = announcement
    self.priority = priority
  }
}
