import CEspeakNG
import Speech

/// One call of the library's synthesis: what its callback needs, reached through its user data.
final class EspeakCall {
  /// Softer than this is taken for silence.
  private static let audible: Int16 = 40

  private let lead: Int
  private let consume: (UnsafeBufferPointer<Int16>) -> Bool
  private let onWord: ((EspeakSynthesizer.Word) -> Void)?
  private var isSilentSoFar = true
  private var wantsMore = true
  /// The end of the silence before the sound, which an onset needs to be heard whole.
  private var held: [Int16] = []

  init(
    lead: Int, consume: @escaping (UnsafeBufferPointer<Int16>) -> Bool,
    onWord: ((EspeakSynthesizer.Word) -> Void)?
  ) {
    self.lead = lead
    self.consume = consume
    self.onWord = onWord
  }

  /// Returning 1 makes the library stop at once, without another call.
  static let callback:
    @convention(c) (UnsafeMutablePointer<Int16>?, Int32, UnsafeMutablePointer<espeak_EVENT>?) ->
      Int32 = { samples, count, events in
        guard let events, let context = events.pointee.user_data else { return 0 }
        let call = Unmanaged<EspeakCall>.fromOpaque(context).takeUnretainedValue()
        call.report(events)
        guard let samples, count > 0 else { return call.wantsMore ? 0 : 1 }
        call.take(UnsafeBufferPointer(start: samples, count: Int(count)))
        return call.wantsMore ? 0 : 1
      }

  private func report(_ events: UnsafeMutablePointer<espeak_EVENT>) {
    guard let onWord else { return }
    var event = events
    while event.pointee.type != espeakEVENT_LIST_TERMINATED {
      if event.pointee.type == espeakEVENT_WORD {
        onWord(
          EspeakSynthesizer.Word(
            position: Int(event.pointee.text_position), length: Int(event.pointee.length)))
      }
      event += 1
    }
  }

  private func take(_ samples: UnsafeBufferPointer<Int16>) {
    guard isSilentSoFar else {
      wantsMore = consume(samples)
      return
    }
    // Every utterance of the library begins with some 13 ms of silence, which is skipped to about
    // 1 ms: less would clip the onset.
    guard let onset = samples.firstIndex(where: { $0 > Self.audible || $0 < -Self.audible }) else {
      held = Array((held + samples).suffix(lead))
      return
    }
    isSilentSoFar = false
    Signpost.firstSamples.mark()
    let start = max(0, onset - lead)
    if onset < lead, !held.isEmpty {
      wantsMore = held.suffix(lead - onset).withUnsafeBufferPointer { consume($0) }
    }
    if wantsMore { wantsMore = consume(UnsafeBufferPointer(rebasing: samples[start...])) }
  }
}
