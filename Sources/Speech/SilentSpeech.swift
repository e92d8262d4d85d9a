/// Speech that is off: nothing is loaded, nothing is said.
public final class SilentSpeech: SpeechOutput {
  public init() {}
  public func speak(_ utterance: Utterance) {}
  public func interrupt() {}
  public func waitUntilSpoken(unless shouldStop: () -> Bool) {}
  /// With nothing to hear, scripted time passes at once.
  public func finishSpeaking(within milliseconds: Int?) {}
  public func apply(_ settings: SpeechSettings) {}
  public func takeFaults() -> [SpeechFault] { [] }
  public func close() {}
}
