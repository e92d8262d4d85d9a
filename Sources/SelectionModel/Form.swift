/// Several questions, one after another: a value that actions change.
///
/// The actions are those of a selector, so every key does in a field what it does in a question that
/// stands alone; what would end that question goes on to the next field here. A field that its
/// condition hides keeps what was given, and is not in the result.
public struct Form: Sendable {
  public let name: String?
  public internal(set) var fields: [FormField]
  /// The fields that are asked now, in order.
  public internal(set) var visible: [Int]
  /// The field that keys act on; nil before the start, in the review and after the end.
  public internal(set) var current: Int?
  /// The field that the keyboard was on before.
  public internal(set) var left: Int?
  /// The list of answers while it is shown: one option a field, and one that sends them.
  public internal(set) var review: Selector?
  public internal(set) var isSubmitted = false

  /// Nil: the last field sends the answers.
  let words: FormWords?
  /// The field was come to from the review and leads back to it.
  var isCorrecting = false

  /// - Parameter words: those of a review of all answers before they are sent; nil goes without.
  /// - Throws: `FormError` for a form that no one could fill in.
  public init(
    name: String? = nil, fields: [FormField], words: FormWords? = nil
  ) throws(FormError) {
    try Self.check(fields)
    self.name = name
    self.fields = fields
    self.words = words
    visible = Self.visible(in: fields)
  }

  /// Asks nothing; stands for a moment where a form is changed in place.
  private init() {
    name = nil
    fields = []
    visible = []
    words = nil
  }

  static let empty = Form()

  /// The field that keys act on.
  public var currentField: FormField? { current.map { fields[$0] } }

  /// Forgets what was typed to jump to a label.
  public mutating func forgetTypeAhead() {
    review?.forgetTypeAhead()
    if let current { fields[current].control.forgetTypeAhead() }
  }

  /// What was given, in order; fields without an answer too.
  public var result: [FormEntry] {
    visible.filter { !fields[$0].isNote }
      .map { FormEntry(name: fields[$0].name, answer: fields[$0].answer) }
  }

  /// The position, from 1, among the fields that are asked, and how many those are.
  public func position(of field: Int) -> (position: Int, size: Int)? {
    visible.firstIndex(of: field).map { ($0 + 1, visible.count) }
  }

  static func visible(in fields: [FormField]) -> [Int] {
    // Only the answers that a condition looks at are taken, since a list's may be long.
    let asked = fields.reduce(into: Set<String>()) { $0.formUnion($1.condition.fields) }
    var answers: [String: FormAnswer] = [:]
    var shown: [Int] = []
    for (index, field) in fields.enumerated() where field.condition.holds(answers) {
      shown.append(index)
      if asked.contains(field.name) { answers[field.name] = field.answer }
    }
    return shown
  }

  private static func check(_ fields: [FormField]) throws(FormError) {
    let names = Set(fields.map(\.name))
    if fields.allSatisfy(\.isNote) { throw .nothingToAnswer }
    var before: Set<String> = []
    for field in fields {
      // Notes have no answer, so they need no name.
      if field.isNote && field.name.isEmpty { continue }
      if before.contains(field.name) { throw .duplicateName(field.name) }
      for other in field.condition.fields.sorted() where !before.contains(other) {
        if names.contains(other) { throw .fieldNotBefore(other, in: field.name) }
        throw .unknownField(other, in: field.name)
      }
      if let minimum = field.rule.minimum, let maximum = field.rule.maximum, minimum > maximum {
        throw .minimumAboveMaximum(field: field.name)
      }
      before.insert(field.name)
    }
  }
}
