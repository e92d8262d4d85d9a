import Synchronization

/// The messages of a language and, where it has none, of its parents and of English.
///
/// Only the language itself is read at the start; a parent is read when a message is missing.
///
/// `@unchecked`: what is read later is kept behind a lock, the rest never changes.
final class MessageCatalog: @unchecked Sendable {
  /// A message as it was found.
  struct Found: Equatable {
    var pattern: String
    /// The language whose rules fill it.
    var tag: String
  }

  let tag: String
  let faults: [LocaleFault]
  private let files: [LocaleFile]
  private let sources: LocaleSources
  private let parents: [String]
  private let fallbacks = Mutex<[String: [LocaleFile]]>([:])

  init(tag: String, sources: LocaleSources) throws(LocaleFault) {
    self.tag = tag
    self.sources = sources
    (files, faults) = try sources.files(for: tag)
    parents = (LanguageTag.parents(of: tag) + ["en"]).filter { $0 != tag }
  }

  /// A made-up language.
  init(pseudo: PseudoLocale) throws(LocaleFault) {
    tag = pseudo.rawValue
    sources = LocaleSources()
    files = LocaleSources.embedded("en").map { [pseudo.file(from: $0)] } ?? []
    faults = []
    parents = []
  }

  /// The voices to try, best first; a parent's where the language names none.
  var voices: [String] {
    let own = files.first { !$0.voices.isEmpty }?.voices
    if let own { return own }
    let inherited = parents.dropLast().lazy.map { parent in
      self.read(parent).first { !$0.voices.isEmpty }?.voices ?? []
    }
    return inherited.first { !$0.isEmpty } ?? []
  }

  /// The language's own name.
  var name: String { files.lazy.compactMap(\.name).first ?? LanguageTag.name(of: tag) }

  /// Where the language was read: paths, and nil for what is embedded.
  var origins: [String?] { files.map(\.path) }

  /// The languages that were read so far.
  var languagesRead: [String] { [tag] + fallbacks.withLock { $0.keys.sorted() } }

  /// The first of the keys that a file has, file by file: the spoken twin of a message must not come
  /// from a language further away than the message.
  func find(_ keys: [String]) -> Found? {
    if let found = Self.find(keys, in: files) { return found }
    for parent in parents {
      if let found = Self.find(keys, in: read(parent)) { return found }
    }
    return nil
  }

  /// What English says, whatever the language is.
  func englishPattern(_ key: String) -> String? {
    Self.find([key], in: tag == "en" ? files : read("en"))?.pattern
  }

  private static func find(_ keys: [String], in files: [LocaleFile]) -> Found? {
    for file in files {
      for key in keys {
        if let pattern = file.messages[key] { return Found(pattern: pattern, tag: file.rules) }
      }
    }
    return nil
  }

  private func read(_ parent: String) -> [LocaleFile] {
    fallbacks.withLock { fallbacks in
      if let known = fallbacks[parent] { return known }
      // A fault in a language that only stands in is found by `locale check`.
      let files = (try? sources.files(for: parent).files) ?? []
      fallbacks[parent] = files
      return files
    }
  }
}
