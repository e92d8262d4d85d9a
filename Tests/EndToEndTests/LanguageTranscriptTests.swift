import Glibc
import JSON
import Localization
import Narration
import TestSupport
import Testing

/// Whole sessions with the demos in every language, as they are printed and as they are spoken.
///
/// The right lines stand in `Transcripts/`, a file a language; what is spoken stands below what is
/// printed where it differs. With `VOCALIST_RECORD` set they are written anew, and the run fails.
@Suite struct LanguageTranscriptTests {
  /// The demos, and the keys that are pressed in each; `{2}` is the first letter of a label.
  private static let sessions = [
    (
      "select-box", "demo_select_box_dinner",
      "Enter Down {} wait:1500 char:9 End End Ctrl+L Escape Enter Ctrl+O ? Down Down Escape "
        + "End Enter"
    ),
    ("drop-down", "", "Enter Down PageDown Tab"),
    ("list", "", "Down Down Down Enter Down End End Home Enter"),
    ("check-list", "", "Down Space Down Space Space Ctrl+A Ctrl+A Enter Space Ctrl+O Enter"),
    ("radio", "", "Down Down Down Up Enter"),
    ("tree", "", "Right Right Right Left Left Left Down Enter"),
    ("combobox", "demo_fruit_banana", "{} wait:400 Backspace wait:400 Down Escape Escape Escape"),
    ("type-select", "", "Enter char:天 Tab Down Space Space wait:1100 Escape Ctrl+L Left Enter"),
    (
      "form", "",
      "Enter Tab A d a Tab 1 2 Tab Ctrl+R 3 4 Backspace 5 Tab End Up Enter Down Ctrl+X p Tab Tab Tab "
        + "Space Down Space Down Space Enter Right Down Enter Down Enter Enter Tab n Up Up Enter "
        + "Ctrl+L Enter Up Enter Tab Shift+Tab y Enter"
    ),
  ]

  @Test(arguments: LocaleSources().tags()) func `a session is right, printed and spoken`(
    tag: String
  ) throws {
    let folder = Scratch()
    let localizer = try Localizer(language: tag)
    var lines: [String] = []
    for (demo, label, keys) in Self.sessions {
      let letter = label.isEmpty ? nil : localizer.text(Message(label)).lowercased().first
      lines.append("# vocalist demo \(demo)")
      lines += try Self.session(
        demo, tag,
        keys.split(separator: " ").map { key in
          key == "{}" ? "char:\(letter ?? "x")" : String(key)
        }.joined(separator: " "), trace: folder.path + "/trace")
    }
    lines.append("# vocalist choose")
    let error = try PipedRun(["choose", "--lang", tag, "--speech", "off"], input: "")
    #expect(error.status == 1)
    lines += error.lines
    let file = SourceFolder.path("Tests/EndToEndTests/Transcripts/\(tag).txt")
    if getenv("VOCALIST_RECORD") != nil {
      let stream = try #require(fopen(file, "w"))
      fputs(lines.joined(separator: "\n") + "\n", stream)
      fclose(stream)
      Issue.record("recorded \(file)")
    }
    let expected = try TestFile.text(file).split(separator: "\n").map(String.init)
    for (line, right) in zip(lines, expected) where line != right {
      Issue.record("“\(line)” should be “\(right)”")
    }
    #expect(lines.count == expected.count)
  }

  /// What is printed and, set in, what is spoken where it differs.
  private static func session(
    _ demo: String, _ tag: String, _ keys: String, trace: String
  ) throws -> [String] {
    let run = try PipedRun([
      "demo", demo, "--lang", tag, "--speech", "off", "--keys", keys, "--trace", trace,
    ])
    let traced = try JSONValue.parseSequence(Array(try TestFile.text(trace).utf8))
    var records = traced.map { record in
      (printed: record["announcement"]?.string ?? "", spoken: record["spoken"]?.string ?? "")
    }.filter { !$0.printed.isEmpty }[...]
    var lines: [String] = []
    for line in run.lines {
      lines.append(line)
      // What is told in a pause, a hint or the number of matches, belongs to no key.
      guard let record = records.first, record.printed == line else { continue }
      records.removeFirst()
      if record.spoken != line { lines.append("  " + record.spoken) }
    }
    #expect(records.isEmpty, "a key's line is not on the terminal")
    return lines
  }
}
