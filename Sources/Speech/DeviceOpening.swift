/// Opens a sound card on a thread of its own, once.
///
/// `@unchecked Sendable`: between `begin` and `end` only that thread touches the card.
final class DeviceOpening: @unchecked Sendable {
  let sampleRate: Int
  private let audio: any AudioOutput
  private let fault = Monitor<SpeechFault??>(nil)

  init(_ audio: any AudioOutput, sampleRate: Int) {
    self.audio = audio
    self.sampleRate = sampleRate
  }

  func begin() {
    SpeechThread.start {
      var result: SpeechFault?
      do throws(SpeechFault) { try self.audio.open(sampleRate: self.sampleRate) } catch {
        result = error
      }
      self.fault.withLock { $0 = .some(result) }
    }
  }

  /// Waits for the end; why it failed, or nil.
  func end() -> SpeechFault? {
    fault.wait { $0 } ?? nil
  }
}
