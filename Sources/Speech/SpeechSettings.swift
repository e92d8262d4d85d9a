/// How speech sounds, whoever speaks.
public struct SpeechSettings: Sendable, Equatable {
  public enum Punctuation: String, Sendable, CaseIterable {
    case none
    case some
    case most
    case all
  }

  /// The interface language (BCP 47) and the voices its locale names, best first.
  public var language: String
  public var voices: [String]
  /// The person's own voice (`--voice`), before the locale's.
  public var voice: String?
  /// Words a minute, 80 to 450; above that the engine stretches time.
  public var rate: Int
  /// 0 to 100.
  public var pitch: Int
  /// Per cent of the engine's normal loudness, 0 to 100.
  public var volume: Int
  public var punctuation: Punctuation

  /// The pitch of a capital: higher, or lower where there is no room above.
  public var raisedPitch: Int { pitch > 75 ? pitch - 25 : pitch + 25 }

  public init(
    language: String = "en", voices: [String] = [], voice: String? = nil, rate: Int = 175,
    pitch: Int = 50, volume: Int = 100, punctuation: Punctuation = .some
  ) {
    self.language = language
    self.voices = voices
    self.voice = voice
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
    self.punctuation = punctuation
  }
}
