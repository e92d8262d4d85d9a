import Glibc
import Speech

/// The command `vocalist`.
@main
enum Main {
  static func main() {
    Signpost.started.mark()
    let program = Program(arguments: arguments, environment: .current)
    exit(program.run().code)
  }

  /// The arguments byte for byte, since an item need not be UTF-8; without the program's name.
  private static var arguments: [[UInt8]] {
    (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
      CommandLine.unsafeArgv[index].map {
        Array(UnsafeRawBufferPointer(start: $0, count: strlen($0)))
      }
    }
  }
}
