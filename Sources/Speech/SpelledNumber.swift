import CICU

/// A number in the words of a language.
enum SpelledNumber {
  /// - Parameter rules: one of ICU's sets of rules for the language, such as `%spellout-cardinal`.
  /// - Returns: nil where ICU has no such rules.
  static func words(_ number: Int64, language: String, rules: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 512)
    guard cicu_spell_out(language, rules, number, &buffer, Int32(buffer.count)) > 0 else {
      return nil
    }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
