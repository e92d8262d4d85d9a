import TestSupport
import Testing

@testable import Localization

@Suite struct `Locale files in the command` {
  @Test func `say what the files in Locales say`() throws {
    let tags = LocaleSources(folders: []).tags()
    #expect(tags.contains("en") && tags.contains("zh-Hant-HK"))
    for tag in tags {
      let text = try TestFile.bytes(SourceFolder.path("Locales/\(tag).arb"))
      #expect(LocaleSources.embedded(tag) == (try LocaleFile(tag: tag, path: nil, text: text)))
    }
  }
}
