import Glibc
import SelectionModel
import Speech
import Synchronization

/// Makes the index of a long list beside the session, so that no key waits for it.
final class BackgroundIndex: Sendable {
  private let made = Mutex<(any LabelIndex)?>(nil)

  /// - Parameter make: runs once, on a thread of its own that gives way to every other.
  init(_ make: @escaping @Sendable () -> (any LabelIndex)?) {
    SpeechThread.start { [self] in
      // On Linux this is the priority of the calling thread alone.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 10)
      let index = make()
      made.withLock { $0 = index }
    }
  }

  /// The index, once it is made.
  var index: (any LabelIndex)? { made.withLock { $0 } }
}
