import Glibc
import TestSupport

/// A Speech Dispatcher of the tests' own, on a socket of their own.
final class SpeechServer {
  private let process: Child

  /// Its sound goes to the given server; `SPEECHD_ADDRESS` of this process leads to it.
  ///
  /// - Parameter isFar: it is reached by a network address, as one behind SSH is.
  init(heardBy ear: SoundServer, isFar: Bool = false) throws {
    let socket = ear.folder + "/speechd.sock"
    let port = try Self.freePort()
    let method = isFar ? ["inet_socket", "-p", "\(port)"] : ["unix_socket", "-S", socket]
    process = try Child(
      "/usr/bin/speech-dispatcher",
      ["-s", "-t", "0", "-L", ear.folder, "-P", ear.folder + "/pid", "-c"] + method)
    setenv(
      "SPEECHD_ADDRESS", isFar ? "inet_socket:127.0.0.1:\(port)" : "unix_socket:" + socket, 1)
    try ear.eventually { isFar ? Self.answers(port) : access(socket, F_OK) == 0 }
  }

  func kill() { process.kill() }

  func stop() { process.signal(SIGSTOP) }

  deinit { unsetenv("SPEECHD_ADDRESS") }

  private static func freePort() throws -> UInt16 {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    let port = withAddress(0) { address, length -> UInt16 in
      var length = length
      guard bind(descriptor, address, length) == 0,
        getsockname(descriptor, address, &length) == 0
      else { return 0 }
      return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        UInt16(bigEndian: $0.pointee.sin_port)
      }
    }
    guard port != 0 else { throw SoundServer.Failure() }
    return port
  }

  private static func answers(_ port: UInt16) -> Bool {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    return withAddress(port) { connect(descriptor, $0, $1) == 0 }
  }

  private static func withAddress<Result>(
    _ port: UInt16, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let length = socklen_t(MemoryLayout<sockaddr_in>.size)
    return withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, length) }
    }
  }
}
