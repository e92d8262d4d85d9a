extension LocaleInspection {
  /// Letters and signs that are commands in every language.
  private static let reserved: Set<String> = ["n", "p", "l", "d", "q", "+", "-", ".", "=", "?"]

  /// Typed commands that can't be told apart, and names of keys that no voice can say; a name with
  /// a spoken twin is only printed.
  func commandFindings() -> [LocaleFinding] {
    var findings: [LocaleFinding] = []
    var owners: [String: String] = [:]
    for (key, pattern) in messages {
      if key.hasPrefix("command_") {
        let words = Localizer.words(in: pattern)
        if words.isEmpty { findings.append(finding(.noWord, key)) }
        for word in words {
          // Typed without regard to case.
          let folded = word.lowercased()
          if let owner = owners[folded], owner != key {
            findings.append(finding(.sharedWord, key, "\(word) (\(owner))"))
          } else if Self.reserved.contains(folded) || folded.hasPrefix("/")
            || folded.unicodeScalars.first?.properties.numericType == .decimal
          {
            findings.append(finding(.reservedWord, key, word))
          }
          owners[folded] = owners[folded] ?? key
        }
      } else if key.hasPrefix("key_"), object[key + "_spoken"] == nil,
        let word = Self.unspeakable(in: pattern)
      {
        findings.append(finding(.keyName, key, word))
      }
    }
    return findings
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
