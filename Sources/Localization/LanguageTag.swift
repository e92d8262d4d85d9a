import CICU

/// Which language is wanted, and which of those at hand serves it.
public enum LanguageTag {
  /// The languages that the environment asks for, the best first; empty for none.
  ///
  /// As in gettext: the locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set, and
  /// `LANGUAGE` goes before it unless it is C. No such locale needs to be installed.
  public static func preferred(environment: [String: String]) -> [String] {
    let locale =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }
      .first { !$0.isEmpty }
    guard let locale, let tag = tag(posix: locale) else { return [] }
    let list = environment["LANGUAGE"] ?? ""
    return list.split(separator: ":").compactMap { self.tag(posix: String($0)) } + [tag]
  }

  /// The BCP 47 tag of a locale's name such as `zh_TW.UTF-8`; nil for C.
  public static func tag(posix name: String) -> String? {
    let base = name.prefix { $0 != "." && $0 != "@" }
    guard base != "C", base != "POSIX", !base.isEmpty else { return nil }
    var parts = base.split(whereSeparator: { $0 == "_" || $0 == "-" }).map(String.init)
    // The modifiers that name a script; others (@euro) say nothing about language.
    let scripts = ["latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva"]
    if let modifier = name.split(separator: "@").dropFirst().first,
      let script = scripts[String(modifier)], !parts.isEmpty
    {
      parts.insert(script, at: 1)
    }
    return parts.joined(separator: "-")
  }

  /// The one of `available` that serves a reader of `tag` best: the same language and script, and
  /// among those the same region, else one that names no region; else a language that is read
  /// alike.
  public static func bestMatch(for tag: String, among available: [String]) -> String? {
    guard let wanted = Subtags(likely: tag) else { return nil }
    if let match = match(for: wanted, among: available) { return match }
    guard let relative = relatives[wanted.language] else { return nil }
    let rest = tag.split(separator: "-").dropFirst().map { "-" + $0 }.joined()
    return Subtags(likely: relative + rest).flatMap { match(for: $0, among: available) }
  }

  /// The languages that may serve a reader of `tag`.
  static func languages(readWith tag: String) -> [String] {
    let language = Subtags(likely: tag)?.language ?? Subtags(tag).language
    return [language] + (relatives[language].map { [$0] } ?? [])
  }

  /// Whoever speaks these reads the other: the spoken forms of Chinese, and those of Norwegian.
  private static let relatives = [
    "cmn": "zh", "yue": "zh", "nan": "zh", "hak": "zh", "lzh": "zh", "wuu": "zh", "nn": "nb",
    "nb": "no", "no": "nb",
  ]

  /// A region whose words another one shares rather than those of the language at large, as CLDR's
  /// list of parents has it.
  private static let nearRegions = ["zh-MO": "HK"]

  private static func match(for wanted: Subtags, among available: [String]) -> String? {
    let near = wanted.region.flatMap { nearRegions["\(wanted.language)-\($0)"] }
    var best: (tag: String, rank: Int)?
    for candidate in available {
      let names = Subtags(candidate)
      // Only languages that come into question cost a look at ICU's data, however many there are.
      guard names.language == wanted.language, let offered = Subtags(likely: candidate),
        offered.script == wanted.script
      else { continue }
      let rank =
        switch offered.region {
        case _ where names.region == nil: 1
        case wanted.region: 3
        case near where near != nil: 2
        default: 0
        }
      if rank > best?.rank ?? -1 { best = (candidate, rank) }
    }
    return best?.tag
  }

  /// The languages whose messages stand in for missing ones, nearest first, without English.
  static func parents(of tag: String) -> [String] {
    var parts = tag.split(separator: "-")
    var parents: [String] = []
    while parts.count > 1 {
      parts.removeLast()
      parents.append(parts.joined(separator: "-"))
    }
    return parents
  }

  /// Whether the text has the form of a tag: a language of letters, then pieces of up to eight
  /// letters and digits.
  static func isWellFormed(_ tag: String) -> Bool {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...8).contains(language.utf8.count),
      language.utf8.allSatisfy(isLetter)
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (1...8).contains(part.utf8.count) && part.utf8.allSatisfy { isLetter($0) || isDigit($0) }
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether the text is a tag that ICU takes.
  static func isValid(_ tag: String) -> Bool { isWellFormed(tag) && Subtags(likely: tag) != nil }

  /// The language's name in the language `other`; its own name without one.
  public static func name(of tag: String, in other: String? = nil) -> String {
    ICUText.string { cicu_language_name(tag, other ?? tag, $0, $1) } ?? tag
  }
}

/// The pieces of a tag that language choice looks at.
struct Subtags: Equatable {
  var language: String
  var script: String?
  var region: String?

  init(_ tag: String) {
    let parts = tag.split(separator: "-").map(String.init)
    language = parts.first?.lowercased() ?? ""
    for part in parts.dropFirst() {
      // A single character begins an extension.
      if part.utf8.count == 1 { break }
      if part.utf8.count == 4, part.first?.isLetter == true {
        script = script ?? part.capitalizedTag
      }
      if part.utf8.count == 2 || part.utf8.count == 3 && part.first?.isNumber == true {
        region = region ?? part.uppercased()
      }
    }
  }

  /// Whether a tag's bytes begin with this language, in small letters.
  static func isOf(_ language: String, _ tag: some Collection<UInt8>) -> Bool {
    let begin = tag.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: ".") }
    return begin.elementsEqual(language.utf8) { $0 | 0x20 == $1 }
  }

  /// The tag with what ICU knows to be likely where it says nothing; nil if it is no tag.
  init?(likely tag: String) {
    guard !tag.isEmpty,
      let full = ICUText.string({ cicu_likely_subtags(tag, $0, $1) })
    else { return nil }
    self.init(full)
  }
}

extension String {
  fileprivate var capitalizedTag: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
