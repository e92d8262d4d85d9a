import Speech

/// Makes the calls to the server, one at a time, on a thread of its own.
final class ServerWorker {
  private enum Step {
    case say(Utterance, SpeechSettings)
    case cancel
    case pulse
    case end
  }

  private let state: Monitor<ServerState>
  private let connection = ServerConnection()

  init(_ state: Monitor<ServerState>) { self.state = state }

  func run() {
    do throws(SpeechFault) {
      let connection = connection
      try call { () throws(SpeechFault) in try connection.open() }
      while true {
        switch next() {
        case .say(let utterance, let settings): try say(utterance, settings)
        case .cancel: try call { () throws(SpeechFault) in try connection.cancel() }
        case .pulse: try call { () throws(SpeechFault) in try connection.pulse() }
        case .end:
          connection.close()
          return state.withLock { $0.hasEnded = true }
        }
      }
    } catch {
      var reason = ""
      if case .serverLost(let why) = error { reason = why }
      state.withLock { state in
        state.busySince = nil
        state.fail(reason)
        state.hasEnded = true
      }
      // A connection that failed is left as it is: closing it could wait for the server.
    }
  }

  private func next() -> Step {
    while true {
      let pulse = Instant.now.adding(milliseconds: SpeechDispatcherSpeech.pulse)
      let isSpeaking = state.withLock { !$0.outstanding.isEmpty }
      let step = state.wait(until: isSpeaking ? pulse : nil) { state -> Step? in
        if state.isClosing || state.other != nil { return .end }
        if state.mustCancel {
          state.mustCancel = false
          // Their ends may come late or never; nobody waits for them.
          state.outstanding = []
          state.endIfSilent()
          return .cancel
        }
        guard state.queue.speaking == nil, let utterance = state.queue.begin() else { return nil }
        state.current = utterance
        state.isGiving = true
        return .say(utterance, state.settings)
      }
      if let step { return step }
      if isSpeaking { return .pulse }
    }
  }

  private func say(_ utterance: Utterance, _ settings: SpeechSettings) throws(SpeechFault) {
    let connection = connection
    let messages = ServerMessage.messages(of: utterance, settings: settings)
    try call { () throws(SpeechFault) in try connection.apply(settings) }
    for message in messages {
      // A key that came meanwhile has cut the rest.
      if state.withLock({ $0.mustCancel || $0.isClosing }) { break }
      var number = 0
      try call { () throws(SpeechFault) in
        number = try connection.say(message, utterance.priority, isOnly: messages.count == 1)
      }
      state.withLock { if $0.over.remove(number) == nil { $0.outstanding.insert(number) } }
    }
    state.withLock { state in
      state.isGiving = false
      state.endIfSilent()
    }
  }

  /// Makes a call that the watch can see.
  private func call(_ body: () throws(SpeechFault) -> Void) throws(SpeechFault) {
    state.withLock { $0.busySince = Instant.now }
    try body()
    let isGivenUp = state.withLock { state in
      state.busySince = nil
      return state.other != nil
    }
    // It did answer in the end, but the other speech speaks already.
    if isGivenUp { throw .serverLost(reason: "timeout") }
  }
}
