import Glibc
import JSON
import TestSupport
import Testing

/// `vocalist locale` as a translator meets it.
@Suite struct LocaleCommandTests {
  private let folder = Scratch()

  @Test func `from nothing: a new file, three edited messages, and they are said`() throws {
    let new = try PipedRun(["locale", "new", "eo", "--locales", folder.path])
    #expect(new.status == 0)
    #expect(new.output.isEmpty)
    #expect(new.lines.count == 1)
    var text = try #require(folder.read("eo.arb"))
    for (key, word) in [
      ("role_combo_box", "falmenuo"), ("collapsed", "fermita"), ("text", "{text}"),
    ] {
      let parts = text.split(
        separator: "\"\(key)\": \"\"", maxSplits: 1, omittingEmptySubsequences: false)
      try #require(parts.count == 2)
      text = parts[0] + "\"\(key)\": \"\(word)\"" + parts[1]
    }
    let before = try hear("before.wav")
    folder.write("eo.arb", text)
    let run = try hear("after.wav")
    #expect(run.status == 0)
    #expect(run.lines.first == "Pomo, falmenuo, fermita")
    #expect(run.outputText == "Pomo\n")
    #expect(folder.read("trace")?.contains("\"spoken\":\"Pomo, falmenuo, fermita\"") == true)
    // What is heard is the new words: English said others before.
    #expect(before.lines.first == "Pomo, combo box, collapsed")
    #expect(folder.bytes("before.wav").count > 20_000)
    #expect(folder.bytes("after.wav").count > 20_000)
    #expect(folder.bytes("after.wav") != folder.bytes("before.wav"))
    let again = try PipedRun(["locale", "new", "eo", "--locales", folder.path])
    #expect(again.status == 2)
    #expect(folder.read("eo.arb") == text)
  }

  /// One start of the program in the new language, printed, traced and recorded.
  private func hear(_ file: String) throws -> PipedRun {
    try PipedRun([
      "choose", "--locales", folder.path, "--lang", "eo", "--keys", "Enter Enter", "--speech",
      "wav:\(folder.path)/\(file)", "--trace", folder.path + "/trace", "Pomo",
    ])
  }

