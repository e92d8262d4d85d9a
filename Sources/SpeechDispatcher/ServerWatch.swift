import Speech

/// Watches how long the server takes to answer.
enum ServerWatch {
  static func run(_ state: Monitor<ServerState>) {
    while true {
      // Asleep while no call is under way.
      let isOver = state.wait { state -> Bool? in
        if state.isClosing || state.other != nil || state.hasEnded { return true }
        return state.busySince == nil ? nil : false
      }
      if isOver == true { return }
      let look = Instant.now.adding(milliseconds: 100)
      _ = state.wait(until: look) { $0.busySince == nil || $0.isClosing ? true : nil }
      state.withLock { state in
        guard let since = state.busySince else { return }
        let limit = since.adding(milliseconds: SpeechDispatcherSpeech.patience)
        if Instant.now > limit { state.fail("timeout") }
      }
    }
  }
}
