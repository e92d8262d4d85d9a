import Glibc

/// Why a file can't be read or written, as the system tells it.
struct FileError: Error, Equatable {
  /// The system's `errno`.
  let code: Int32

  init(code: Int32 = errno) { self.code = code }

  var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// The system's own words (`strerror`).
  var reason: String { String(cString: strerror(code)) }
}
