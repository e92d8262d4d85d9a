/// When a field is asked at all, by the answers of fields before it.
///
/// A field that is not asked has no answer.
public indirect enum FormCondition: Sendable, Equatable {
  case always
  /// The field has an answer.
  case isAnswered(String)
  /// The field's answer is this value, or this value is among them.
  case has(String, value: [UInt8])
  case not(FormCondition)
  /// True when there are none.
  case all([FormCondition])
  /// False when there are none.
  case any([FormCondition])

  /// The names of the fields it looks at.
  public var fields: Set<String> {
    switch self {
    case .always: []
    case .isAnswered(let name), .has(let name, _): [name]
    case .not(let condition): condition.fields
    case .all(let conditions), .any(let conditions):
      conditions.reduce(into: []) { $0.formUnion($1.fields) }
    }
  }

  func holds(_ answers: [String: FormAnswer]) -> Bool {
    switch self {
    case .always: true
    case .isAnswered(let name): answers[name, default: .none] != .none
    case .has(let name, let value): answers[name, default: .none].has(value)
    case .not(let condition): !condition.holds(answers)
    case .all(let conditions): conditions.allSatisfy { $0.holds(answers) }
    case .any(let conditions): conditions.contains { $0.holds(answers) }
    }
  }
}
