import JSON
import Localization
import Narration
import TestSupport
import Testing

@Suite struct `Locale files from outside` {
  private let folder = Scratch()

  private func localizer(
    _ language: String, isStrict: Bool = false
  ) throws -> Localizer {
    try Localizer(
      language: language,
      sources: LocaleSources(folders: [LocaleFolder(path: folder.path, isStrict: isStrict)]))
  }

  @Test func `add a language, and what it lacks is said in English`() throws {
    folder.write("eo.arb", #"{"expanded": "malfermita", "collapsed": ""}"#)
    let localizer = try localizer("eo")
    #expect(localizer.language == "eo")
    #expect(localizer.text(Message("expanded")) == "malfermita")
    #expect(localizer.text(Message("collapsed")) == "collapsed")
  }

  @Test func `override single messages, and their parent says the rest`() throws {
    folder.write("zh-Hant-HK.arb", #"{"role_combo_box": "下拉方塊", "@@x-voices": ["yue"]}"#)
    let localizer = try localizer("zh_HK")
    #expect(localizer.text(Message("role_combo_box")) == "下拉方塊")
    #expect(localizer.text(Message("collapsed")) == "已折疊")
    #expect(localizer.voices == ["yue"])
  }

  @Test func `override a message, and its spoken twin goes with it`() throws {
    folder.write("zh-Hans.arb", #"{"position": "{position}/{size}"}"#)
    let message = Message("position", ["position": .number(2), "size": .number(5)])
    let sentence = try localizer("zh-Hans").sentence(for: message)
    #expect(sentence.printed == "2/5")
    #expect(sentence.spokenText == "2/5")
  }

  @Test func `are skipped when broken, with one line that says where`() throws {
    let path = folder.write("zh-Hans.arb", "{\n  \"expanded\": \"开\",\n  oops\n}")
    let localizer = try localizer("zh-Hans")
    #expect(localizer.text(Message("expanded")) == "已展开")
    try #require(localizer.faults.count == 1)
    let line = try Localizer(language: "en").text(localizer.faults[0].message)
    #expect(line.hasPrefix("\(path):3:"))
    #expect(line.hasSuffix("“oops” is not expected here"))
    #expect(!line.contains("\n"))
  }

  @Test func `are told broken without the text there where it is too long to show`() throws {
    let key = "\"a_key_of_more_than_twenty_bytes\": \"\""
    folder.write("eo.arb", "{\(key), \(key)}")
    let english = try Localizer(language: "en")
    let twice = try english.text(#require(try localizer("eo").faults.first).message)
    #expect(twice.hasPrefix("\(folder.path)/eo.arb:1:"))
    #expect(twice.hasSuffix(": a key comes twice"))
    folder.write("eo.arb", "{\"a\": 1 \(key)}")
    let line = try english.text(#require(try localizer("eo").faults.first).message)
    #expect(line.hasSuffix(": the text here is not expected"))
  }

  @Test func `are an error when broken in a folder that was asked for`() throws {
    let path = folder.write("zh-Hans.arb", "{\n\n  \"position\": \"{position of\"\n}")
    #expect(
      throws: LocaleFault.badPattern(file: path, line: 3, key: "position", character: 2)
    ) { try localizer("zh-Hans", isStrict: true) }
    folder.write("zh-Hans.arb", "{\"a\": 1}")
    #expect(throws: LocaleFault.notText(file: path, line: 1, key: "a")) {
      try localizer("zh-Hans", isStrict: true)
    }
    folder.write("zh-Hans.arb", "[]")
    #expect(throws: LocaleFault.notAnObject(file: path)) {
      try localizer("zh-Hans", isStrict: true)
    }
  }

  @Test func `may be missing, unless their folder was asked for`() throws {
    let missing = folder.path + "/missing"
    let optional = LocaleSources(folders: [LocaleFolder(path: missing)])
    #expect(try Localizer(language: "en", sources: optional).faults.isEmpty)
    #expect(
      throws: LocaleFault.unreadableFolder(path: missing, reason: "No such file or directory")
    ) {
      try Localizer(
        language: "en",
        sources: LocaleSources(folders: [LocaleFolder(path: missing, isStrict: true)]))
    }
  }

  @Test func `are found in every place, the one asked for first`() {
    let sources = LocaleSources.standard(
      option: "/a",
      environment: ["VOCALIST_LOCALES": "/b:/c", "XDG_DATA_HOME": "/d", "HOME": "/home/x"])
    #expect(
      sources.folders.prefix(4) == [
        LocaleFolder(path: "/a", isStrict: true), LocaleFolder(path: "/b"),
        LocaleFolder(path: "/c"), LocaleFolder(path: "/d/vocalist/locales"),
      ])
    #expect(
      LocaleSources.standard(environment: ["HOME": "/home/x"]).folders.first
        == LocaleFolder(path: "/home/x/.local/share/vocalist/locales"))
  }

  @Test func `are not read when another language is in use`() throws {
    folder.write("fr.arb", "not JSON")
    #expect(try localizer("en", isStrict: true).faults.isEmpty)
  }
}

@Suite struct `Made-up languages` {
  @Test(arguments: ["en-XA", "ar-XB"]) func `leave no plain letter but what is from outside`(
    tag: String
  ) throws {
    let facts: [Fact] = [
      .list(name: "0", role: .list), .option(Label("1")), .unavailable,
      .position(2, of: 5, isPartial: false), .reason(Label("3")),
    ]
    let localizer = try Localizer(language: tag)
    let printed = localizer.sentence(for: Announcement(.list, facts)).printed
    #expect(printed.contains("2") && printed.contains("5"))
    #expect(!printed.contains { $0.isASCII && $0.isLetter })
    #expect(printed.contains { $0.isLetter })
  }

  @Test func `keep plurals working`() throws {
    let localizer = try Localizer(language: "en-XA")
    let one = localizer.text(Message("matches", ["count": .number(1)]))
    let many = localizer.text(Message("matches", ["count": .number(3)]))
    #expect(one == "[1 ɱááţçĥ]" || one == "1 ɱááţçĥ")
    #expect(many.contains("3 ɱááţçĥééš"))
  }
}
