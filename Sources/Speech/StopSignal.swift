import Glibc
import Synchronization

/// Tells the synthesizer and whoever waits for the sound card that a newer key has come.
///
/// The flag is for code that runs all the time (the synthesis callback), the descriptor for code
/// that sleeps in `poll`. Raising and clearing must not overlap: the engine's lock sees to it.
public final class StopSignal: Sendable {
  /// Readable while the signal is raised.
  public let descriptor: Int32
  private let writer: Int32
  private let flag = Atomic<Bool>(false)

  public init() {
    var ends: [Int32] = [-1, -1]
    // Without descriptors the flag still works; sleeping code then notices a little later.
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
    }
    descriptor = ends[0]
    writer = ends[1]
  }

  deinit {
    guard descriptor >= 0 else { return }
    Glibc.close(descriptor)
    Glibc.close(writer)
  }

  public var isRaised: Bool { flag.load(ordering: .acquiring) }

  public func raise() {
    guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
    var byte: UInt8 = 1
    _ = write(writer, &byte, 1)
  }

  public func clear() {
    guard flag.exchange(false, ordering: .acquiringAndReleasing) else { return }
    var byte: UInt8 = 0
    _ = read(descriptor, &byte, 1)
  }
}
