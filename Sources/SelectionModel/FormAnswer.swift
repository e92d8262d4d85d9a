/// What a person gave in a field of a form.
public enum FormAnswer: Sendable, Equatable {
  case none
  case text(String)
  /// The values of the chosen options, byte for byte, in list order.
  case values([[UInt8]])
  case confirmed(Bool)

  /// Whether this is the answer, or one of the answers, that is written so (`true` and `false` for
  /// a confirmation).
  public func has(_ value: [UInt8]) -> Bool {
    switch self {
    case .none: false
    case .text(let text): text.utf8.elementsEqual(value)
    case .values(let values): values.contains(value)
    case .confirmed(let answer): (answer ? "true" : "false").utf8.elementsEqual(value)
    }
  }
}
