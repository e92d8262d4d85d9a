import CICU
import JSON

/// The messages of one `.arb` file.
public struct LocaleFile: Sendable, Equatable {
  /// The language, by the file's name.
  public var tag: String
  /// Where it was read; nil for one that is embedded.
  public var path: String?
  /// The patterns by their keys.
  public var messages: [String: String]
  /// The language's name in itself (`@@x-language`).
  public var name: String?
  /// The voices to try, best first (`@@x-voices`).
  public var voices: [String]
  /// The language whose plural and number rules ICU uses: the tag, but for made-up languages.
  var rules: String

  init(tag: String, path: String?, messages: [String: String], voices: [String]) {
    self.tag = tag
    self.path = path
    self.messages = messages
    self.voices = voices
    rules = tag
  }

  /// Takes the records of an embedded file, which was checked before it was embedded.
  init(tag: String, records: UnsafeBufferPointer<UInt8>) {
    self.init(tag: tag, path: nil, messages: [:], voices: [])
    messages.reserveCapacity(512)
    for record in records.split(separator: 0x1E) {
      guard let middle = record.firstIndex(of: 0x1F) else { continue }
      let key = String(decoding: record[..<middle], as: UTF8.self)
      let value = String(decoding: record[record.index(after: middle)...], as: UTF8.self)
      switch key {
      case "@@x-language": name = value
      case "@@x-voices": voices.append(value)
      case _ where key.utf8.first == UInt8(ascii: "@"): break
      // A message that is still empty is one that is not translated yet.
      default: if !value.isEmpty { messages[key] = value }
      }
    }
  }

  /// Reads a file's text; `name` stands for it in faults.
  init(tag: String, path: String?, text: some Sequence<UInt8>) throws(LocaleFault) {
    let name = path ?? tag + ".arb"
    let bytes = Array(text)
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONValue.parse(bytes)
    } catch {
      throw .notJSON(file: name, error)
    }
    guard let object = json.object else { throw .notAnObject(file: name) }
    var messages: [String: String] = [:]
    messages.reserveCapacity(object.members.count / 2)
    for member in object.members where !member.key.hasPrefix("@") {
      guard let pattern = member.value.string else {
        let line = KeyLines(of: bytes)[member.key]
        throw .notText(file: name, line: line, key: member.key)
      }
      // A message that is still empty is one that is not translated yet.
      if !pattern.isEmpty { messages[member.key] = pattern }
    }
    self.init(
      tag: tag, path: path, messages: messages,
      voices: object["@@x-voices"]?.array?.compactMap(\.string) ?? [])
    self.name = object["@@x-language"]?.string
    // Embedded files were checked when they were built; those from outside are checked here, so
    // that a broken pattern is told at the start and not in the middle of a sentence.
    guard path != nil else { return }
    for (key, pattern) in messages {
      if case .failure(let fault) = PatternOutline.read(pattern) {
        let line = KeyLines(of: bytes)[key]
        throw .badPattern(file: name, line: line, key: key, character: fault.character)
      }
    }
  }
}
