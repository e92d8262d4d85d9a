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

  /// The names that conditions look at: only their answers change which fields are asked.
  let lookedAt: Set<String>
  /// Some field is neither to be shown nor said.
  let hasSecret: Bool

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
    hasSecret = fields.contains(where: \.isSecret)
    lookedAt = fields.reduce(into: []) { $0.formUnion($1.condition.fields) }
    visible = Self.visible(in: fields, lookedAt: lookedAt)
  }

  /// Asks nothing; stands for a moment where a form is changed in place.
  private init() {
    name = nil
    fields = []
    visible = []
    lookedAt = []
    hasSecret = false
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
    let row = row(after: field - 1)
    return row < visible.count && visible[row] == field ? (row + 1, visible.count) : nil
  }

  /// Where the first field after this one stands among those that are asked, found in a few steps
  /// however many there are.
  func row(after field: Int) -> Int {
    var low = 0
    var high = visible.count
    while low < high {
      let middle = (low + high) / 2
      if visible[middle] > field { high = middle } else { low = middle + 1 }
    }
    return low
  }

  static func visible(in fields: [FormField], lookedAt: Set<String>) -> [Int] {
    // Only the answers that a condition looks at are taken, since a list's may be long.
    var answers: [String: FormAnswer] = [:]
    var shown: [Int] = []
    for (index, field) in fields.enumerated() where field.condition.holds(answers) {
      shown.append(index)
      if lookedAt.contains(field.name) { answers[field.name] = field.answer }
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
