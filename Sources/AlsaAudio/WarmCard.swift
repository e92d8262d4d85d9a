import Speech

/// Opens the sound card before the first words are known: a sound server takes longer to answer
/// than languages and items take to be read.
public enum WarmCard {
  private enum State {
    case none
    case opening
    case open(AlsaAudio, sampleRate: Int)
  }

  private static let state = Monitor(State.none)

  /// Begins to open the card on a thread of its own; the next `AlsaAudio` that is opened takes it.
  ///
  /// - Parameter loaded: called on that thread when the library is loaded. Libraries are loaded one
  ///   after another, so what loads many more is best begun then: meanwhile this one reads how the
  ///   card is set up.
  public static func begin(sampleRate: Int = 22050, loaded: @escaping @Sendable () -> Void) {
    state.withLock { $0 = .opening }
    SpeechThread.start {
      let audio = AlsaAudio()
      // A library that is missing is told of by whoever opens the card next.
      try? audio.load()
      loaded()
      do throws(SpeechFault) {
        try audio.openDevice(sampleRate: sampleRate)
        state.withLock { $0 = .open(audio, sampleRate: sampleRate) }
      } catch {
        // Whoever opens it next finds out why, and tells.
        state.withLock { $0 = .none }
      }
    }
  }

  /// Gives the card back when nobody will speak after all.
  public static func drop() { SpeechThread.start { _ = take(device: nil, sampleRate: 0) } }

  /// The card, once it is open; nil when it was not begun, failed or is another one.
  static func take(device: String?, sampleRate: Int) -> AlsaAudio? {
    let taken: AlsaAudio?? = state.wait { state in
      switch state {
      case .none: return .some(nil)
      case .opening: return nil
      case .open(let audio, let rate):
        state = .none
        return audio.device == device && rate == sampleRate ? audio : .some(nil)
      }
    }
    return taken ?? nil
  }
}
