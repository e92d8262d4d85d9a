import Glibc
import JSON

/// Runs files of conformance cases: `conformance FILE…`.
///
/// Prints a line for each case that fails in what it demands, one for each SHOULD and MAY of an
/// announcement that is missing in a case that passes, the counts by priority, and last the sum. Its
/// status is 1 when a MUST fails; `Documentation/conformance.md` gives the reason of any other.
@main
enum ConformanceCommand {
  static func main() {
    let paths = CommandLine.arguments.dropFirst()
    if paths.isEmpty { fail("usage: conformance FILE…") }
    var passed: [String: Int] = [:]
    var failed: [String: Int] = [:]
    for path in paths {
      for test in cases(path) {
        let faults = faults(of: test)
        // A case stands or falls by its behaviour and what its announcement must convey.
        let decisive = faults.filter { $0.priority == "MUST" || $0.priority == test.priority }
        for fault in faults {
          print(
            "\(decisive.isEmpty ? "note" : "FAILED") \(test.id) \(fault.priority): \(fault.what)")
        }
        (decisive.isEmpty
          ? { passed[test.priority, default: 0] += 1 }
          : {
            failed[test.priority, default: 0] += 1
          })()
      }
    }
    for priority in ["MUST", "SHOULD", "MAY"] {
      print("\(priority): \(passed[priority] ?? 0) passed, \(failed[priority] ?? 0) failed")
    }
    print("\(passed.values.reduce(0, +)) passed, \(failed.values.reduce(0, +)) failed")
    exit(failed["MUST"] == nil ? 0 : 1)
  }

  private static func faults(of test: ConformanceCase) -> [(what: String, priority: String)] {
    do {
      var run = try ConformanceRun(test)
      return run.faults()
    } catch {
      return [("cannot be played: \(error)", "MUST")]
    }
  }

  private static func cases(_ path: String) -> [ConformanceCase] {
    guard let file = fopen(path, "r") else { fail("cannot read \(path)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 {
      bytes += buffer[..<count]
    }
    do {
      return try JSONValue.parseSequence(bytes).map { json in
        guard let test = ConformanceCase(json) else {
          fail("\(path): a case lacks id, pattern, items, start, keys or expect: \(json.encoded)")
        }
        return test
      }
    } catch {
      fail("\(path): line \(error.line), column \(error.column): \(error.cause)")
    }
  }

  private static func fail(_ message: String) -> Never {
    let line = "conformance: \(message)\n"
    _ = write(2, line, line.utf8.count)
    exit(2)
  }
}
