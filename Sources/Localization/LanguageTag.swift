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
  /// among those the same region, else one that names no region.
  public static func bestMatch(for tag: String, among available: [String]) -> String? {
    guard let wanted = Subtags(likely: tag) else { return nil }
    var best: (tag: String, rank: Int)?
    for candidate in available {
      guard let offered = Subtags(likely: candidate), offered.language == wanted.language,
        offered.script == wanted.script
      else { continue }
      let names = Subtags(candidate)
      let rank =
        names.region == nil ? 1 : offered.region == wanted.region ? 2 : 0
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

  /// Whether the text is a well-formed tag.
  static func isValid(_ tag: String) -> Bool { Subtags(likely: tag) != nil }

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
