/// What an answer must be to be taken; the default takes everything.
public struct FormRule: Sendable {
  public var isRequired = false
  /// In characters as people see them.
  public var length: ClosedRange<Int>?
  /// Bounds make the text a number.
  public var minimum: Double?
  public var maximum: Double?
  public var pattern: (any TextPattern)?
  /// What is told, in the author's words, when the text is not taken; nil tells which rule it breaks.
  public var reason: String?

  public init() {}

  public static var required: FormRule {
    var rule = FormRule()
    rule.isRequired = true
    return rule
  }

  /// The first thing that is wrong with a text; an empty one is only asked whether it is required.
  func fault(in text: String) -> FormFault? {
    if text.isEmpty { return isRequired ? .required : nil }
    let broken = brokenRule(by: text)
    return broken == nil ? nil : reason.map(FormFault.refused) ?? broken
  }

  private func brokenRule(by text: String) -> FormFault? {
    if let length {
      if text.count < length.lowerBound { return .tooShort(minimum: length.lowerBound) }
      if text.count > length.upperBound { return .tooLong(maximum: length.upperBound) }
    }
    if minimum != nil || maximum != nil {
      guard let number = Self.number(text) else { return .noNumber }
      if let minimum, number < minimum { return .belowMinimum(minimum) }
      if let maximum, number > maximum { return .aboveMaximum(maximum) }
    }
    if let pattern, !pattern.matches(text) { return .wrongForm }
    return nil
  }

  /// A decimal number; full-width digits count, since input methods send them.
  private static func number(_ text: String) -> Double? {
    var plain = ""
    for scalar in text.unicodeScalars {
      let isFullWidth = (0xFF01...0xFF5E).contains(scalar.value)
      let value = isFullWidth ? scalar.value - 0xFEE0 : scalar.value
      // Neither "nan" nor "0x10" is a number to the person who is asked for one.
      guard let plainScalar = Unicode.Scalar(value),
        "0123456789+-.".unicodeScalars.contains(plainScalar)
      else { return nil }
      plain.unicodeScalars.append(plainScalar)
    }
    return Double(plain)
  }
}
