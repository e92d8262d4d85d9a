import JSON

/// Finds every fault of a locale file, so that a translator needs no one else to find them.
public struct LocaleChecker {
  private let english: LocaleFile
  private let voices: VoiceProbe?
  private let available: [String]

  /// - Parameter voices: Asked about the voices that a file names; without it they are not looked at.
  public init(sources: LocaleSources = LocaleSources(), voices: VoiceProbe? = nil)
    throws(LocaleFault)
  {
    guard let english = LocaleSources.embedded("en") else { throw .unknownLanguage("en") }
    self.english = english
    self.voices = voices
    available = sources.tags()
  }

  /// The faults of one file, by line.
  public func check(file path: String) -> [LocaleFinding] {
    guard let bytes = FileText.read(path) else { return [finding(.unreadable, path)] }
    return check(text: bytes, file: path)
  }

  func check(text bytes: [UInt8], file path: String) -> [LocaleFinding] {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let tag = name.hasSuffix(".arb") ? String(name.dropLast(4)) : ""
    guard LanguageTag.isValid(tag) else { return [finding(.fileName, path)] }
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONValue.parse(bytes)
    } catch {
      return [LocaleFinding(file: path, json: error)]
    }
    guard let object = json.object else { return [finding(.notAnObject, path)] }
    let lines = KeyLines(of: bytes)
    let inspection = LocaleInspection(
      path: path, tag: tag, object: object, lines: lines, english: english,
      mayBePartial: LanguageTag.parents(of: tag).contains(where: available.contains))
    let findings =
      inspection.fileFindings() + inspection.messageFindings() + inspection.commandFindings()
      + (voices.map(inspection.voiceFindings) ?? [])
    return findings.enumerated().sorted {
      ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
    }.map(\.element)
  }

  private func finding(_ kind: LocaleFinding.Kind, _ path: String) -> LocaleFinding {
    LocaleFinding(kind: kind, file: path, line: 1, key: nil, detail: nil)
  }
}
