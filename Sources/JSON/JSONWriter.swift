extension JSONValue {
  /// The value on one line, in ASCII's punctuation and everybody's letters.
  ///
  /// Letters beyond ASCII stay as they are. Control characters of both sets are escaped, so that
  /// what is written can never command a terminal.
  public var encoded: String {
    var writer = JSONWriter(indentation: nil)
    writer.write(self)
    return writer.text
  }

  /// The value over several lines, two spaces a level, as a person edits it.
  public var pretty: String {
    var writer = JSONWriter(indentation: "  ")
    writer.write(self)
    return writer.text
  }
}

private struct JSONWriter {
  let indentation: String?
  var text = ""
  private var level = 0

  init(indentation: String?) { self.indentation = indentation }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    // JSON has no words for what is not a number.
    case .number(let value): text += value.isFinite ? value.description : "null"
    case .string(let value): write(value)
    case .array(let values):
      list("[", "]", values) { writer, value in writer.write(value) }
    case .object(let object):
      list("{", "}", object.members) { writer, member in
        writer.write(member.key)
        writer.text += writer.indentation == nil ? ":" : ": "
        writer.write(member.value)
      }
    }
  }

  private mutating func list<Element>(
    _ opening: String, _ closing: String, _ elements: [Element],
    _ each: (inout JSONWriter, Element) -> Void
  ) {
    text += opening
    level += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      breakLine()
      each(&self, element)
    }
    level -= 1
    if !elements.isEmpty { breakLine() }
    text += closing
  }

  private mutating func breakLine() {
    guard let indentation else { return }
    text += "\n" + String(repeating: indentation, count: level)
  }

  private mutating func write(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar.value {
      case 0x22: text += "\\\""
      case 0x5C: text += "\\\\"
      case 0x0A: text += "\\n"
      case 0x0D: text += "\\r"
      case 0x09: text += "\\t"
      case 0..<0x20, 0x7F..<0xA0:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
