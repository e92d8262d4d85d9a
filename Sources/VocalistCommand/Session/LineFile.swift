import Glibc

/// Somewhere whole lines are written: the terminal, standard error, or a trace.
final class LineFile {
  private let descriptor: Int32
  private let path: String
  private let isOwned: Bool

  /// A stream that is open already and stays so.
  init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
    isOwned = false
  }

  /// A new file, or an old one emptied.
  init(path: String) throws(CommandError) {
    self.path = path
    isOwned = true
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, reason: FileError().reason) }
  }

  deinit { if isOwned { close(descriptor) } }

  func write(_ line: String) throws(CommandError) { try append(line + "\n") }

  /// Writes characters as they are, with no line end after them.
  func append(_ text: String) throws(CommandError) {
    do throws(FileError) {
      try FileBytes.write(text.utf8, to: descriptor)
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
  }
}
