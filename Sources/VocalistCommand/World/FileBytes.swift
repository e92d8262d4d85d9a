import Glibc

/// Whole files and streams as bytes.
enum FileBytes {
  static func read(path: String) throws(FileError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError() }
    defer { close(descriptor) }
    return try read(descriptor: descriptor)
  }

  /// Reads until the end of the stream.
  static func read(descriptor: Int32) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    let size = 1 << 16
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    defer { buffer.deallocate() }
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, size)
      if count > 0 {
        bytes.append(contentsOf: buffer[..<count])
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        throw FileError()
      }
    }
  }

  /// Writes all of it; a broken pipe ends the process by SIGPIPE, as the shell expects.
  static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32) throws(FileError) {
    let bytes = ContiguousArray(bytes)
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(descriptor, buffer.baseAddress?.advanced(by: done), buffer.count - done)
      }
      if count >= 0 {
        done += count
      } else if errno != EINTR {
        throw FileError()
      }
    }
  }

  /// Replaces a file as a whole, so that nobody ever reads half of it; makes its folder.
  static func replace(path: String, with bytes: [UInt8]) throws(FileError) {
    try makeFolder(above: path)
    let new = path + ".new"
    let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileError() }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
    guard rename(new, path) == 0 else { throw FileError() }
  }

  /// Writes a file that must not be there yet; makes its folder.
  static func create(_ bytes: some Collection<UInt8>, path: String) throws(FileError) {
    try makeFolder(above: path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw FileError() }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }

  private static func makeFolder(above path: String) throws(FileError) {
    let folders = path.split(separator: "/").dropLast()
    var folder = path.hasPrefix("/") ? "" : "."
    for name in folders {
      folder += "/" + name
      guard mkdir(folder, 0o700) == 0 || errno == EEXIST else { throw FileError() }
    }
  }
}
