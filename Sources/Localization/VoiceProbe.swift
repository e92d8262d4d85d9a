/// What the checks of a locale ask a speech engine.
public struct VoiceProbe: Sendable {
  /// Whether the engine has a voice of that name.
  public var exists: @Sendable (_ voice: String) -> Bool
  /// Whether the voice reads the text in its own language, without switching to another.
  public var reads: @Sendable (_ voice: String, _ text: String) -> Bool
  /// The voices for a language, best first.
  public var voices: @Sendable (_ tag: String) -> [String]

  public init(
    exists: @escaping @Sendable (String) -> Bool,
    reads: @escaping @Sendable (String, String) -> Bool,
    voices: @escaping @Sendable (String) -> [String]
  ) {
    self.exists = exists
    self.reads = reads
    self.voices = voices
  }
}
