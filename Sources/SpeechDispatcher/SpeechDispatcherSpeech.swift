import Speech

/// The desktop's speech server as a way out, with another way behind it for the day it fails.
///
/// The server's library waits for answers without a limit, so one thread of ours makes the calls
/// and another watches how long they take: a server that is stopped, killed or dumb is noticed
/// within two seconds, and what it was saying is said by the speech that `otherwise` makes.
public final class SpeechDispatcherSpeech: SpeechOutput {
  /// How long an answer may take, in milliseconds.
  static let patience = 1500
  /// How often a server that speaks is asked whether it is still there, in milliseconds.
  static let pulse = 300

  private let state: Monitor<ServerState>

  public init(
    settings: SpeechSettings, otherwise: @escaping @Sendable (SpeechSettings) -> any SpeechOutput
  ) {
    let state = Monitor(ServerState(settings: settings, otherwise: otherwise))
    self.state = state
    ServerEvents.shared.follow(state)
    SpeechThread.start { ServerWorker(state).run() }
    SpeechThread.start { ServerWatch.run(state) }
  }

  public func speak(_ utterance: Utterance) {
    let other = state.withLock { state -> (any SpeechOutput)? in
      if let other = state.other { return other }
      if state.queue.add(utterance) { state.mustCancel = true }
      return nil
    }
    other?.speak(utterance)
  }

  public func interrupt() {
    let other = state.withLock { state -> (any SpeechOutput)? in
      if let other = state.other { return other }
      if state.queue.clear() { state.mustCancel = true }
      return nil
    }
    other?.interrupt()
  }

  public func apply(_ settings: SpeechSettings) {
    let other = state.withLock { state in
      state.settings = settings
      return state.other
    }
    other?.apply(settings)
  }

  public func takeFaults() -> [SpeechFault] {
    let (own, other) = state.withLock { state in
      defer { state.faults = [] }
      return (state.faults, state.other)
    }
    return own + (other?.takeFaults() ?? [])
  }

  public func waitUntilSpoken(unless shouldStop: () -> Bool) {
    while !shouldStop() {
      let step = Instant.now.adding(milliseconds: 5)
      let isOver = state.wait(until: step) { $0.other != nil || $0.queue.isIdle ? true : nil }
      guard isOver == true else { continue }
      if let other = state.withLock({ $0.other }) { other.waitUntilSpoken(unless: shouldStop) }
      return
    }
  }

  public func close() {
    let other = state.withLock { state in
      state.isClosing = true
      return state.other
    }
    other?.close()
    let limit = Instant.now.adding(milliseconds: 300)
    _ = state.wait(until: limit) { $0.hasEnded || $0.other != nil ? true : nil }
  }

  deinit { state.withLock { $0.isClosing = true } }
}
