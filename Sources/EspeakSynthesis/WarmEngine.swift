import Speech

/// Loads espeak-ng before it is known in which voice it will speak.
enum WarmEngine {
  private enum State {
    case none
    case opening
    case open(EspeakLibrary)
  }

  private static let state = Monitor(State.none)

  /// Promises the library, which whoever opens an engine from now on waits for.
  ///
  /// - Parameter begin: is given what loads the library and its data on a thread of its own, and must
  ///   call it, at once or later on another thread.
  static func promise(_ begin: (@escaping @Sendable () -> Void) -> Void) {
    state.withLock { $0 = .opening }
    begin {
      SpeechThread.start {
        // Whoever opens it next finds out why it failed, and tells.
        let library = try? EspeakLibrary()
        state.withLock { $0 = library.map(State.open) ?? .none }
      }
    }
  }

  /// The library, once it is open; nil when it was not begun, failed or is taken.
  static func take() -> EspeakLibrary? {
    let taken: EspeakLibrary?? = state.wait { state in
      switch state {
      case .none: return .some(nil)
      case .opening: return nil
      case .open(let library):
        state = .none
        return library
      }
    }
    return taken ?? nil
  }
}
