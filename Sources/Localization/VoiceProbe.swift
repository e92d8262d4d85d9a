/// What the checks of a locale ask a speech engine.
public struct VoiceProbe {
  /// Whether the engine has a voice of that name.
  public var exists: (_ voice: String) -> Bool
  /// Whether the voice reads the text in its own language, without switching to another.
  public var reads: (_ voice: String, _ text: String) -> Bool
  /// The voices for a language, best first.
  public var voices: (_ tag: String) -> [String]

  public init(
    exists: @escaping (String) -> Bool,
    reads: @escaping (String, String) -> Bool,
    voices: @escaping (String) -> [String]
  ) {
    self.exists = exists
    self.reads = reads
    self.voices = voices
  }
}
