/// How much is said: more at each step, and never less than what tells options apart.
public enum Verbosity: String, Sendable, CaseIterable, Comparable {
  /// The label, and the states that are exceptional.
  case brief
  /// The position too, and the role when entering.
  case normal
  /// All that the W3C's plans ask: "not selected", role, level, description.
  case verbose

  public static func < (left: Verbosity, right: Verbosity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .brief: 0
    case .normal: 1
    case .verbose: 2
    }
  }
}
