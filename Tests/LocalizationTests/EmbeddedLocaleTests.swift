import Testing

@testable import Localization

@Suite struct `Locale files in the command` {
  @Test func `say what the files in Locales say`() throws {
    let folder = #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/" + $1 }
    let tags = LocaleSources(folders: []).tags()
    #expect(tags.contains("en") && tags.contains("zh-Hant-HK"))
    for tag in tags {
      let text = try #require(FileText.read("\(folder)/Locales/\(tag).arb"))
      #expect(LocaleSources.embedded(tag) == (try LocaleFile(tag: tag, path: nil, text: text)))
    }
  }
}