  @Test func `a check tells each fault on its line, and ends with status 1`() throws {
    let file = folder.write(
      "de.arb", "{\n  \"@@locale\": \"de\",\n  \"level\": \"Ebene\",\n  \"blanc\": \"x\"\n}")
    let run = try PipedRun(["locale", "check", file, "--lang", "en"])
    #expect(run.status == 1)
    let lines = run.outputText.split(separator: "\n").map(String.init)
    #expect(lines.contains("\(file):3: level lost {level}: put it where its value belongs"))
    #expect(
      lines.contains(
        "\(file):4: warning: blanc is not known to this version of the program: "
          + "check its spelling"))
    let machine = try PipedRun(["locale", "check", "--json", file])
    #expect(machine.status == 1)
    let faults = try JSONValue.parseSequence(machine.output)
    #expect(faults.count == lines.count)
    #expect(faults.contains { $0["kind"] == "placeholder_lost" && $0["line"] == 3 })
  }

  @Test func `a message is shown filled, printed and spoken`() throws {
    let run = try PipedRun(["locale", "show", "zh-Hans", "position"])
    #expect(run.status == 0)
    #expect(run.outputText == "position\n    第 2 项，共 5 项\n    第二项共五项\n")
    let twin = try PipedRun(["locale", "show", "zh-Hans", "position_spoken"])
    #expect(twin.outputText == run.outputText)
    let several = try PipedRun(["locale", "show", "zh-Hans", "key_page"])
    #expect(several.outputText.split(separator: "\n").count == 4)
    #expect(try PipedRun(["locale", "show", "zh-Hans", "nonsense"]).status == 2)
    #expect(try PipedRun(["locale", "show", "tlh"]).status == 2)
  }

  @Test func `messages are read out, to a file or on the sound card`() throws {
    let sound = "\(folder.path)/read.wav"
    for speech in [["--speech=wav:\(sound)"], ["--speech", "wav:\(sound)"]] {
      let run = try PipedRun(["locale", "show", "de", "position"] + speech)
      #expect(run.status == 0)
      #expect(run.outputText == "position\n    2 von 5\n")
      // Three short words, at 22,050 samples of two bytes a second.
      #expect(folder.bytes("read.wav").count > 20_000)
      folder.write("read.wav", "")
    }
    // A sound card that there is not is told in a line, and the rest is printed.
    let bare = try PipedRun(
      ["locale", "show", "de", "--speech", "position", "--lang", "en"],
      environment: ["ALSA_CONFIG_PATH": folder.write("asound.conf", "")])
    #expect(bare.status == 0)
    #expect(bare.outputText == "position\n    2 von 5\n")
    #expect(bare.lines.filter { $0.hasPrefix("vocalist: No sound") }.count == 1)
  }

  @Test func `every message of a language is read out, in its own voice`() throws {
    let run = try PipedRun([
      "locale", "show", "ja", "hint", "--rate=450", "--speech=wav:\(folder.path)/ja.wav",
    ])
    #expect(run.status == 0)
    let spoken = run.outputText.split(separator: "\n").count
    #expect(spoken > 20)
    #expect(folder.bytes("ja.wav").count > 200_000)
  }

  @Test func `the list names every language, and where a file outside comes from`() throws {
    let file = folder.write("eo.arb", #"{"@@locale": "eo", "expanded": "malfermita"}"#)
    let run = try PipedRun(
      ["locale", "list", "--lang", "en"], environment: ["VOCALIST_LOCALES": folder.path])
    #expect(run.status == 0)
    for tag in ["ar", "de", "en", "ja", "pl", "yue-Hant", "zh-Hans", "zh-Hant-HK"] {
      #expect(run.outputText.contains("\n\(tag), ") || run.outputText.hasPrefix("\(tag), "))
    }
    #expect(run.outputText.contains("1 of "))
    #expect(run.outputText.contains("from \(file)"))
  }

  @Test func `a broken file is told in one line and passed over, or an error where asked for`()
    throws
  {
    folder.write("zh-Hans.arb", "{\n  oops\n}")
    let choose = ["choose", "--keys", "Enter Enter", "--speech", "off", "苹果"]
    let skipped = try PipedRun(
      choose, environment: ["VOCALIST_LOCALES": folder.path, "LANG": "zh_CN.UTF-8"])
    #expect(skipped.status == 0)
    #expect(skipped.lines.filter { $0.contains("zh-Hans.arb:2:") }.count == 1)
    #expect(skipped.lines.contains("苹果，组合框，已折叠"))
    let strict = try PipedRun(choose + ["--locales", folder.path, "--lang", "zh-Hans"])
    #expect(strict.status == 2)
    #expect(strict.output.isEmpty)
    #expect(strict.lines.count == 1)
  }

  @Test func `no language but the one in use is read`() throws {
    // Whichever of these were opened would be told as broken.
    for tag in ["de", "en", "fr", "zh-Hant", "eo"] { folder.write("\(tag).arb", "{ broken") }
    folder.write("zh-Hans.arb", #"{"collapsed": "收起"}"#)
    let run = try PipedRun([
      "choose", "--locales", folder.path, "--lang", "zh-Hans", "--speech", "off", "--keys",
      "Enter Down Enter", "苹果", "香蕉",
    ])
    #expect(run.status == 0)
    #expect(run.lines.first == "苹果，组合框，收起")
    #expect(run.lines.count == 4)
  }

  @Test func `the installed program finds languages beside itself and in the person's data`() throws
  {
    let root = folder.path
    let script = """
      set -e
      mkdir -p '\(root)/bin' '\(root)/share/vocalist/locales' '\(root)/data/vocalist/locales'
      cp '\(try BuiltCommand.path())' '\(root)/bin/'
      echo '{"collapsed": "fermita", "role_combo_box": "x"}' \
        > '\(root)/share/vocalist/locales/eo.arb'
      echo '{"role_combo_box": "falmenuo"}' > '\(root)/data/vocalist/locales/eo.arb'
      '\(root)/bin/vocalist' choose --keys 'Enter Enter' --speech off Pomo
      rm -r '\(root)/bin' '\(root)/share' '\(root)/data'
      """
    let output = try Pipe()
    let process = try BuiltCommand.spawn(
      program: "/bin/sh", ["sh", "-c", script].map { Array($0.utf8) },
      environment: ["LANG": "eo.UTF-8", "XDG_DATA_HOME": root + "/data"], terminal: nil, input: -1,
      output: output.writing, error: output.writing)
    output.closeWriting()
    let text = String(decoding: output.readAll(), as: UTF8.self)
    #expect(BuiltCommand.wait(for: process) == 0)
    #expect(text.hasPrefix("Pomo, falmenuo, fermita\n"))
  }

  @Test(arguments: [["--help"], ["choose", "--help"], ["locale", "--help"]])
  func `help has no explanation that did not come from Locales`(arguments: [String]) throws {
    let run = try PipedRun(["--lang", "en-XA"] + arguments)
    #expect(run.status == 0)
    let explanations = run.outputText.split(separator: "\n").filter { $0.hasPrefix("      ") }
    #expect(!explanations.isEmpty)
    for line in explanations {
      // Accents are put on every letter that comes from there.
      #expect(!line.contains { $0.isASCII && $0.isLetter }, "\(line)")
    }
  }
}
