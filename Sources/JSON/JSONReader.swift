import CJSON

/// Reads one value after another from bytes, and knows on which line each begins.
struct JSONReader {
  /// Where a text, or a piece of one, begins or goes on; counted from 1.
  struct Place {
    var line = 1
    var column = 1

    var isStart: Bool { line == 1 && column == 1 }
  }

  private let bytes: [UInt8]
  /// How many bytes have been read.
  private(set) var offset = 0
  private(set) var place: Place

  init(bytes: [UInt8], from place: Place = Place()) {
    self.bytes = bytes
    self.place = place
    // Some editors begin a file with a byte order mark.
    if place.isStart, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    skipSpace()
  }

  var isAtEnd: Bool { offset >= bytes.count }

  mutating func next(isOnly: Bool) throws(JSONError) -> JSONValue {
    guard !isAtEnd else {
      throw JSONError(cause: .endTooEarly, line: place.line, column: place.column)
    }
    var fault = json_error_t()
    var flags = Int(JSON_REJECT_DUPLICATES | JSON_DECODE_ANY | JSON_ALLOW_NUL)
    if !isOnly { flags |= Int(JSON_DISABLE_EOF_CHECK) }
    let loaded = bytes.withUnsafeBytes { buffer in
      let rest = UnsafeRawBufferPointer(rebasing: buffer[offset...]).bindMemory(to: CChar.self)
      return json_loadb(rest.baseAddress, rest.count, flags, &fault)
    }
    guard let json = loaded else { throw error(from: &fault) }
    defer { json_decref(json) }
    let value = JSONValue(json)
    if isOnly { offset = bytes.count } else { advance(by: Int(fault.position)) }
    skipSpace()
    return value
  }

  private mutating func skipSpace() {
    var count = 0
    while offset + count < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset + count]) {
      count += 1
    }
    advance(by: count)
  }

  private mutating func advance(by count: Int) {
    for byte in bytes[offset..<min(offset + count, bytes.count)] {
      if byte == 0x0A {
        place.line += 1
        place.column = 1
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    offset = min(offset + count, bytes.count)
  }

  private func error(from fault: inout json_error_t) -> JSONError {
    let code = json_error_code(&fault)
    let text = withUnsafeBytes(of: &fault.text) { buffer in
      String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
    }
    // jansson counts from the value's own beginning, and lines from 1 but columns from 0.
    let below = max(Int(fault.line), 1) - 1
    let across = max(Int(fault.column), 1)
    return JSONError(
      cause: JSONError.Cause(code), line: place.line + below,
      column: below == 0 ? place.column + across - 1 : across, near: Self.near(in: text))
  }

  /// What jansson shows of the text, as in "duplicate object key near '"key"'".
  private static func near(in text: String) -> String? {
    let mark = Array(" near '".utf8)
    let bytes = Array(text.utf8)
    guard bytes.count > mark.count, bytes.last == UInt8(ascii: "'") else { return nil }
    let start = (0...(bytes.count - mark.count)).first { bytes[$0...].starts(with: mark) }
    guard let start, start + mark.count < bytes.count - 1 else { return nil }
    return String(decoding: bytes[(start + mark.count)..<(bytes.count - 1)], as: UTF8.self)
  }
}

extension JSONError.Cause {
  fileprivate init(_ code: json_error_code) {
    self =
      switch code {
      case json_error_duplicate_key: .duplicateKey
      case json_error_premature_end_of_input: .endTooEarly
      case json_error_end_of_input_expected: .endExpected
      case json_error_invalid_utf8: .invalidUTF8
      case json_error_null_character, json_error_null_byte_in_key: .nullCharacter
      case json_error_numeric_overflow: .numberTooLarge
      case json_error_stack_overflow: .tooDeep
      case json_error_out_of_memory: .outOfMemory
      default: .syntax
      }
  }
}

extension JSONValue {
  fileprivate init(_ json: UnsafeMutablePointer<json_t>) {
    switch json.pointee.type {
    case JSON_OBJECT:
      var members: [JSONObject.Member] = []
      members.reserveCapacity(json_object_size(json))
      var iterator = json_object_iter(json)
      while let current = iterator {
        if let key = json_object_iter_key(current), let value = json_object_iter_value(current) {
          members.append(JSONObject.Member(key: String(cString: key), value: JSONValue(value)))
        }
        iterator = json_object_iter_next(json, current)
      }
      self = .object(JSONObject(distinct: members))
    case JSON_ARRAY:
      self = .array(
        (0..<json_array_size(json)).compactMap { json_array_get(json, $0).map { JSONValue($0) } })
    case JSON_STRING:
      let text = UnsafeRawBufferPointer(
        start: json_string_value(json), count: json_string_length(json))
      self = .string(String(decoding: text, as: UTF8.self))
    case JSON_INTEGER: self = .integer(Int(json_integer_value(json)))
    case JSON_REAL: self = .number(json_real_value(json))
    case JSON_TRUE: self = .bool(true)
    case JSON_FALSE: self = .bool(false)
    default: self = .null
    }
  }
}
