/// Keys to press instead of reading a keyboard: `Down Down wait:300 Enter`.
public struct KeyScript: Sendable, Equatable {
  public enum Step: Sendable, Equatable {
    case press(Key)
    case wait(milliseconds: Int)
  }

  public var steps: [Step]

  /// - Throws: `KeyScriptError` that names the first word that is no key.
  public init(_ text: String) throws(KeyScriptError) {
    steps = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      if word.hasPrefix("wait:"), let milliseconds = Int(word.dropFirst(5)), milliseconds >= 0 {
        steps.append(.wait(milliseconds: milliseconds))
      } else if let key = Key(name: String(word)) {
        steps.append(.press(key))
      } else {
        throw KeyScriptError(word: String(word))
      }
    }
  }
}

/// A word of a key script that names no key.
public struct KeyScriptError: Error, Sendable, Equatable {
  public var word: String
}
