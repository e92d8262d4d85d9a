import CICU

extension LocaleInspection {
  /// Letters and signs that are commands in every language.
  private static let reserved: Set<String> = ["n", "p", "l", "d", "q", "+", "-", ".", "=", "?"]

  /// Typed commands that can't be told apart, and names of keys that no voice can say; a name with
  /// a spoken twin is only printed.
  func commandFindings() -> [LocaleFinding] {
    var findings: [LocaleFinding] = []
    var owners: [String: (key: String, word: String)] = [:]
    for (key, pattern) in messages {
      if key.hasPrefix("command_") {
        let words = Localizer.words(in: pattern)
        if words.isEmpty { findings.append(finding(.noWord, key)) }
        for word in words {
          let folded = Self.folded(word)
          if let owner = owners[folded], owner.key != key {
            let isSame = owner.word.lowercased() == word.lowercased()
            let other = isSame ? owner.key : "\(owner.key) \(owner.word)"
            findings.append(finding(.sharedWord, key, "\(word) (\(other))"))
          } else if Self.reserved.contains(folded) || folded.hasPrefix("/")
            || folded.unicodeScalars.first?.properties.numericType == .decimal
          {
            findings.append(finding(.reservedWord, key, word))
          }
          owners[folded] = owners[folded] ?? (key, word)
        }
      } else if key.hasPrefix("key_"), object[key + "_spoken"] == nil,
        let word = Self.unspeakable(in: pattern)
      {
        findings.append(finding(.keyName, key, word))
      }
    }
    return findings
  }

  /// What two words that differ in case, width or accents alone have in common: whoever types them
  /// in a hurry can't tell them apart.
  private static func folded(_ word: String) -> String {
    let bytes = Array(word.utf8CString)
    return ICUText.string { room, capacity in
      let length = cicu_fold(bytes, bytes.count - 1, room, max(0, Int(capacity)))
      return Int32(clamping: length)
    } ?? word.lowercased()
  }

  /// A sign (`⏎`) or an abbreviation without a vowel (`PgDn`): neither is read as a word.
  private static func unspeakable(in pattern: String) -> String? {
    let words = PatternText.words(of: pattern).split { $0.isWhitespace }
    if words.isEmpty { return PatternText.words(of: pattern) == pattern ? pattern : nil }
    for word in words {
      let letters = word.filter(\.isLetter)
      let isSign = letters.isEmpty && word.contains { $0.isSymbol }
      let isLatin = letters.allSatisfy { $0.isASCII }
      let vowels = "aeiouy"
      let isAbbreviation =
        isLatin && letters.count > 1 && !letters.lowercased().contains(where: vowels.contains)
      if isSign || isAbbreviation { return String(word) }
    }
    return nil
  }
}
