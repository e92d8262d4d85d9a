/// Somewhere utterances go to be heard: an engine with a sound card, a file, a speech server, nothing.
///
/// All methods may be called from any thread and none waits for sound, except `waitUntilSpoken`.
public protocol SpeechOutput: AnyObject, Sendable {
  /// Speaks; a navigation utterance replaces whatever navigation is being said, a result waits for
  /// nothing and is cut by `interrupt` alone.
  func speak(_ utterance: Utterance)

  /// Silences what is being said and drops what waits; takes effect within milliseconds.
  func interrupt()

  /// Waits until everything given so far has been heard, or `shouldStop` says so (it is asked every
  /// few milliseconds: a key at the end of a session is polled for there).
  func waitUntilSpoken(unless shouldStop: () -> Bool)

  /// Rate, pitch, volume and punctuation for the utterances that come after.
  func apply(_ settings: SpeechSettings)

  /// Faults since the last call, each told once ("no sound card"), for the person to read.
  func takeFaults() -> [SpeechFault]

  /// Ends the engine's threads and gives the device back.
  func close()
}
