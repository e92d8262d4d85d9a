import Glibc

/// Where the program complains, kept apart from what the libraries under it print.
///
/// A library that speaks to a sound server writes its own troubles to descriptor 2, which would
/// stand among our lines on a person's terminal, in no language of theirs.
enum StandardError {
  /// Our own way to standard error, -1 where it was closed; asking for it silences descriptor 2.
  static let descriptor: Int32 = setApart()

  /// To be called before a library is loaded that might print.
  static func silenceLibraries() { _ = descriptor }

  private static func setApart() -> Int32 {
    let own = fcntl(2, F_DUPFD_CLOEXEC, 3)
    let nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC)
    if nowhere >= 0, nowhere != 2 {
      dup2(nowhere, 2)
      close(nowhere)
    }
    return own
  }
}
