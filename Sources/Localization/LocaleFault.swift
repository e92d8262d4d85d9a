import JSON
import Narration

/// What is wrong with a locale file, or with the choice of a language.
public enum LocaleFault: Error, Sendable, Equatable {
  case unreadable(file: String)
  /// A folder that the person named can't be looked into; the reason is the system's.
  case unreadableFolder(path: String, reason: String)
  case notJSON(file: String, JSONError)
  /// The file is JSON, and no object.
  case notAnObject(file: String)
  /// A message's value is not text.
  case notText(file: String, line: Int, key: String)
  /// ICU cannot read the pattern; `character` counts from 1 within it.
  case badPattern(file: String, line: Int, key: String, character: Int)
  /// No file of that language, embedded or outside.
  case unknownLanguage(String)

  /// One line for a person: what, where, and what to do.
  public var message: Message {
    switch self {
    case .unreadable(let file): Message("error_locale_unreadable", ["file": .text(file)])
    case .unreadableFolder(let path, let reason):
      Message("error_cannot_read", ["path": .text(path), "reason": .text(reason)])
    case .notJSON(let file, let error):
      Message(
        "error_locale_json",
        [
          "file": .text(file), "line": .number(error.line), "column": .number(error.column),
          "cause": .message(error.message),
        ])
    case .notAnObject(let file): Message("error_locale_not_object", ["file": .text(file)])
    case .notText(let file, let line, let key):
      Message(
        "error_locale_not_text", ["file": .text(file), "line": .number(line), "key": .text(key)])
    case .badPattern(let file, let line, let key, let character):
      Message(
        "error_locale_pattern",
        [
          "file": .text(file), "line": .number(line), "key": .text(key),
          "character": .number(character),
        ])
    case .unknownLanguage(let tag): Message("error_locale_unknown", ["tag": .text(tag)])
    }
  }
}

extension JSONError {
  /// What is wrong, without where.
  public var message: Message {
    let key = "error_json_" + cause.rawValue
    if let near { return Message(key, ["near": .text(near)]) }
    // jansson shows no text of more than 20 bytes.
    return switch cause {
    case .syntax, .endExpected: Message("error_json_unexpected")
    case .duplicateKey: Message("error_json_duplicate")
    default: Message(key)
    }
  }
}
