/// Somewhere samples are heard: a sound card.
///
/// Used from one thread only; what another thread may do is raise the stop signal.
public protocol AudioOutput: AnyObject {
  /// Opens the device for one channel of 16 bits.
  func open(sampleRate: Int) throws(SpeechFault)

  /// Gives the samples to the device, waiting for room; returns early when `stop` is raised.
  func write(_ samples: UnsafeBufferPointer<Int16>, until stop: StopSignal) throws(SpeechFault)

  /// Waits until what was written has been heard; returns early when `stop` is raised.
  func finish(until stop: StopSignal) throws(SpeechFault)

  /// Drops what the device still holds and makes it ready for the next utterance.
  func discard() throws(SpeechFault)

  /// Gives the device back.
  func close()
}
