import Glibc
import JSON

/// Where languages come from: folders outside, and what is embedded in the program.
public struct LocaleSources: Sendable, Equatable {
  /// The first wins, message by message; all of them win over what is embedded.
  public var folders: [LocaleFolder]

  public init(folders: [LocaleFolder] = []) { self.folders = folders }

  /// The folders of `--locales`, `$VOCALIST_LOCALES`, the person's data and the installed program.
  public static func standard(
    option: String? = nil, environment: [String: String]
  ) -> LocaleSources {
    var folders: [LocaleFolder] = []
    if let option { folders.append(LocaleFolder(path: option, isStrict: true)) }
    let listed = environment["VOCALIST_LOCALES"] ?? ""
    folders += listed.split(separator: ":").map { LocaleFolder(path: String($0)) }
    let home = environment["HOME"].map { $0 + "/.local/share" }
    let data = environment["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? home
    if let data { folders.append(LocaleFolder(path: data + "/vocalist/locales")) }
    if let prefix = installationPrefix() {
      folders.append(LocaleFolder(path: prefix + "/share/vocalist/locales"))
    }
    return LocaleSources(folders: folders)
  }

  /// Every language at hand, sorted, without the made-up ones.
  public func tags() -> [String] {
    var tags = Set(EmbeddedLocales.files.map(\.tag))
    for folder in folders { tags.formUnion(folder.tags()) }
    return tags.sorted()
  }

  /// The one language at hand that serves a reader of `tag` best. The others cost no more than a look
  /// at their names, however many there are.
  func bestMatch(for tag: String) -> String? {
    var tags: [String] = []
    for language in LanguageTag.languages(readWith: tag) {
      for entry in EmbeddedLocales.files where Subtags.isOf(language, entry.tag.utf8) {
        tags.append(entry.tag)
      }
      for folder in folders { tags += folder.tags(of: language) }
    }
    return LanguageTag.bestMatch(for: tag, among: tags)
  }

  /// The files of one language, the first to ask first; broken ones are in `faults` instead, unless
  /// their folder is strict.
  func files(for tag: String) throws(LocaleFault) -> (files: [LocaleFile], faults: [LocaleFault]) {
    var files: [LocaleFile] = []
    var faults: [LocaleFault] = []
    for folder in folders {
      let path = folder.file(for: tag)
      guard access(path, F_OK) == 0 else { continue }
      do throws(LocaleFault) {
        guard let text = FileText.read(path) else { throw .unreadable(file: path) }
        files.append(try LocaleFile(tag: tag, path: path, text: text))
      } catch {
        if folder.isStrict { throw error }
        faults.append(error)
      }
    }
    if let embedded = Self.embedded(tag) { files.append(embedded) }
    return (files, faults)
  }

  /// The embedded file of a language; nil if there is none.
  static func embedded(_ tag: String) -> LocaleFile? {
    EmbeddedLocales.files.first { $0.tag == tag }.map { entry in
      LocaleFile(tag: tag, records: bytes(of: entry.records))
    }
  }

  /// An embedded file with its notes.
  static func embeddedObject(_ tag: String) throws(LocaleFault) -> JSONObject {
    guard let entry = EmbeddedLocales.files.first(where: { $0.tag == tag }) else {
      throw .unknownLanguage(tag)
    }
    do throws(JSONError) {
      return try JSONValue.parse(bytes(of: entry.text)).object ?? JSONObject()
    } catch {
      throw .notJSON(file: tag + ".arb", error)
    }
  }

  private static func bytes(of text: StaticString) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// The folder above `bin`, where the running program is installed.
  private static func installationPrefix() -> String? {
    guard let resolved = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(resolved) }
    let parts = String(cString: resolved).split(separator: "/")
    guard parts.count >= 2, parts[parts.count - 2] == "bin" else { return nil }
    return parts.dropLast(2).reduce(into: "") { $0 += "/" + $1 }
  }
}
