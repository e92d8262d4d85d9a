import Glibc
import TestSupport

/// A program that a test runs, with the signals of a program that a person starts.
final class Child {
  let pid: pid_t
  private var isReaped = false

  /// - Parameter output: where its standard output goes; nil for nowhere.
  init(_ path: String, _ arguments: [String], output: Int32? = nil) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    if let output {
      posix_spawn_file_actions_adddup2(&actions, output, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Test threads block signals, and a child inherits that.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var pid: pid_t = 0
    guard posix_spawn(&pid, path, &actions, &attributes, words, environ) == 0 else {
      throw SoundServer.Failure()
    }
    self.pid = pid
  }

  func signal(_ number: Int32) { Glibc.kill(pid, number) }

  /// Ends it as a crash would, and waits until it is gone.
  func kill() {
    guard !isReaped else { return }
    signal(SIGKILL)
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    isReaped = true
  }

  deinit { kill() }
}
