import Glibc

/// A moment on the way from the start, or from a key, to the first sound.
///
/// Where `VOCALIST_SIGNPOSTS` names a file, each is appended to it as one JSON object a line: its
/// name, the monotonic clock, the processor time of all threads (both in nanoseconds) and the page
/// faults so far. Elsewhere it costs one comparison.
package enum Signpost: String, CaseIterable {
  case started
  case argumentsRead
  case languageReady
  case itemsRead
  case speechChosen
  case engineLibraryLoaded
  case engineReady
  case voiceChosen
  case soundLibraryLoaded
  case cardOpened
  case cardReady
  case announced
  case utteranceTaken
  case firstSamples
  case firstWritten

  private static let descriptor: Int32 = {
    guard let path = getenv("VOCALIST_SIGNPOSTS"), path.pointee != 0 else { return -1 }
    return open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
  }()

  /// Notes that the moment has come.
  package func mark() {
    guard Self.descriptor >= 0 else { return }
    var time = Glibc.timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    var processor = Glibc.timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &processor)
    var usage = rusage()
    getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
    let line =
      "{\"signpost\":\"\(rawValue)\",\"t_ns\":\(Self.nanoseconds(time)),"
      + "\"cpu_ns\":\(Self.nanoseconds(processor)),\"faults\":\(usage.ru_minflt)}\n"
    // One call a line: threads write to the file together.
    let bytes = Array(line.utf8)
    _ = bytes.withUnsafeBytes { write(Self.descriptor, $0.baseAddress, $0.count) }
  }

  private static func nanoseconds(_ time: Glibc.timespec) -> Int {
    time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
