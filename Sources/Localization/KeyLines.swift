/// On which line each key of a JSON object's first level stands.
///
/// jansson tells lines of errors only; this looks through text that jansson has accepted, so it
/// needs to know no more than strings and brackets.
struct KeyLines {
  private var lines: [String: Int] = [:]

  init(of bytes: [UInt8]) {
    var line = 1
    var level = 0
    var index = 0
    var lastText: (text: String, line: Int)?
    while index < bytes.count {
      switch bytes[index] {
      case 0x0A: line += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["): level += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): level -= 1
      case UInt8(ascii: ":"):
        if level == 1, let lastText { lines[lastText.text] = lines[lastText.text] ?? lastText.line }
      case UInt8(ascii: "\""):
        let start = index + 1
        index = start
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        lastText = (String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self), line)
      default: break
      }
      index += 1
    }
  }

  /// The key's line; 1 for a key that is written with escapes, or isn't there.
  subscript(key: String) -> Int { lines[key] ?? 1 }
}
