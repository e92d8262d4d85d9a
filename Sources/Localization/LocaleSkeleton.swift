import JSON

/// A locale file that is yet to be translated: every message empty, with all that a translator
/// must know beside it.
///
/// It works at once: an empty message is said in the parent language or in English.
public struct LocaleSkeleton: Sendable {
  private let tag: String
  private let source: LocaleFile
  private let template: JSONObject
  private let voices: [String]

  /// - Parameters:
  ///   - tag: The language to be added.
  ///   - from: The language to translate from.
  ///   - voices: What the speech engine has for the new language, best first.
  public init(
    tag: String, from: String = "en", sources: LocaleSources = LocaleSources(), voices: [String]
  ) throws(LocaleFault) {
    guard LanguageTag.isValid(tag) else { throw .unknownLanguage(tag) }
    guard let source = try sources.files(for: from).files.first else {
      throw .unknownLanguage(from)
    }
    self.tag = tag
    self.source = source
    self.voices = voices
    // The notes are in the English file alone.
    template = try LocaleSources.embeddedObject("en")
  }

  /// The file's text.
  public var text: String {
    var lines: [(String, JSONValue)] = [
      ("@@locale", .string(tag)),
      ("@@x-language", .string(LanguageTag.name(of: tag))),
      ("@@x-voices", .array(voices.map { .string($0) })),
      ("@@x-plural-forms", .array(categories(ordinal: false).map { .string($0) })),
      ("@@x-numbers", numbers),
      ("@@x-as-in-english", []),
    ]
    for member in template.members where !member.key.hasPrefix("@") {
      if member.key.hasSuffix("_spoken") { continue }
      guard let pattern = source.messages[member.key] ?? member.value.string else { continue }
      lines.append((member.key, ""))
      lines.append(("@" + member.key, note(member.key, pattern)))
    }
    // One message a line, so that a line of a fault is a message.
    let written = lines.map { key, value in
      "  \(JSONValue.string(key).encoded): \(value.encoded)"
    }
    return "{\n" + written.joined(separator: ",\n") + "\n}\n"
  }

  private func categories(ordinal: Bool) -> [String] {
    LanguageRules(tag: tag).pluralCategories(ordinal: ordinal)
  }

  /// How the language writes numbers, and how a voice would say them by its rules.
  private var numbers: JSONValue {
    let formatter = MessageFormatter()
    func write(_ pattern: String, _ number: Int) -> JSONValue {
      .string(formatter.format(pattern, tag: tag, [("n", .number(number))]))
    }
    let rules = LanguageRules(tag: tag)
    let names = [
      "%spellout-cardinal", "%spellout-cardinal-masculine", "%spellout-cardinal-feminine",
      "%spellout-cardinal-neuter", "%spellout-cardinal-alternate2", "%spellout-ordinal",
      "%spellout-ordinal-masculine", "%spellout-ordinal-feminine",
    ]
    let words = names.filter(rules.hasSpelloutRule).map { rule in
      (rule, write("{n,spellout,\(rule)}", 2))
    }
    return ["digits": write("{n}", 12345), "words": .object(JSONObject(words))]
  }

  /// The English note with the text to translate and, for a plural, the forms to fill.
  private func note(_ key: String, _ pattern: String) -> JSONValue {
    var note = template["@" + key]?.object ?? JSONObject()
    note["source"] = .string(pattern)
    if case .success(let outline) = PatternOutline.read(pattern) {
      for placeholder in outline.placeholders {
        guard ["plural", "selectordinal"].contains(placeholder.type) else { continue }
        let forms = categories(ordinal: placeholder.type == "selectordinal")
          .map { "\($0) {# …}" }.joined(separator: " ")
        note["forms"] = .string("{\(placeholder.name), \(placeholder.type), \(forms)}")
      }
    }
    return .object(note)
  }
}
