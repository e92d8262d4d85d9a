/// Why text is not JSON, and where.
public struct JSONError: Error, Sendable, Equatable {
  /// The kind of fault; `error_json_` and the raw value is the key of its message in `Locales`.
  public enum Cause: String, Sendable, CaseIterable {
    case syntax
    /// The same key twice in one object.
    case duplicateKey = "duplicate_key"
    case endTooEarly = "end_too_early"
    /// More text after the value.
    case endExpected = "end_expected"
    case invalidUTF8 = "invalid_utf8"
    case nullCharacter = "null_character"
    case numberTooLarge = "number_too_large"
    case tooDeep = "too_deep"
    case outOfMemory = "out_of_memory"
  }

  public var cause: Cause
  /// From 1.
  public var line: Int
  /// From 1, in characters (Unicode scalars) of the line.
  public var column: Int
  /// The text at which reading stopped, where there is any: a key for `duplicateKey`.
  public var near: String?

  public init(cause: Cause, line: Int, column: Int, near: String? = nil) {
    self.cause = cause
    self.line = line
    self.column = column
    self.near = near
  }
}
