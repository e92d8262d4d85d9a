import Glibc
import JSON

/// Writes Swift source that holds each locale file as a raw string literal.
///
/// Called by the build plugin as `embed-locales OUTPUT FILE…`; the file name without `.arb` is the
/// tag. A `StaticString` a file costs nothing at start: it stays in the binary until it is read.
///
/// Beside the text, which the translator's commands show, stand the messages alone as records of key,
/// U+001F and value, each ended by U+001E: reading JSON with all its notes would be most of what a
/// start does.
@main
enum EmbedLocalesTool {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count >= 2 else { fail("usage: embed-locales OUTPUT FILE…") }
    var source = "enum EmbeddedLocales {\n"
    source += "  static let files: [(tag: String, text: StaticString, records: StaticString)] = [\n"
    for path in arguments.dropFirst(2) {
      guard let text = contents(of: path) else { fail("cannot read \(path)") }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let tag = name.hasSuffix(".arb") ? String(name.dropLast(4)) : name
      // Enough # that no run inside the text can end the literal.
      let fence = String(repeating: "#", count: longestRun(of: "#", in: text) + 1)
      source += "    (\n      \"\(tag)\",\n      \(fence)\"\"\"\n\(text)\n\"\"\"\(fence),\n"
      source += "      \"\(records(of: text, in: path))\"\n    ),\n"
    }
    source += "  ]\n}\n"
    guard let output = fopen(arguments[1], "w") else { fail("cannot write \(arguments[1])") }
    defer { fclose(output) }
    guard fputs(source, output) >= 0 else { fail("cannot write \(arguments[1])") }
  }

  /// The messages and what `@@` keys say, as the inside of a string literal.
  private static func records(of text: String, in path: String) -> String {
    guard let object = try? JSONValue.parse(text.utf8).object else {
      fail("no JSON object: \(path)")
    }
    var records = ""
    for member in object.members where !member.key.hasPrefix("@") || member.key.hasPrefix("@@") {
      for value in (member.value.array ?? [member.value]).compactMap(\.string) {
        guard !(member.key + value).unicodeScalars.contains(where: { 0x1E...0x1F ~= $0.value })
        else { fail("U+001E or U+001F in \(path): \(member.key)") }
        records += escaped(member.key) + #"\u{1F}"# + escaped(value) + #"\u{1E}"#
      }
    }
    return records
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { literal, scalar in
      switch scalar {
      case "\\", "\"": literal += "\\\(scalar)"
      case _ where scalar.value < 0x20: literal += "\\u{\(String(scalar.value, radix: 16))}"
      default: literal.unicodeScalars.append(scalar)
      }
    }
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
