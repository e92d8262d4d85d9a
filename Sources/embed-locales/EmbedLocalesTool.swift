import Glibc

/// Writes Swift source that holds each locale file as a raw string literal.
///
/// Called by the build plugin as `embed-locales OUTPUT FILE…`; the file name without `.arb` is the
/// tag. A `StaticString` a file costs nothing at start: it stays in the binary until it is read.
@main
enum EmbedLocalesTool {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 2 else { fail("usage: embed-locales OUTPUT FILE…") }
    var source = "enum EmbeddedLocales {\n"
    source += "  static let files: [(tag: String, text: StaticString)] = [\n"
    for path in arguments.dropFirst(2) {
      guard let text = contents(of: path) else { fail("cannot read \(path)") }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let tag = name.hasSuffix(".arb") ? String(name.dropLast(4)) : name
      // Enough # that no run inside the text can end the literal.
      let fence = String(repeating: "#", count: longestRun(of: "#", in: text) + 1)
      source += "    (\n      \"\(tag)\",\n      \(fence)\"\"\"\n\(text)\n\"\"\"\(fence)\n    ),\n"
    }
    source += "  ]\n}\n"
    guard let output = fopen(arguments[1], "w") else { fail("cannot write \(arguments[1])") }
    defer { fclose(output) }
    guard fputs(source, output) >= 0 else { fail("cannot write \(arguments[1])") }
  }

  private static func contents(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func longestRun(of mark: Character, in text: String) -> Int {
    var longest = 0
    var run = 0
    for character in text {
      run = character == mark ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  private static func fail(_ message: String) -> Never {
    let line = "embed-locales: \(message)\n"
    _ = write(2, line, line.utf8.count)
    exit(1)
  }
}
