import CICU

/// What ICU knows of a language that a translator must mind.
public struct LanguageRules: Sendable {
  public let tag: String

  public init(tag: String) { self.tag = tag }

  /// The plural categories that whole numbers need: "one", "few", "many", "other".
  public func pluralCategories(ordinal: Bool = false) -> [String] {
    var categories: [String] = []
    withUnsafeMutablePointer(to: &categories) { categories in
      cicu_plural_categories(tag, ordinal, categories) { context, category in
        guard let context, let category else { return }
        context.assumingMemoryBound(to: [String].self).pointee.append(String(cString: category))
      }
    }
    let order = ["zero", "one", "two", "few", "many", "other"]
    return order.filter(categories.contains)
  }

  func hasCategory(_ category: String, ordinal: Bool) -> Bool {
    cicu_plural_has_category(tag, ordinal, category)
  }

  /// The smallest whole number of a category, from `least` on; nil if there is none.
  func sample(of category: String, ordinal: Bool, from least: Int = 0) -> Int? {
    let number = cicu_plural_sample(tag, ordinal, category, Int64(least))
    return number < 0 ? nil : Int(number)
  }

  func hasSpelloutRule(_ rule: String) -> Bool { cicu_spellout_has_rule(tag, rule) }

  public var isRightToLeft: Bool { cicu_is_right_to_left(tag) }

  /// Whether ICU can read and fill the pattern in this language.
  func accepts(_ pattern: String) -> Bool {
    var offset: Int32 = 0
    guard let message = cicu_message_open(tag, pattern, &offset) else { return false }
    cicu_message_close(message)
    return true
  }
}
