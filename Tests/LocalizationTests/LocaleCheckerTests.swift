import Localization
import Narration
import TestSupport
import Testing

@Suite struct `The check of a locale file` {
  private let folder = Scratch()

  private let probe = VoiceProbe(
    exists: { ["de", "ru", "ar", "cmn"].contains($0) },
    reads: { voice, _ in voice != "cmn" },
    voices: { [$0] })

  /// The kinds and messages of what is found, without missing messages.
  private func faults(_ tag: String, _ members: String) throws -> [String] {
    let path = folder.write("\(tag).arb", "{\n  \"@@locale\": \"\(tag)\",\n  \(members)\n}")
    return try LocaleChecker(voices: probe).check(file: path).filter { $0.kind != .missing }.map {
      [$0.kind.rawValue, $0.key ?? "", $0.detail ?? ""].joined(separator: " ")
    }
  }

  private let voices = "\"@@x-voices\": [\"de\"]"

  @Test func `finds nothing in the languages that are embedded`() throws {
    for tag in LocaleSources().tags() {
      let findings = try LocaleChecker().check(file: "Locales/\(tag).arb")
      let english = try Localizer(language: "en")
      #expect(findings.map { english.text($0.message) } == [])
    }
  }

  @Test func `tells line, message and what to do`() throws {
    let path = folder.write(
      "de.arb",
      "{\n  \"@@locale\": \"de\",\n  \"position\": \"{position} von {sise}\"\n}")
    let findings = try LocaleChecker().check(file: path).filter { $0.kind != .missing }
    let english = try Localizer(language: "en")
    #expect(
      findings.map { english.text($0.message) } == [
        "\(path):3: position lost {size}: put it where its value belongs",
        "\(path):3: position has {sise}, which nothing fills: "
          + "use only the names of the English message",
      ])
    #expect(findings[0].json(text: "x")["line"] == 3)
    #expect(findings[0].json(text: "x")["severity"] == "error")
  }

  @Test func `finds JSON that is broken, with its line`() throws {
    let path = folder.write("de.arb", "{\n  \"blank\": \"leer\"\n  \"expanded\": \"x\"\n}")
    let findings = try LocaleChecker().check(file: path)
    #expect(findings.map(\.kind) == [.json])
    #expect(findings.map(\.line) == [3])
    folder.write("de.arb", "{\"blank\": \"leer\", \"blank\": \"leer\"}")
    #expect(try LocaleChecker().check(file: path).map(\.kind) == [.json])
    folder.write("de.arb", "[]")
    #expect(try LocaleChecker().check(file: path).map(\.kind) == [.notAnObject])
    #expect(try LocaleChecker().check(file: path + "x").map(\.kind) == [.unreadable])
    let other = folder.write("german language.arb", "{}")
    #expect(try LocaleChecker().check(file: other).map(\.kind) == [.fileName])
  }

  @Test func `finds what is missing, and what is still empty`() throws {
    let path = folder.write(
      "de.arb", "{\"@@locale\": \"de\", \"blank\": \"leer\", \"expanded\": \"\"}")
    let findings = try LocaleChecker().check(file: path)
    let missing = findings.filter { $0.kind == .missing }.compactMap(\.key)
    #expect(missing.contains("expanded") && missing.contains("collapsed"))
    #expect(!missing.contains("blank"))
  }

  @Test func `lets a region say only what differs from its language`() throws {
    let path = folder.write(
      "zh-Hant-HK.arb", "{\"@@locale\": \"zh-Hant-HK\", \"blank\": \"空\"}")
    #expect(try LocaleChecker().check(file: path).isEmpty)
  }

  @Test(arguments: [
    ("de", #""blank": 1"#, "not_text blank "),
    ("de", #""blanc": "leer""#, "unknown blanc "),
    ("de", #""level": "Ebene {level""#, "pattern level 1"),
    ("de", #""level": "Ebene {level, foo}""#, "pattern level 1"),
    ("de", #""level": "Ebene""#, "placeholder_lost level level"),
    ("de", #""level_spoken": "Ebene {level} {x}""#, "placeholder_invented level_spoken x"),
    (
      "ru", #""matches": "{count, plural, one {# ж} few {# ж} other {# ж}}""#,
      "plural_missing matches many"
    ),
    (
      "de", #""matches": "{count, plural, one {# ä} few {# ä} other {# ä}}""#,
      "plural_unused matches few"
    ),
    (
      "de", #""level_spoken": "Ebene {level,spellout, %spellout-cardinal}""#,
      "spellout_rule level_spoken  %spellout-cardinal"
    ),
    (
      "de", #""command_next": "vor", "command_previous": "zurück Vor""#,
      "shared_word command_previous Vor (command_next)"
    ),
    ("de", #""command_next": "q""#, "reserved_word command_next q"),
    ("de", #""command_next": "、""#, "no_word command_next "),
    ("de", #""key_page_down": "PgDn""#, "key_name key_page_down PgDn"),
    ("de", #""key_enter": "⏎""#, "key_name key_enter ⏎"),
    ("de", #""blank": "ריק""#, "direction blank "),
    ("ar", #""blank": "leer""#, "direction blank "),
    ("de", #""blank": "leer ""#, "spaces blank "),
    ("de", #""blank": "blank""#, "as_in_english blank "),
  ]) func `finds each kind of fault`(tag: String, member: String, found: String) throws {
    #expect(try faults(tag, "\"@@x-voices\": [\"\(tag)\"],\n" + member) == [found])
  }

  @Test(arguments: [
    (#""blank": "leer""#, "no_voices @@x-voices "),
    (#""@@x-voices": ["deutsch", "de"]"#, "voice_missing @@x-voices deutsch"),
    (#""@@x-voices": ["cmn"], "expanded": "ausgeklappt""#, "voice_foreign @@x-voices cmn"),
  ]) func `finds voices that are not there or do not speak the language`(
    member: String, found: String
  ) throws {
    #expect(try faults("de", member) == [found])
  }

  @Test func `accepts what is rightly as in English, and plural forms that are complete`() throws {
    #expect(
      try faults("de", voices + #", "@@x-as-in-english": ["key_tab"], "key_tab": "Tab""#) == [])
    let forms = "one {# ж} few {# ж} many {# ж} other {# ж}"
    #expect(
      try faults("ru", #""@@x-voices": ["ru"], "matches": "{count, plural, \#(forms)}""#) == [])
  }

  @Test func `a wrong tag inside is told with the right one`() throws {
    let path = folder.write("de.arb", "{\"@@locale\": \"fr\", \"blank\": \"leer\"}")
    let finding = try LocaleChecker().check(file: path).first { $0.kind == .wrongTag }
    #expect(finding?.detail == "de")
  }
}
