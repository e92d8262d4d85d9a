import JSON
import Localization

/// The members of an object in a form file, each read as what it must be.
struct FormMembers {
  private let object: JSONObject
  private let localizer: Localizer

  /// - Throws: for a value that is no object, and for a member that is none of the allowed.
  init(
    _ value: JSONValue, allowed: [String]? = nil, localizer: Localizer
  ) throws(FormFileFault) {
    guard let object = value.object else { throw FormFileFault("form_not_an_object") }
    self.object = object
    self.localizer = localizer
    if let allowed { try check(allowed) }
  }

  /// Refuses what means nothing here: a word that is misspelt would otherwise be passed over.
  func check(_ allowed: [String]) throws(FormFileFault) {
    guard let member = object.keys.first(where: { !allowed.contains($0) }) else { return }
    if let nearest = Suggestion.nearest(to: member, among: allowed) {
      throw FormFileFault(
        "form_unknown_member_suggest", ["member": .text(member), "suggestion": .text(nearest)])
    }
    throw FormFileFault(
      "form_unknown_member",
      ["member": .text(member), "members": .text(allowed.joined(separator: ", "))])
  }

  /// The member as it stands; null counts.
  subscript(member: String) -> JSONValue? { object[member] }

  func has(_ member: String) -> Bool { self[member].map { $0 != .null } ?? false }

  func required(_ member: String) throws(FormFileFault) -> JSONValue {
    guard let value = object[member], value != .null else {
      throw FormFileFault("form_missing_member", ["member": .text(member)])
    }
    return value
  }

  /// A text, or the one of several that the interface's language takes.
  func text(_ member: String) throws(FormFileFault) -> String? {
    guard let value = given(member) else { return nil }
    guard let text = localizer.text(in: value) else {
      throw FormFileFault("form_wrong_text", ["member": .text(member)])
    }
    return text
  }

  /// A text that is the same in every language, such as a name.
  func word(_ member: String) throws(FormFileFault) -> String? {
    guard let value = given(member) else { return nil }
    guard let text = value.string else {
      throw FormFileFault("form_wrong_text", ["member": .text(member)])
    }
    return text
  }

  func number(_ member: String) throws(FormFileFault) -> Double? {
    switch given(member) {
    case nil: nil
    case .integer(let number): Double(number)
    case .number(let number): number
    default: throw FormFileFault("form_wrong_number", ["member": .text(member)])
    }
  }

  func count(_ member: String) throws(FormFileFault) -> Int? {
    guard let value = given(member) else { return nil }
    guard let count = value.integer, count >= 0 else {
      throw FormFileFault("form_wrong_count", ["member": .text(member)])
    }
    return count
  }

  func flag(_ member: String) throws(FormFileFault) -> Bool? {
    guard let value = given(member) else { return nil }
    guard let flag = value.bool else {
      throw FormFileFault("form_wrong_flag", ["member": .text(member)])
    }
    return flag
  }

  func list(_ member: String) throws(FormFileFault) -> [JSONValue]? {
    guard let value = given(member) else { return nil }
    guard let list = value.array else {
      throw FormFileFault("form_wrong_list", ["member": .text(member)])
    }
    return list
  }

  /// One of a few words.
  func choice<Word: RawRepresentable & CaseIterable>(
    _ member: String, among words: [Word] = Array(Word.allCases)
  ) throws(FormFileFault) -> Word? where Word.RawValue == String {
    guard let text = try word(member) else { return nil }
    guard let word = words.first(where: { $0.rawValue == text }) else {
      let choices = words.map(\.rawValue).joined(separator: ", ")
      throw FormFileFault(
        "form_wrong_choice",
        ["member": .text(member), "value": .text(text), "choices": .text(choices)])
    }
    return word
  }

  private func given(_ member: String) -> JSONValue? { has(member) ? self[member] : nil }
}

extension JSONValue {
  /// A value as options have them: scripts count and number their things.
  var optionValue: [UInt8]? {
    switch self {
    case .string(let value): Array(value.utf8)
    case .integer(let value): Array(String(value).utf8)
    case .number(let value): Array(value.description.utf8)
    default: nil
    }
  }
}
