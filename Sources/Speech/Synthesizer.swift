/// Turns text into samples: an engine without a loudspeaker.
///
/// Used from one thread only, the one that called `open`.
public protocol Synthesizer: AnyObject {
  /// Samples a second (one channel, 16 bits); what is likely until it is open.
  var sampleRate: Int { get }

  /// Loads the engine and the voice that the first words will need.
  func open(_ settings: SpeechSettings) throws(SpeechFault)

  /// The voice that was asked for when it was opened and is not there: another speaks in its place.
  var unknownVoice: String? { get }

  /// Rate, pitch, volume, punctuation and voices for the runs that come after.
  func apply(_ settings: SpeechSettings)

  /// Speaks one run, handing out samples as they are made; ends early when `consume` answers false.
  func synthesize(_ run: SpeechRun, into consume: (UnsafeBufferPointer<Int16>) -> Bool)
    throws(SpeechFault)
}

extension Synthesizer {
  public var unknownVoice: String? { nil }
}
