import JSON
import Narration

/// One fault of a locale file, with where it is and what to do about it.
public struct LocaleFinding: Sendable, Equatable {
  /// The kind of fault; `check_` and the raw value is the key of its message.
  public enum Kind: String, Sendable, CaseIterable {
    case unreadable
    case json
    case notAnObject = "not_an_object"
    case notText = "not_text"
    case fileName = "file_name"
    case wrongTag = "wrong_tag"
    case missing
    case unknown
    case pattern
    case placeholderLost = "placeholder_lost"
    case placeholderInvented = "placeholder_invented"
    case pluralMissing = "plural_missing"
    case pluralUnused = "plural_unused"
    case spelloutRule = "spellout_rule"
    case noVoices = "no_voices"
    case voiceMissing = "voice_missing"
    case voiceForeign = "voice_foreign"
    case sharedWord = "shared_word"
    case reservedWord = "reserved_word"
    case noWord = "no_word"
    case keyName = "key_name"
    case direction
    case spaces
    case asInEnglish = "as_in_english"
  }

  public var kind: Kind
  public var file: String
  public var line: Int
  /// The message's key; nil for what concerns the whole file.
  public var key: String?
  /// What else there is to say: a placeholder, a plural form, a voice, a word.
  public var detail: String?
  /// Why the file is no JSON.
  private var cause: JSONError?

  init(kind: Kind, file: String, line: Int, key: String?, detail: String?) {
    self.kind = kind
    self.file = file
    self.line = line
    self.key = key
    self.detail = detail
  }

  init(file: String, json error: JSONError) {
    self.init(kind: .json, file: file, line: error.line, key: nil, detail: String(error.column))
    cause = error
  }

  /// A message that this program doesn't know may belong to a newer one.
  public var isWarning: Bool { kind == .unknown }

  /// One line for a person.
  public var message: Message {
    var text = Message(
      "check_" + kind.rawValue, ["key": .text(key ?? ""), "detail": .text(detail ?? "")])
    if let cause { text.arguments["cause"] = .message(cause.message) }
    return Message(
      isWarning ? "check_warning" : "check_fault",
      ["file": .text(file), "line": .number(line), "text": .message(text)])
  }

  /// For tools; `text` is the sentence in the language that the tool's user reads.
  public func json(text: String) -> JSONValue {
    [
      "file": .string(file), "line": .integer(line), "kind": .string(kind.rawValue),
      "severity": isWarning ? "warning" : "error", "key": key.map { .string($0) } ?? nil,
      "detail": detail.map { .string($0) } ?? nil, "text": .string(text),
    ]
  }
}
