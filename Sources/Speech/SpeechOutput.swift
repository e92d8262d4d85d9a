/// Somewhere utterances go to be heard: an engine with a sound card, a file, a speech server, nothing.
///
/// All methods may be called from any thread and none waits for sound, except `waitUntilSpoken` and
/// `finishSpeaking`.
public protocol SpeechOutput: AnyObject, Sendable {
  /// Speaks; a navigation utterance replaces whatever navigation is being said, a result waits for
  /// nothing and is cut by `interrupt` alone.
  func speak(_ utterance: Utterance)

  /// Silences what is being said and drops what waits; takes effect within milliseconds.
  func interrupt()

  /// Waits until everything given so far has been heard, or `shouldStop` says so (it is asked every
  /// few milliseconds: a key at the end of a session is polled for there).
  func waitUntilSpoken(unless shouldStop: () -> Bool)

  /// Lets time pass for scripted keys: until all is said, or exactly so many milliseconds, after
  /// which the next key cuts what is still being said. A file's time passes only here.
  func finishSpeaking(within milliseconds: Int?)

  /// Rate, pitch, volume and punctuation for the utterances that come after.
  func apply(_ settings: SpeechSettings)

  /// Faults since the last call, each told once ("no sound card"), for the person to read.
  func takeFaults() -> [SpeechFault]

  /// Ends the engine's threads and gives the device back.
  func close()
}

extension SpeechOutput {
  public func finishSpeaking(within milliseconds: Int?) {
    guard let milliseconds else { return waitUntilSpoken { false } }
    let end = Instant.now.adding(milliseconds: milliseconds)
    Instant.sleep(until: end)
  }
}
