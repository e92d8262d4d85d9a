import CICU
import JSON

/// One locale file while it is checked against English.
struct LocaleInspection {
  let path: String
  let tag: String
  let object: JSONObject
  let lines: KeyLines
  let english: LocaleFile
  /// A parent language says what this file doesn't.
  let mayBePartial: Bool

  var rules: LanguageRules { LanguageRules(tag: tag) }
  var isEnglish: Bool { tag == english.tag }

  /// The messages that are translated, in the order of the file.
  var messages: [(key: String, pattern: String)] {
    object.members.compactMap { member in
      guard !member.key.hasPrefix("@"), let pattern = member.value.string, !pattern.isEmpty
      else { return nil }
      return (member.key, pattern)
    }
  }

  func finding(
    _ kind: LocaleFinding.Kind, _ key: String? = nil, _ detail: String? = nil
  ) -> LocaleFinding {
    LocaleFinding(
      kind: kind, file: path, line: key.map { lines[$0] } ?? 1, key: key, detail: detail)
  }

  // MARK: - The file

  func fileFindings() -> [LocaleFinding] {
    var findings: [LocaleFinding] = []
    if object["@@locale"]?.string != tag { findings.append(finding(.wrongTag, "@@locale", tag)) }
    for member in object.members {
      if member.key.hasPrefix("@") { continue }
      if member.value.string == nil { findings.append(finding(.notText, member.key)) }
      if base(of: member.key) == nil { findings.append(finding(.unknown, member.key)) }
    }
    if !mayBePartial {
      let missing = english.messages.keys.filter { key in
        // A spoken twin is a language's own choice.
        !key.hasSuffix("_spoken") && (object[key]?.string ?? "").isEmpty
      }
      findings += missing.sorted().map { finding(.missing, $0) }
    }
    return findings
  }

  /// The English pattern that a message translates; nil if there is none.
  func base(of key: String) -> String? {
    if let pattern = english.messages[key] { return pattern }
    return key.hasSuffix("_spoken") ? english.messages[String(key.dropLast(7))] : nil
  }

  // MARK: - Voices

  func voiceFindings(_ probe: VoiceProbe) -> [LocaleFinding] {
    let names = object["@@x-voices"]?.array?.compactMap(\.string) ?? []
    if names.isEmpty { return mayBePartial ? [] : [finding(.noVoices, "@@x-voices")] }
    var findings = names.filter { !probe.exists($0) }
      .map { finding(.voiceMissing, "@@x-voices", $0) }
    // The first one that is there will be used: it must be a voice of the language, and read what
    // is written here.
    if let voice = names.first(where: probe.exists),
      isForeign(voice, probe) || samples.contains(where: { !probe.reads(voice, $0) })
    {
      findings.append(finding(.voiceForeign, "@@x-voices", voice))
    }
    return findings
  }

  /// The most heard of what is said here without anything filled in.
  private var samples: [String] {
    ["expanded", "collapsed", "selected", "unavailable", "last_option"].compactMap { key in
      let text = object[key + "_spoken"]?.string ?? object[key]?.string ?? ""
      return text.isEmpty ? nil : text
    }
  }

  /// A voice of another language, though there is one of this: French phonemes for German words.
  private func isForeign(_ voice: String, _ probe: VoiceProbe) -> Bool {
    let own = probe.voices(tag).map(Self.language(ofVoice:))
    return !own.isEmpty && !own.contains(Self.language(ofVoice: voice))
  }

  /// `de` of `gmw/de`, `de+f3` and `mb-de4`.
  private static func language(ofVoice voice: String) -> String {
    let name = voice.split(separator: "/").last ?? ""
    let parts = name.split { "-+".contains($0) }.map { $0.lowercased() }
    guard parts.first == "mb", parts.count > 1 else { return parts.first ?? "" }
    return String(parts[1].prefix { $0.isLetter })
  }
}
