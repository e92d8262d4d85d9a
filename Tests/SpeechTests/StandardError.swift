import Glibc
import TestSupport

/// Standard error of this process, caught.
enum StandardError {
  /// What is written to it while `body` runs.
  static func text(_ body: () throws -> Void) throws -> String {
    let folder = Scratch()
    let file = open(folder.path + "/stderr", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    let saved = dup(2)
    dup2(file, 2)
    defer { close(file) }
    do {
      defer {
        dup2(saved, 2)
        close(saved)
      }
      try body()
    }
    return try TestFile.text(folder.path + "/stderr")
  }
}
