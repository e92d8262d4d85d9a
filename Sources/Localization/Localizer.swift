import Narration

/// Turns announcements and messages into sentences of one language.
public struct Localizer: Sendable {
  let catalog: MessageCatalog
  private let formatter = MessageFormatter()

  /// The language asked for (`--lang`) or else that of the environment, or else English.
  public init(
    language: String? = nil, sources: LocaleSources = LocaleSources(),
    environment: [String: String] = [:]
  ) throws(LocaleFault) {
    for folder in sources.folders { try folder.expectThere() }
    if let pseudo = language.flatMap(PseudoLocale.init(tag:)) {
      catalog = try MessageCatalog(pseudo: pseudo)
      return
    }
    let tag: String
    if let language {
      let wanted = LanguageTag.tag(posix: language) ?? "en"
      guard let match = sources.bestMatch(for: wanted) else {
        throw .unknownLanguage(language)
      }
      tag = match
    } else {
      tag =
        LanguageTag.preferred(environment: environment).lazy
        .compactMap(sources.bestMatch)
        .first ?? "en"
    }
    catalog = try MessageCatalog(tag: tag, sources: sources)
  }

  /// The BCP 47 tag of the interface's language.
  public var language: String { catalog.tag }

  /// The voices to try, best first, as the speech engine names them.
  public var voices: [String] { catalog.voices }

  /// What is wrong with files that were skipped.
  public var faults: [LocaleFault] { catalog.faults }

  public func sentence(for announcement: Announcement) -> Sentence {
    sentence { $0.text(of: announcement) }
  }

  public func sentence(for message: Message) -> Sentence {
    sentence { $0.text(of: message) }
  }

  /// The printed form.
  public func text(_ message: Message) -> String {
    var rendering = Rendering(catalog: catalog, formatter: formatter, isSpoken: false)
    let marked = rendering.text(of: message)
    return rendering.printed(marked)
  }

  /// Whether the language, or one that it falls back to, has the message.
  public func has(_ key: String) -> Bool { catalog.find([key]) != nil }

  /// The words of a message that is a list: typed commands, separated by spaces or commas.
  public func words(_ key: String) -> [String] {
    catalog.find([key]).map { Self.words(in: $0.pattern) } ?? []
  }

  /// The entries of a message that is a list of several words each, separated by commas.
  public func entries(_ key: String) -> [String] {
    let separators = Self.separators.subtracting([" ", "\u{3000}"])
    let pattern = catalog.find([key])?.pattern ?? ""
    return pattern.split { separators.contains($0) }.map { String($0.drop { $0 == " " }) }
  }

  /// The same words in English, which every interface understands.
  public func englishWords(_ key: String) -> [String] {
    catalog.englishPattern(key).map { Self.words(in: $0) } ?? []
  }

  private static let separators: Set<Character> = [" ", ",", "、", "，", "،", "\u{3000}"]

  static func words(in list: String) -> [String] {
    list.split { separators.contains($0) }.map(String.init)
  }

  /// The text for this language out of several, by their tags.
  ///
  /// Where the language is not among them English stands in, or else the first.
  public func choice<Text>(among texts: [(tag: String, text: Text)]) -> (tag: String, text: Text)? {
    let tags = texts.map(\.tag)
    let best =
      LanguageTag.bestMatch(for: language, among: tags)
      ?? LanguageTag.bestMatch(for: "en", among: tags)
    return texts.first { $0.tag == best } ?? texts.first
  }

  private func sentence(_ render: (inout Rendering) -> String) -> Sentence {
    var print = Rendering(catalog: catalog, formatter: formatter, isSpoken: false)
    let printed = render(&print)
    var speak = Rendering(catalog: catalog, formatter: formatter, isSpoken: true)
    let spoken = render(&speak)
    return Sentence(printed: print.printed(printed), spoken: speak.parts(spoken))
  }
}
