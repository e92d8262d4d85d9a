import Narration
import Speech

/// What the person changes by key, kept for the next session.
public struct Preferences: Sendable, Equatable {
  public var verbosity: Verbosity
  public var rate: Int
  public var pitch: Int
  public var volume: Int
  public var punctuation: SpeechSettings.Punctuation
  /// False while speech is switched off by key; never kept.
  public var isSpeechOn: Bool

  public init(
    verbosity: Verbosity = .normal, rate: Int = 175, pitch: Int = 50, volume: Int = 100,
    punctuation: SpeechSettings.Punctuation = .some, isSpeechOn: Bool = true
  ) {
    self.verbosity = verbosity
    self.rate = rate
    self.pitch = pitch
    self.volume = volume
    self.punctuation = punctuation
    self.isSpeechOn = isSpeechOn
  }

  /// One step of the keys: 25 words a minute, 10 of a hundred.
  mutating func changeRate(by steps: Int) { rate = min(max(rate + 25 * steps, 80), 800) }
  mutating func changePitch(by steps: Int) { pitch = min(max(pitch + 10 * steps, 0), 100) }
  mutating func changeVolume(by steps: Int) { volume = min(max(volume + 10 * steps, 0), 100) }

  mutating func nextVerbosity() {
    let all = Verbosity.allCases
    let place = all.firstIndex(of: verbosity) ?? 0
    verbosity = all[(place + 1) % all.count]
  }

  mutating func nextPunctuation() {
    let all = SpeechSettings.Punctuation.allCases
    let place = all.firstIndex(of: punctuation) ?? 0
    punctuation = all[(place + 1) % all.count]
  }
}
