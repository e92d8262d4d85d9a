/// One language as `locale list` shows it.
public struct LocaleOverview: Sendable, Equatable {
  public var tag: String
  /// The language's own name.
  public var name: String
  /// How many of the English messages it or its parents say, and how many there are.
  public var translated: Int
  public var total: Int
  /// The files outside, the first to win first; empty where all is embedded.
  public var files: [String]
  public var isEmbedded: Bool
  public var voices: [String]

  /// Every language at hand.
  public static func all(in sources: LocaleSources) throws(LocaleFault) -> [LocaleOverview] {
    let english = LocaleSources.embedded("en")
    let keys = (english?.messages.keys.map(\.self) ?? []).filter { !$0.hasSuffix("_spoken") }
    var overviews: [LocaleOverview] = []
    for tag in sources.tags() {
      let catalog = try MessageCatalog(tag: tag, sources: sources)
      let said = keys.filter { key in
        catalog.find([key]).map { tag == "en" || $0.tag != "en" } ?? false
      }
      overviews.append(
        LocaleOverview(
          tag: tag, name: catalog.name, translated: said.count, total: keys.count,
          files: catalog.origins.compactMap(\.self), isEmbedded: catalog.origins.contains(nil),
          voices: catalog.voices))
    }
    return overviews
  }
}
