import Narration

/// How a session behaves; what the person can change by key is in `Preferences`.
public struct SessionSettings: Sendable, Equatable {
  /// The selector is the whole question: Tab finishes, and a choice ends it.
  public var isAlone = true
  /// Says what to press after a second without a key.
  public var showsHints = true
  /// What is said of text while it is typed.
  public var echo = Echo.chars
  /// Gives up after so long.
  public var timeout: Duration?
  /// Commands are typed and ended with Enter from the start.
  public var startsWithTypedCommands = false
  /// The key before the commands that always arrive.
  public var prefix = Key(.character("x"), .control)

  public init() {}
}
