import Glibc

/// A RIFF WAVE file of one channel, 16 bits, written as it grows.
///
/// Its sizes are kept right after every write, so that the file is whole even when the program is
/// ended by a signal.
final class WaveFile {
  private let path: String
  private var descriptor: Int32
  private var byteCount = 0
  private static let headerSize = 44

  init(path: String, sampleRate: Int) throws(SpeechFault) {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Self.fault(path) }
    var header: [UInt8] = []
    header += "RIFF".utf8
    header += Self.bytes(UInt32(Self.headerSize - 8))
    header += "WAVEfmt ".utf8
    header += Self.bytes(UInt32(16)) + Self.bytes(UInt16(1)) + Self.bytes(UInt16(1))
    header += Self.bytes(UInt32(sampleRate)) + Self.bytes(UInt32(sampleRate * 2))
    header += Self.bytes(UInt16(2)) + Self.bytes(UInt16(16))
    header += "data".utf8
    header += Self.bytes(UInt32(0))
    try put(header)
  }

  deinit { if descriptor >= 0 { _ = Glibc.close(descriptor) } }

  func write(_ samples: ArraySlice<Int16>) throws(SpeechFault) {
    guard descriptor >= 0 else { return }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(samples.count * 2)
    for sample in samples {
      bytes.append(UInt8(truncatingIfNeeded: sample))
      bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
    }
    try put(bytes)
    byteCount += bytes.count
    // A pipe or a device has no place to go back to; its sizes stay as they are.
    patch(UInt32(clamping: Self.headerSize - 8 + byteCount), at: 4)
    patch(UInt32(clamping: byteCount), at: 40)
  }

  func close() throws(SpeechFault) {
    guard descriptor >= 0 else { return }
    defer { descriptor = -1 }
    if Glibc.close(descriptor) != 0 { throw Self.fault(path) }
  }

  private func put(_ bytes: [UInt8]) throws(SpeechFault) {
    var done = 0
    while done < bytes.count {
      let count = bytes[done...].withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      }
      if count >= 0 {
        done += count
      } else if errno != EINTR {
        throw Self.fault(path)
      }
    }
  }

  private func patch(_ value: UInt32, at offset: Int) {
    let bytes = Self.bytes(value)
    _ = pwrite(descriptor, bytes, bytes.count, off_t(offset))
  }

  private static func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian) { Array($0) }
  }

  private static func fault(_ path: String) -> SpeechFault {
    .cannotWriteFile(path: path, reason: String(cString: strerror(errno)))
  }
}
