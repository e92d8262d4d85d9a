import Glibc

/// A Speech Dispatcher of the tests' own, on a socket of their own.
final class SpeechServer {
  private let process: Child

  /// Its sound goes to the given server; `SPEECHD_ADDRESS` of this process leads to it.
  init(heardBy ear: SoundServer) throws {
    let socket = ear.folder + "/speechd.sock"
    process = try Child(
      "/usr/bin/speech-dispatcher",
      [
        "-s", "-t", "0", "-c", "unix_socket", "-S", socket, "-L", ear.folder, "-P",
        ear.folder + "/pid",
      ])
    setenv("SPEECHD_ADDRESS", "unix_socket:" + socket, 1)
    try ear.eventually { access(socket, F_OK) == 0 }
  }

  func kill() { process.kill() }

  func stop() { process.signal(SIGSTOP) }

  deinit { unsetenv("SPEECHD_ADDRESS") }
}
