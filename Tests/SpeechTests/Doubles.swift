import Speech
import Synchronization

/// Says each byte of a run as ten samples of that value; written down for the test.
final class ByteSynthesizer: Synthesizer {
  let sampleRate = 1000
  func open(_ settings: SpeechSettings) throws(SpeechFault) {}
  func apply(_ settings: SpeechSettings) {}
  func synthesize(_ run: SpeechRun, into consume: (UnsafeBufferPointer<Int16>) -> Bool)
    throws(SpeechFault)
  {
    for byte in run.text.utf8 {
      let samples = [Int16](repeating: Int16(byte), count: 10)
      guard samples.withUnsafeBufferPointer(consume) else { return }
    }
  }
}

/// A sound card whose moods a test decides, and which remembers what it was given.
final class TestAudio: AudioOutput {
  final class Card: Sendable {
    let fault = Mutex<SpeechFault?>(nil)
    let heard = Mutex<String>("")
    /// While it is held, the card takes nothing: as a full buffer does.
    let isHeld = Mutex(false)
    var text: String { heard.withLock { $0 } }
  }

  private let card: Card
  init(_ card: Card) { self.card = card }

  func open(sampleRate: Int) throws(SpeechFault) {
    if let fault = card.fault.withLock({ $0 }) { throw fault }
  }

  func write(_ samples: UnsafeBufferPointer<Int16>, until stop: StopSignal) throws(SpeechFault) {
    while card.isHeld.withLock({ $0 }) && !stop.isRaised {}
    guard !stop.isRaised, let first = samples.first else { return }
    if let fault = card.fault.withLock({ $0 }) { throw fault }
    card.heard.withLock { $0.unicodeScalars.append(Unicode.Scalar(UInt8(first))) }
  }

  func finish(until stop: StopSignal) throws(SpeechFault) {}
  func discard() throws(SpeechFault) { card.heard.withLock { $0 += "|" } }
  func close() {}
}
