import Glibc

/// Reading, writing and waiting on file descriptors, each safe against interruption.
public enum Descriptor {
  /// The other end is gone, or the device is.
  public struct Failure: Error, Sendable, Equatable {
    public var code: Int32
    public var reason: String { String(cString: strerror(code)) }
  }

  /// Writes every byte.
  public static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) throws(Failure) {
    let bytes = Array(bytes)
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress?.advanced(by: written), bytes.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno == EAGAIN {
        _ = wait([descriptor], for: Int16(POLLOUT), milliseconds: nil)
      } else if errno != EINTR {
        throw Failure(code: errno)
      }
    }
  }

  /// What is there now, up to 4 KiB; empty at the end of input.
  public static func read(_ descriptor: Int32, atMost size: Int = 4096) throws(Failure) -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: size)
    while true {
      let count = Glibc.read(descriptor, &buffer, size)
      if count >= 0 { return Array(buffer[..<count]) }
      if errno != EINTR { throw Failure(code: errno) }
    }
  }

  /// One line, byte by byte, so that what comes after it is left for the next reader; nil at the end
  /// of input with nothing before it.
  public static func readLine(_ descriptor: Int32) throws(Failure) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      let byte = try read(descriptor, atMost: 1)
      if byte.isEmpty { return line.isEmpty ? nil : line }
      if byte == [10] { return line }
      line += byte
    }
  }

  /// Which of the descriptors are ready; none when the time is over.
  ///
  /// - Parameter milliseconds: nil waits without end.
  public static func wait(
    _ descriptors: [Int32], for events: Int16 = Int16(POLLIN), milliseconds: Int?
  ) -> Set<Int32> {
    var polled = descriptors.map { pollfd(fd: $0, events: events, revents: 0) }
    let count = poll(&polled, nfds_t(polled.count), milliseconds.map { Int32(clamping: $0) } ?? -1)
    guard count > 0 else { return [] }
    return Set(polled.filter { $0.revents != 0 }.map(\.fd))
  }
}
