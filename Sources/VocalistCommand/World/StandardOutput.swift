/// Where results go, and nothing else.
enum StandardOutput {
  static func write(_ text: String) throws(CommandError) { try write(text.utf8) }

  static func write(_ bytes: some Collection<UInt8>) throws(CommandError) {
    do throws(FileError) {
      try FileBytes.write(bytes, to: 1)
    } catch {
      throw .cannotWrite(path: "/dev/stdout", reason: error.reason)
    }
  }
}
