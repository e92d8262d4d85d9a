import CICU

extension LocaleInspection {
  func messageFindings() -> [LocaleFinding] {
    messages.flatMap { key, pattern -> [LocaleFinding] in
      var findings = textFindings(key, pattern)
      guard let base = base(of: key) else { return findings }
      switch PatternOutline.read(pattern) {
      case .failure(let fault):
        findings.append(finding(.pattern, key, String(fault.character)))
      case .success(let outline):
        findings += placeholderFindings(key, outline, base)
        findings += formFindings(key, outline)
        // A type of placeholder that ICU doesn't know shows only when it is opened.
        if findings.isEmpty && !rules.accepts(pattern) {
          findings.append(finding(.pattern, key, "1"))
        }
      }
      return findings
    }
  }

  /// Spaces at the ends, letters of another direction, and what was left in English.
  private func textFindings(_ key: String, _ pattern: String) -> [LocaleFinding] {
    var findings: [LocaleFinding] = []
    // What stands between labels ends in a space in many languages.
    let mayEndInSpace = key == "separator"
    if pattern.first?.isWhitespace == true || pattern.last?.isWhitespace == true && !mayEndInSpace {
      findings.append(finding(.spaces, key))
    }
    if isEnglish || isAcceptedAsInEnglish(key) { return findings }
    let words = PatternText.words(of: pattern)
    guard words.contains(where: \.isLetter) else { return findings }
    if pattern == base(of: key) {
      findings.append(finding(.asInEnglish, key))
    } else if isOnlyOpposite(words) {
      findings.append(finding(.direction, key))
    }
    return findings
  }

  /// The translator has said that a message is rightly the same as in English.
  private func isAcceptedAsInEnglish(_ key: String) -> Bool {
    object["@@x-as-in-english"]?.array?.contains(.string(key)) ?? false
  }

  /// Letters of the other direction, and none of the language's own.
  private func isOnlyOpposite(_ words: String) -> Bool {
    let own: Int32 = rules.isRightToLeft ? -1 : 1
    let directions = words.map { cicu_direction(String($0)) }
    if own > 0 { return directions.contains(-1) }
    return directions.contains(1) && !directions.contains(-1)
  }

  // MARK: - Placeholders

  private func placeholderFindings(
    _ key: String, _ outline: PatternOutline, _ base: String
  ) -> [LocaleFinding] {
    guard case .success(let original) = PatternOutline.read(base) else { return [] }
    // A position also tells the size, so an event may name either.
    let isEvent = key.hasPrefix("event_")
    func known(_ name: String) -> String { isEvent && name == "size" ? "position" : name }
    let wanted = Set(original.names.map(known))
    let found = Set(outline.names.map(known))
    return wanted.subtracting(found).sorted().map { finding(.placeholderLost, key, $0) }
      + found.subtracting(wanted).sorted().map { finding(.placeholderInvented, key, $0) }
  }

  // MARK: - Plural forms and numbers in words

  private func formFindings(_ key: String, _ outline: PatternOutline) -> [LocaleFinding] {
    outline.placeholders.flatMap { placeholder -> [LocaleFinding] in
      switch placeholder.type {
      case "plural", "selectordinal": pluralFindings(key, placeholder)
      case "spellout": spelloutFindings(key, placeholder.style)
      default: []
      }
    }
  }

  private func pluralFindings(
    _ key: String, _ placeholder: PatternOutline.Placeholder
  ) -> [LocaleFinding] {
    let isOrdinal = placeholder.type == "selectordinal"
    let categories = placeholder.branches.filter { !$0.hasPrefix("=") }
    let needed = rules.pluralCategories(ordinal: isOrdinal)
    return needed.filter { !categories.contains($0) }.map { finding(.pluralMissing, key, $0) }
      + categories.filter { !rules.hasCategory($0, ordinal: isOrdinal) }
      .map { finding(.pluralUnused, key, $0) }
  }

  private func spelloutFindings(_ key: String, _ style: String) -> [LocaleFinding] {
    // ICU silently takes its default rule where the name is not exactly right, a space before it
    // included.
    style.isEmpty || rules.hasSpelloutRule(style) ? [] : [finding(.spelloutRule, key, style)]
  }
}
