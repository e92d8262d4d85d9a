/// Languages made up from English, which show text that did not come from `Locales`.
///
/// `en-XA` has accents, is longer and bracketed; `ar-XB` is written from right to left. Neither has
/// an unaccented Latin letter outside of placeholders, so any that appears was never translatable.
enum PseudoLocale: String, CaseIterable {
  case accented = "en-XA"
  case mirrored = "ar-XB"

  init?(tag: String) {
    let match = Self.allCases.first { $0.rawValue.lowercased() == tag.lowercased() }
    guard let match else { return nil }
    self = match
  }

  /// The English file with its words changed; English plural rules fill it.
  func file(from english: LocaleFile) -> LocaleFile {
    var file = english
    file.tag = rawValue
    file.rules = english.tag
    file.messages = english.messages.mapValues(change)
    return file
  }

  private func change(_ pattern: String) -> String {
    let changed = PatternText.mapWords(of: pattern) { words in
      words.map { character in
        let letter = String(character).lowercased()
        let changed: String? =
          switch self {
          case .accented: Self.accents[letter].map { cased($0, as: character) }
          case .mirrored: Self.arabic[letter]
          }
        return changed ?? String(character)
      }.joined()
    }
    let hasWords = changed != pattern
    return self == .accented && hasWords ? "[\(changed)]" : changed
  }

  private func cased(_ letters: String, as character: Character) -> String {
    character.isUppercase ? letters.prefix(1).uppercased() + letters.dropFirst() : letters
  }

  /// Vowels are doubled, since most languages need more room than English.
  private static let accents = table(
    letters: "áá ƀ ç ð éé ƒ ĝ ĥ íí ĵ ķ ļ ɱ ñ óó þ ɋ ŕ š ţ úú ṽ ŵ ẋ ý ž")
  private static let arabic = table(
    letters: "ا ب ت د ه ف ج ح ي ز ك ل م ن و ث ق ر س ط ع غ ش خ ص ض")

  private static func table(letters: String) -> [String: String] {
    let latin = (UInt8(ascii: "a")...UInt8(ascii: "z")).map { String(Unicode.Scalar($0)) }
    return Dictionary(
      uniqueKeysWithValues: zip(latin, letters.split(separator: " ").map(String.init)))
  }
}
