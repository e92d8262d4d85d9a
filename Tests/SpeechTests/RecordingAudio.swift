import Speech

/// A sound card that also writes down what it is given.
final class RecordingAudio: AudioOutput {
  private let card: any AudioOutput
  private let written: Monitor<[Int16]>

  init(_ card: any AudioOutput, _ written: Monitor<[Int16]>) {
    self.card = card
    self.written = written
  }

  func open(sampleRate: Int) throws(SpeechFault) { try card.open(sampleRate: sampleRate) }

  func write(_ samples: UnsafeBufferPointer<Int16>, until stop: StopSignal) throws(SpeechFault) {
    written.withLock { $0 += samples }
    try card.write(samples, until: stop)
  }

  func finish(until stop: StopSignal) throws(SpeechFault) { try card.finish(until: stop) }
  func discard() throws(SpeechFault) { try card.discard() }
  func close() { card.close() }
}
