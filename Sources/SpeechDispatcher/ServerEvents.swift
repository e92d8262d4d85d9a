import CSpeechDispatcher
import Speech
import Synchronization

/// The server's events, whose callback carries nothing of ours: one speech at a time can have them.
final class ServerEvents: Sendable {
  static let shared = ServerEvents()

  private let follower = Mutex<Monitor<ServerState>?>(nil)

  func follow(_ state: Monitor<ServerState>?) { follower.withLock { $0 = state } }

  func finish(message: Int) {
    let state = follower.withLock { $0 }
    state?.withLock { $0.finish(message: message) }
  }

  static let callback: @convention(c) (Int, Int, SPDNotificationType) -> Void = { message, _, _ in
    shared.finish(message: message)
  }
}
