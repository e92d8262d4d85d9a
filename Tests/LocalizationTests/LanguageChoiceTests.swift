import Localization
import Testing

@Suite struct `The choice of a language` {
  private func language(_ environment: [String: String]) throws -> String {
    try Localizer(environment: environment).language
  }

  @Test(arguments: [
    (["LANG": "zh_CN.UTF-8"], "zh-Hans"),
    (["LANG": "zh_TW.UTF-8"], "zh-Hant"),
    (["LANG": "zh"], "zh-Hans"),
    (["LANG": "zh_SG"], "zh-Hans"),
    (["LANG": "zh_HK.UTF-8"], "zh-Hant-HK"),
    (["LANG": "zh_MO.UTF-8"], "zh-Hant-HK"),
    (["LANG": "zh_MY.UTF-8"], "zh-Hans"),
    (["LANG": "cmn_TW.UTF-8"], "zh-Hant"),
    (["LANG": "nan_TW.UTF-8"], "zh-Hant"),
    (["LANG": "yue_HK.UTF-8"], "yue-Hant"),
    (["LANG": "yue_CN.UTF-8"], "zh-Hans"),
    (["LANG": "en_US.UTF-8", "LC_MESSAGES": "zh_CN.UTF-8"], "zh-Hans"),
    (["LANG": "zh_CN.UTF-8", "LC_ALL": "en_GB.UTF-8"], "en"),
    (["LANG": "en_US.UTF-8", "LANGUAGE": "tlh:zh_TW:en"], "zh-Hant"),
    (["LANG": "C.UTF-8", "LANGUAGE": "zh_CN"], "en"),
    (["LANG": "POSIX"], "en"),
    (["LC_ALL": "", "LANG": "zh_CN"], "zh-Hans"),
    (["LANG": "tlh_QO.UTF-8"], "en"),
    ([:], "en"),
  ]) func `is made from the environment, with no system locale installed`(
    environment: [String: String], expected: String
  ) throws {
    #expect(try language(environment) == expected)
  }

  @Test func `is what was asked for before the environment`() throws {
    let localizer = try Localizer(language: "zh_TW", environment: ["LANG": "en_US"])
    #expect(localizer.language == "zh-Hant")
    #expect(localizer.voices.first == "cmn-latn-pinyin")
  }

  @Test func `fails for a language that there is not`() {
    #expect(throws: LocaleFault.unknownLanguage("tlh")) { try Localizer(language: "tlh") }
  }

  @Test func `prefers the same region, then none, then another`() {
    let available = ["zh-Hant", "zh-Hant-HK", "zh-Hans"]
    #expect(LanguageTag.bestMatch(for: "zh-HK", among: available) == "zh-Hant-HK")
    #expect(LanguageTag.bestMatch(for: "zh-MO", among: available) == "zh-Hant-HK")
    #expect(LanguageTag.bestMatch(for: "zh-MO", among: ["zh-Hant", "zh-Hans"]) == "zh-Hant")
    #expect(LanguageTag.bestMatch(for: "nn-NO", among: ["de", "nb"]) == "nb")
    #expect(LanguageTag.bestMatch(for: "zh-TW", among: ["zh-Hant-HK"]) == "zh-Hant-HK")
    #expect(LanguageTag.bestMatch(for: "sr-Latn", among: ["sr"]) == nil)
  }

  @Test func `takes text for the language out of several`() throws {
    let texts = [(tag: "en", text: "Apple"), (tag: "zh-CN", text: "苹果")]
    #expect(try Localizer(language: "zh-Hans").choice(among: texts)?.text == "苹果")
    #expect(try Localizer(language: "zh-Hant").choice(among: texts)?.text == "Apple")
  }
}
