/// A synthesizer and a sound card on a thread of their own, where the newest key always wins.
///
/// `speak` and `interrupt` only take a short lock and raise a flag: the thread that synthesizes sees
/// the flag in its callback and while it waits for the card, and drops what the card still holds.
public final class SpeechEngine: SpeechOutput {
  struct State {
    var queue = UtteranceQueue()
    var settings: SpeechSettings
    var faults: [SpeechFault] = []
    var isClosing = false
    var hasEnded = false
  }

  private let state: Monitor<State>
  private let stop = StopSignal()
  /// Rises while sound is written: a device that takes nothing for long is as good as lost.
  private let progress = Progress()

  /// Starts the thread, which loads the engine and opens the card before the first words come.
  public init(
    synthesizer: sending any Synthesizer, audio: sending any AudioOutput, settings: SpeechSettings
  ) {
    state = Monitor(State(settings: settings))
    let speaker = Speaker(
      synthesizer: synthesizer, audio: audio, state: state, stop: stop, progress: progress)
    SpeechThread.start { speaker.run() }
  }

  public func speak(_ utterance: Utterance) {
    state.withLock { if $0.queue.add(utterance) { stop.raise() } }
  }

  public func interrupt() {
    state.withLock { if $0.queue.clear() { stop.raise() } }
  }

  public func apply(_ settings: SpeechSettings) { state.withLock { $0.settings = settings } }

  public func takeFaults() -> [SpeechFault] {
    state.withLock { state in
      defer { state.faults = [] }
      return state.faults
    }
  }

  public func waitUntilSpoken(unless shouldStop: () -> Bool) {
    var seen = progress.count
    var giveUp = Instant.now.adding(milliseconds: Progress.patience)
    while !shouldStop() {
      let step = Instant.now.adding(milliseconds: 5)
      let idle = state.wait(until: step) { $0.queue.isIdle || $0.hasEnded ? true : nil }
      if idle == true { return }
      if progress.count != seen {
        seen = progress.count
        giveUp = Instant.now.adding(milliseconds: Progress.patience)
      } else if Instant.now > giveUp {
        state.withLock { $0.faults.append(.soundCardLost(reason: "")) }
        return interrupt()
      }
    }
  }

  public func close() {
    state.withLock {
      $0.isClosing = true
      _ = $0.queue.clear()
      stop.raise()
    }
    // A device that hangs must not keep the program from ending.
    let limit = Instant.now.adding(milliseconds: 300)
    _ = state.wait(until: limit) { $0.hasEnded ? true : nil }
  }

  deinit {
    state.withLock {
      $0.isClosing = true
      stop.raise()
    }
  }
}
