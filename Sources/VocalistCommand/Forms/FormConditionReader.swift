import JSON
import Localization
import SelectionModel

/// Reads when a field is asked: `{"field": "size", "is": "large"}`, or several of these under
/// `not`, `all` or `any`.
struct FormConditionReader {
  let localizer: Localizer

  func condition(_ value: JSONValue) throws(FormFileFault) -> FormCondition {
    let wrong = FormFileFault("form_wrong_condition")
    let members = try FormMembers(value, localizer: localizer)
    let words = ["field", "not", "all", "any"].filter(members.has)
    guard words.count == 1, let word = words.first else { throw wrong }
    try members.check(word == "field" ? ["field", "is"] : [word])
    switch word {
    case "not": return .not(try condition(try members.required("not")))
    case "all": return .all(try conditions(members, "all"))
    case "any": return .any(try conditions(members, "any"))
    default:
      guard let name = try members.word("field") else { throw wrong }
      guard members.has("is") else { return .isAnswered(name) }
      return try .any(values(of: try members.required("is")).map { .has(name, value: $0) })
    }
  }

  private func conditions(
    _ members: FormMembers, _ word: String
  ) throws(FormFileFault) -> [FormCondition] {
    var conditions: [FormCondition] = []
    for value in try members.list(word) ?? [] { conditions.append(try condition(value)) }
    return conditions
  }

  /// One value, or any of several.
  private func values(of value: JSONValue) throws(FormFileFault) -> [[UInt8]] {
    var values: [[UInt8]] = []
    for value in value.array ?? [value] {
      if let answer = value.bool {
        values.append(Array((answer ? "true" : "false").utf8))
      } else if let text = value.optionValue {
        values.append(text)
      } else {
        throw FormFileFault("form_wrong_value", ["member": .text("is")])
      }
    }
    return values
  }
}
