import Glibc

/// A time of the monotonic clock, in nanoseconds.
package struct Instant: Comparable {
  package var nanoseconds: Int

  package init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

  package static var now: Instant {
    var time = Glibc.timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Instant(nanoseconds: time.tv_sec * 1_000_000_000 + time.tv_nsec)
  }

  package func adding(milliseconds: Int) -> Instant {
    Instant(nanoseconds: nanoseconds + milliseconds * 1_000_000)
  }

  package var timespec: Glibc.timespec {
    Glibc.timespec(tv_sec: nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
  }

  package static func < (left: Instant, right: Instant) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}

extension Instant {
  package static func sleep(until end: Instant) {
    var time = end.timespec
    while clock_nanosleep(CLOCK_MONOTONIC, Int32(TIMER_ABSTIME), &time, nil) == EINTR {}
  }
}
