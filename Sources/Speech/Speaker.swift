/// What the speech thread does: takes the newest utterance, makes samples and writes them.
final class Speaker {
  private let synthesizer: any Synthesizer
  private let audio: any AudioOutput
  private let state: Monitor<SpeechEngine.State>
  private let stop: StopSignal
  private let progress: Progress
  private var engine = Readiness()
  private var device = Readiness()
  private var applied: SpeechSettings?

  init(
    synthesizer: any Synthesizer, audio: any AudioOutput, state: Monitor<SpeechEngine.State>,
    stop: StopSignal, progress: Progress
  ) {
    self.synthesizer = synthesizer
    self.audio = audio
    self.state = state
    self.stop = stop
    self.progress = progress
  }

  func run() {
    let settings = state.withLock { $0.settings }
    openTogether(settings)
    makeReady(settings)
    while let (utterance, settings) = next() {
      if makeReady(settings) { say(utterance, settings) }
      state.withLock { $0.queue.end() }
    }
    if device.isReady { audio.close() }
    state.withLock { $0.hasEnded = true }
  }

  /// Opens the card while the engine is being loaded: each takes some milliseconds of a start.
  private func openTogether(_ settings: SpeechSettings) {
    let opening = DeviceOpening(audio, sampleRate: synthesizer.sampleRate)
    opening.begin()
    do throws(SpeechFault) {
      try synthesizer.open(settings)
      applied = settings
      _ = engine.succeed()
      if let name = synthesizer.unknownVoice { tell(.noVoice(name: name)) }
    } catch {
      if engine.fail(error) { tell(error) }
    }
    if let fault = opening.end() {
      if device.fail(fault) { tell(fault) }
    } else if opening.sampleRate == synthesizer.sampleRate {
      _ = device.succeed()
    } else {
      audio.close()
    }
  }

  /// Waits for an utterance; nil when the engine is being closed.
  private func next() -> (Utterance, SpeechSettings)? {
    let next: (Utterance, SpeechSettings)?? = state.wait { state in
      if state.isClosing { return .some(nil) }
      guard let utterance = state.queue.begin() else { return nil }
      // Under the lock: a key that comes from here on raises it again.
      stop.clear()
      Signpost.utteranceTaken.mark()
      return (utterance, state.settings)
    }
    return next ?? nil
  }

  @discardableResult private func makeReady(_ settings: SpeechSettings) -> Bool {
    if !engine.isReady {
      guard engine.mayTry else { return false }
      do throws(SpeechFault) {
        try synthesizer.open(settings)
        applied = settings
        if engine.succeed() { tell(.recovered) }
      } catch {
        if engine.fail(error) { tell(error) }
        return false
      }
    }
    if !device.isReady {
      guard device.mayTry else { return false }
      do throws(SpeechFault) {
        try audio.open(sampleRate: synthesizer.sampleRate)
        if device.succeed() { tell(.recovered) }
      } catch {
        if device.fail(error) { tell(error) }
        return false
      }
    }
    return true
  }

  private func say(_ utterance: Utterance, _ settings: SpeechSettings) {
    if applied != settings {
      synthesizer.apply(settings)
      applied = settings
    }
    do throws(SpeechFault) {
      for piece in SpeechPiece.pieces(of: utterance, settings: settings) where !stop.isRaised {
        switch piece {
        case .pause(let milliseconds): try write(silence: milliseconds)
        case .run(let run): try write(run)
        }
      }
      if !stop.isRaised { try audio.finish(until: stop) }
      try audio.discard()
    } catch {
      lose(error)
    }
  }

  private func write(_ run: SpeechRun) throws(SpeechFault) {
    var fault: SpeechFault?
    do throws(SpeechFault) {
      try synthesizer.synthesize(run) { samples in
        guard !stop.isRaised else { return false }
        do throws(SpeechFault) {
          try audio.write(samples, until: stop)
        } catch {
          fault = error
          return false
        }
        progress.step()
        return !stop.isRaised
      }
    } catch {
      // One voice that fails must not take the others with it.
      if engine.fail(error, isFatal: false) { tell(error) }
    }
    if let fault { throw fault }
  }

  private func write(silence milliseconds: Int) throws(SpeechFault) {
    let count = synthesizer.sampleRate * milliseconds / 1000
    try withUnsafeTemporaryAllocation(of: Int16.self, capacity: count) {
      buffer throws(SpeechFault) in
      buffer.initialize(repeating: 0)
      try audio.write(UnsafeBufferPointer(buffer), until: stop)
    }
  }

  private func lose(_ fault: SpeechFault) {
    audio.close()
    if device.fail(fault) { tell(fault) }
  }

  private func tell(_ fault: SpeechFault) { state.withLock { $0.faults.append(fault) } }
}
