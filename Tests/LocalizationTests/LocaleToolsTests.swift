import JSON
import Localization
import Narration
import TestSupport
import Testing

@Suite struct `Adding a language` {
  private let folder = Scratch()

  @Test func `a skeleton has every message, its note, the plural forms, the name and the voices`()
    throws
  {
    let text = try LocaleSkeleton(tag: "pl", voices: ["pl"]).text
    let object = try #require(try JSONValue.parse(text).object)
    #expect(object["@@locale"] == "pl")
    #expect(object["@@x-language"]?.string?.lowercased() == "polski")
    #expect(object["@@x-voices"] == ["pl"])
    #expect(object["@@x-plural-forms"] == ["one", "few", "many", "other"])
    #expect(object["@@x-numbers"]?["words"]?["%spellout-cardinal-feminine"] == "dwie")
    #expect(object["matches"] == "")
    let note = object["@matches"]
    #expect(note?["source"]?.string == "{count, plural, one {# match} other {# matches}}")
    #expect(
      note?["forms"]?.string
        == "{count, plural, one {# …} few {# …} many {# …} other {# …}}")
    #expect(note?["description"]?.string?.isEmpty == false)
    #expect(note?["placeholders"]?["count"]?["type"] == "int")
  }

  @Test func `a skeleton works at once, and three edited messages are said`() throws {
    let text = try LocaleSkeleton(tag: "eo", voices: ["eo"]).text
    var edited = text
    for (key, word) in [
      ("expanded", "malfermita"), ("collapsed", "fermita"), ("blank", "malplena"),
    ] {
      let empty = "\n  \"\(key)\": \"\","
      let parts = edited.split(separator: empty, maxSplits: 1, omittingEmptySubsequences: false)
      try #require(parts.count == 2)
      edited = parts[0] + "\n  \"\(key)\": \"\(word)\"," + parts[1]
    }
    folder.write("eo.arb", edited)
    let sources = LocaleSources(folders: [LocaleFolder(path: folder.path, isStrict: true)])
    let localizer = try Localizer(language: "eo", sources: sources)
    #expect(localizer.voices == ["eo"])
    let start = Announcement(.start, [.name("Frukto"), .blank, .role(.comboBox), .collapsed])
    #expect(localizer.sentence(for: start).printed == "Frukto: malplena, combo box, fermita")
  }

  @Test func `a skeleton can be made from another language, and needs a tag`() throws {
    let text = try LocaleSkeleton(tag: "yue-Hant-MO", from: "zh-Hant", voices: []).text
    #expect(try JSONValue.parse(text)["@collapsed"]?["source"] == "已折疊")
    #expect(throws: LocaleFault.unknownLanguage("not a tag")) {
      try LocaleSkeleton(tag: "not a tag", voices: [])
    }
  }

  @Test func `every message can be shown with sample values`() throws {
    let show = try LocaleShow(localizer: Localizer(language: "zh-Hans"))
    let samples = show.samples()
    #expect(Set(samples.map(\.key)) == Set(show.keys))
    // The messages about placeholders show one in brackets.
    for sample in samples where !sample.key.hasPrefix("check_") {
      #expect(!sample.sentence.printed.contains("{"), "\(sample.key)")
    }
    let position = try #require(samples.first { $0.key == "position" })
    #expect(position.sentence.printed == "第 2 项，共 5 项")
    #expect(position.sentence.spokenText == "第二项共五项")
    let focus = try #require(samples.first { $0.key == "event_focus" })
    #expect(
      focus.sentence.printed == "热食分组：午餐，不可用，第 3 项，共 5 项：已售完")
  }

  @Test func `a plural is shown once for each form`() throws {
    let samples = try LocaleShow(localizer: Localizer(language: "en")).samples(named: "matches")
    #expect(samples.map(\.variant) == ["one 1", "other 2"])
    #expect(samples.map(\.sentence.printed) == ["1 match", "2 matches"])
  }

  @Test func `the list tells how complete each language is, and where it comes from`() throws {
    folder.write("eo.arb", #"{"expanded": "malfermita", "@@x-voices": ["eo"]}"#)
    let all = try LocaleOverview.all(in: LocaleSources(folders: [LocaleFolder(path: folder.path)]))
    let esperanto = try #require(all.first { $0.tag == "eo" })
    #expect(esperanto.translated == 1)
    #expect(esperanto.files == [folder.path + "/eo.arb"])
    #expect(!esperanto.isEmbedded)
    #expect(esperanto.voices == ["eo"])
    let chinese = try #require(all.first { $0.tag == "zh-Hans" })
    #expect(chinese.translated == chinese.total)
    #expect(chinese.isEmbedded && chinese.files.isEmpty)
    #expect(chinese.name.contains("中文"))
  }
}
