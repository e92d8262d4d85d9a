import Synchronization

/// Writes exactly what would have been heard into a sound file.
///
/// Its time is counted in samples: with scripted keys only `finishSpeaking` moves it, so the same
/// keys give the same file; with a person at the keyboard real time passes between the requests.
public final class WaveFileSpeech: SpeechOutput {
  public enum Clock: Sendable {
    case scripted
    case real
  }

  private let state: Mutex<WaveFileState>

  public init(
    path: String, synthesizer: sending any Synthesizer, settings: SpeechSettings,
    clock: Clock = .scripted
  ) throws(SpeechFault) {
    let opened = try WaveFileState(
      path: path, synthesizer: synthesizer, settings: settings, isReal: clock == .real)
    state = Mutex(opened)
  }

  public func speak(_ utterance: Utterance) {
    state.withLock {
      $0.catchUp()
      $0.add(utterance)
    }
  }

  public func interrupt() {
    state.withLock {
      $0.catchUp()
      $0.clear()
    }
  }

  public func waitUntilSpoken(unless shouldStop: () -> Bool) { finishSpeaking(within: nil) }

  public func finishSpeaking(within milliseconds: Int?) {
    state.withLock {
      $0.catchUp()
      $0.pass(milliseconds: milliseconds)
    }
  }

  public func apply(_ settings: SpeechSettings) { state.withLock { $0.settings = settings } }

  public func takeFaults() -> [SpeechFault] {
    state.withLock { state in
      defer { state.faults = [] }
      return state.faults
    }
  }

  public func close() {
    state.withLock {
      $0.catchUp()
      $0.close()
    }
  }
}
