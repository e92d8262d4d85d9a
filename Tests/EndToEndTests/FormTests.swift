import JSON
import Localization
import TestSupport
import Testing

/// `form` through the built command: every kind of field, however it is answered.
@Suite struct FormTests {
  /// A field of every type, one of which another brings up.
  private static let order = #"""
    {
      "name": {"en": "Order", "zh-Hans": "订单"},
      "fields": [
        {"type": "note", "label": {"en": "Nothing is sent", "zh-Hans": "不会发送"}},
        {"type": "text", "name": "person", "label": {"en": "Name", "zh-Hans": "姓名"},
          "required": true},
        {"type": "secret", "name": "password", "label": "Password", "min-length": 4},
        {"type": "select", "name": "fruit", "label": "Fruit",
          "options": ["Apple", "Banana", {"label": "Cherry", "value": "c"}]},
        {"type": "text", "name": "age", "label": "Age", "min": 0, "max": 150,
          "when": {"field": "fruit", "is": "c"}},
        {"type": "many", "name": "meals", "label": "Meals", "min": 1, "max": 2,
          "options": ["Breakfast", "Lunch", "Dinner"]},
        {"type": "tree", "name": "file", "label": "File",
          "options": [{"label": "Reports", "children": ["Invoices", "Letters"]}, "Photos"]},
        {"type": "combobox", "name": "state", "label": "State", "free-text": true,
          "options": ["Alabama", "Alaska"]},
        {"type": "confirm", "name": "fine", "label": "All right?"}
      ]
    }
    """#

  private static let result =
    #"{"person":"Ada","password":"xyzzy","fruit":"c","age":"36","meals":["Breakfast","Dinner"],"#
    + #""file":"Invoices","state":"Ohio","fine":true}"# + "\n"

  private let scratch = Scratch()

  private func order() -> String { scratch.write("order.json", Self.order) }

  /// Answers on a terminal: what is typed, and what is told after it.
  private func answer(
    _ arguments: [String], _ steps: [(text: String, told: String)], status: Int32 = 0
  ) throws -> TerminalRun {
    let run = try TerminalRun(
      ["form", order(), "--lang", "en", "--speech", "off"] + arguments)
    #expect(run.wait(for: "field 1 of 8"))
    for step in steps { #expect(run.type(step.text, expecting: step.told), "\(step)") }
    #expect(run.finish() == status)
    #expect(run.isTerminalRestored)
    #expect(!run.hasEscape)
    return run
  }

  @Test func `keys, typed commands and a pipe give the same answers byte for byte`() throws {
    let trace = scratch.path + "/trace"
    let keys = try answer(
      ["--trace", trace],
      [
        ("\r", "Name, edit, blank, required, field 2 of 8"),
        ("\t", "Name is required. Name, edit, blank"),
        ("A", "A"), ("d", "d"), ("a", "a"), ("\t", "Password, password edit, field 3 of 8"),
        ("xyz", ""),
        ("\t", "Password needs at least 4 characters. Password, password edit, hidden"),
        ("zy", ""), ("\t", "Fruit: Apple, combo box, collapsed, field 4 of 8"),
        ("c", "Cherry, 3 of 3"),
        ("\r", "Cherry selected, 9 fields now. Age, edit, blank, field 5 of 9"),
        ("366", "366"), ("\t", "Age must be at most 150. Age, edit, 366"),
        ("\u{7F}", "6 deleted"), ("\t", "required, field 6 of 9"),
        (" ", "Checked: Breakfast, 1 chosen"), ("\u{1B}[F", "Dinner, not checked, 3 of 3"),
        (" ", "Checked: Dinner, 2 chosen"),
        ("\r", "Level 1: Reports, collapsed, 1 of 2, field 7 of 9"),
        ("\u{1B}[C", "Expanded: Reports, 2 items"), ("\u{1B}[B", "Level 2: Invoices, 1 of 2"),
        ("\r", "State, combo box, editable, has autocomplete, collapsed, blank, field 8 of 9"),
        ("Ohio", "No match: Ohio"), ("\t", "field 9 of 9"),
        ("y", "Yes selected. Review: Name: Ada. Password: hidden"), ("\r", "Sent"),
      ])
    #expect(keys.result() == Self.result)
    #expect(!keys.screen.contains("xyz"))
    #expect(scratch.read("trace")?.contains("xyz") == false)
    let typed = try answer(
      ["--input", "line", "--trace", trace],
      [
        ("Ada\n", "Password, password edit, field 3 of 8"), ("xyzzy\n", "field 4 of 8"),
        ("3\n", "field 5 of 9"), ("36\n", "field 6 of 9"), ("1 3\n", "field 7 of 9"),
        ("Invoices\n", "field 8 of 9"), ("Ohio\n", "field 9 of 9"), ("yes\n", "Review: "),
        ("\n", "Sent"),
      ])
    #expect(typed.result() == Self.result)
    #expect(!typed.screen.contains("xyzzy"))
    #expect(scratch.read("trace")?.contains("xyzzy") == false)
    let piped = try PipedRun(
      ["form", order(), "--speech", "off"],
      input: "Ada\nxyzzy\nCherry\n36\nBreakfast, Dinner\nReports/Invoices\nOhio\ny\n\n")
    #expect(piped.outputText == Self.result)
    #expect(!piped.errorText.contains("xyzzy"))
  }

  @Test func `a pipe answers, and what follows is left to the next program`() throws {
    let path = order()
    let run = try ShellRun(
      "printf 'Ada\\n\\n2\\n1\\nPhotos\\nAlaska\\nno\\n\\nleft over\\n' | "
        + "(vocalist form --speech off '\(path)' 2>/dev/null; cat)")
    #expect(
      run.lines == [
        #"{"person":"Ada","password":null,"fruit":"Banana","meals":["Breakfast"],"#
          + #""file":"Photos","state":"Alaska","fine":false}"#, "left over",
      ])
  }

  @Test func `when the answers end early nothing is sent`() throws {
    let run = try PipedRun(["form", order(), "--speech", "off"], input: "Ada\nxyzzy\n")
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    let cancelled = try PipedRun(["form", order(), "--speech", "off"], input: "Ada\n:q\n")
    #expect(cancelled.status == 130)
    #expect(cancelled.output.isEmpty)
    #expect(cancelled.lines.last == "Cancelled")
  }

  @Test(arguments: [
    ("{\"fields\": [\n  {\"type\" \"text\"}]}", "line 2, column "),
    ("[]", "there is nothing to answer"), ("{}", "must be an object with “fields”"),
    ("7", "must be an object with “fields”"), ("{\"fields\": 7}", "“fields” must be an array"),
    ("[{\"type\":\"note\",\"label\":\"x\"}]", "there is nothing to answer"), ("[7]", "field 1: "),
    ("[{\"type\":\"txt\",\"name\":\"a\",\"label\":\"A\"}]", "unknown type “txt”"),
    ("[{\"type\":\"text\",\"name\":\"a\"}]", "“label” is missing"),
    ("[{\"type\":\"text\",\"label\":\"A\"}]", "“name” is missing"),
    (
      "[{\"type\":\"text\",\"name\":\"a\",\"label\":\"A\",\"requird\":true}]",
      "unknown member “requird”, did you mean “required”?"
    ),
    (
      "[{\"type\":\"text\",\"name\":\"a\",\"label\":\"A\"},"
        + "{\"type\":\"text\",\"name\":\"a\",\"label\":\"B\"}]", "the name “a” is taken already"
    ),
    (
      "[{\"type\":\"text\",\"name\":\"a\",\"label\":\"A\",\"when\":{\"field\":\"b\"}}]",
      "no field has that name"
    ),
    (
      "[{\"type\":\"text\",\"name\":\"a\",\"label\":\"A\",\"pattern\":\"[a\"}]",
      "the pattern “[a” is not understood"
    ),
    (
      "[{\"type\":\"text\",\"name\":\"a\",\"label\":\"A\",\"min\":3,\"max\":2}]",
      "the least is above the most"
    ),
    ("[{\"type\":\"select\",\"name\":\"a\",\"label\":\"A\",\"options\":[]}]", "“options” is empty"),
    (
      "[{\"type\":\"select\",\"name\":\"a\",\"label\":\"A\",\"options\":[\"x\"],\"value\":\"y\"}]",
      "the value “y” is not in the list"
    ),
    (
      "[{\"type\":\"many\",\"name\":\"a\",\"label\":\"A\",\"options\":[\"x\"],\"min\":2}]",
      "at least 2 must be chosen"
    ),
    (
      "[{\"type\":\"many\",\"name\":\"a\",\"label\":\"A\",\"options\":[\"x\"],\"min\":2,\"max\":1}]",
      "field 1 (a): the least is above the most"
    ),
    (
      "[{\"type\":\"tree\",\"name\":\"a\",\"label\":\"A\",\"options\":[{\"value\":\"x\"}]}]",
      "item 1 has no label"
    ),
    (
      "[{\"type\":\"text\",\"name\":\"a\",\"label\":\"A\",\"when\":{\"feld\":\"b\"}}]",
      "a condition has “field”"
    ),
  ])
  func `a bad form file is told in one line before anything is asked`(
    text: String, fault: String
  ) throws {
    let path = scratch.write("bad.json", text)
    let run = try PipedRun(["form", path, "--speech", "off"], input: "x\n")
    #expect(run.status == 2)
    #expect(run.lines.count == 1)
    #expect(run.errorText.hasPrefix("vocalist: \(path)"), "\(run.errorText)")
    #expect(run.errorText.contains(fault), "\(run.errorText)")
    #expect(run.output.isEmpty)
  }

  @Test func `the form of the documentation can be answered, in two languages`() throws {
    let blocks = ReadmeDocument("Documentation/forms.md").blocks.filter { $0.kind == "json" }
    let path = scratch.write("pizza.json", try #require(blocks.first).text)
    let lines = "Ada\n12\n123 456\n\n\n1 2\nNorway/Oslo\nMilk\nno\n:p\n是\n\nMain Street\n\n"
    let english = try PipedRun(
      ["form", path, "--lang", "en", "--speech", "off"],
      input: lines.replacing("是", with: "yes"))
    #expect(
      english.outputText
        == #"{"person":"Ada","phone":"123 456","code":null,"size":"m","#
        + #""toppings":["Mushrooms","Olives"],"branch":"Oslo","drink":"Milk","delivered":true,"#
        + #""address":"Main Street"}"# + "\n")
    #expect(
      english.lines.contains {
        $0.hasPrefix("A phone number has six digits or more. Phone, edit, 12")
      })
    #expect(english.lines.contains { $0.hasPrefix("Address is required. Address, edit, blank") })
    let chinese = try PipedRun(
      ["form", path, "--lang", "zh-Hans", "--speech", "off"], input: lines)
    #expect(chinese.outputText == english.outputText)
    #expect(chinese.lines.contains { $0.hasPrefix("电话号码至少六位。") })
  }

  @Test func `a secret is never told, whatever is asked about it`() throws {
    let path = scratch.write(
      "secret.json",
      #"[{"type":"secret","name":"pin","label":"PIN"},{"type":"text","name":"a","label":"A"}]"#)
    let trace = scratch.path + "/trace"
    let run = try PipedRun([
      "form", path, "--lang", "en", "--speech", "off", "--verbosity", "verbose", "--trace", trace,
      "--keys",
      "char:ß 7 ß Ctrl+R Ctrl+L Ctrl+T Ctrl+T Ctrl+O Left Ctrl+Left Home Right Backspace 7 End "
        + "wait:1500 Ctrl+X char:r Tab Shift+Tab Tab x Enter wait:1500 Up Up Enter Tab Enter",
    ])
    #expect(run.outputText == #"{"pin":"77ß","a":"x"}"# + "\n")
    let told = try JSONValue.parseSequence(scratch.bytes("trace"))
    for record in told {
      #expect(!record.encoded.contains("ß"), "\(record.encoded)")
      #expect(record["spoken"]?.string?.contains("7") == false, "\(record.encoded)")
    }
    #expect(told.count { $0["spoken"]?.string == "star" } >= 4)
    #expect(!run.errorText.contains("ß"))
    #expect(!run.errorText.contains("star"))
  }

  @Test func `typed commands in the middle of a secret hide the rest of it`() throws {
    let path = scratch.write(
      "secret.json", #"[{"type":"secret","name":"pin","label":"PIN"}]"#)
    let run = try TerminalRun(["form", path, "--lang", "en", "--speech", "off"])
    #expect(run.wait(for: "PIN, password edit, field 1 of 1"))
    run.type("q")
    #expect(run.type("\u{18}", expecting: "Ctrl+X"))
    #expect(run.type(":", expecting: "Typed commands\r\n"))
    #expect(run.type("zebra\n", expecting: "Review: PIN: hidden"))
    #expect(run.type("\n", expecting: "Sent"))
    #expect(run.finish() == 0)
    #expect(run.result() == #"{"pin":"zebra"}"# + "\n")
    #expect(!run.screen.contains("zebra"))
    #expect(run.isTerminalRestored)
  }

  @Test func `a field's description is told in a pause, when asked for, and at verbose at once`()
    throws
  {
    let path = scratch.write(
      "described.json",
      #"[{"type":"text","name":"a","label":"A","description":"as on the card"},"#
        + #"{"type":"confirm","name":"b","label":"B","description":"B"}]"#)
    let form = ["form", path, "--lang", "en", "--speech", "off", "--keys"]
    let run = try PipedRun(form + ["wait:1500 x Ctrl+L Tab wait:1500 Ctrl+C"])
    #expect(
      run.lines.filter { !$0.contains("answers") && !$0.contains("Enter") } == [
        "A, edit, blank, field 1 of 2", "as on the card", "x",
        "A, edit, x, field 1 of 2, as on the card",
        "B radio group: Yes, radio button, not checked, 1 of 2, field 2 of 2", "Cancelled",
      ])
    let verbose = try PipedRun(form + ["wait:500 Ctrl+C", "--verbosity", "verbose"])
    #expect(verbose.lines.first == "A, edit, blank, field 1 of 2, as on the card")
  }

  @Test func `cancelling in the middle sends nothing and gives the terminal back`() throws {
    let steps = [
      (text: "\r", told: "field 2 of 8"), (text: "Ada", told: "Ada"),
      (text: "\t", told: "field 3 of 8"), (text: "\u{18}", told: "Ctrl+X"),
      (text: "p", told: "Name, edit, Ada, required, field 2 of 8"),
      (text: "\u{1B}[Z", told: "Nothing is sent, field 1 of 8"),
      (text: "\u{1B}[Z", told: "First field"), (text: "\u{3}", told: "Cancelled"),
    ]
    let run = try answer([], steps, status: 130)
    #expect(run.result().isEmpty)
  }

  @Test func `the file may come on standard input, and answers then from the terminal`() throws {
    let run = try TerminalRun(
      ["form", "-", "--lang", "en", "--speech", "off"],
      input: #"[{"type":"confirm","name":"tea","label":"Tea?"}]"#)
    #expect(run.wait(for: "field 1 of 1"))
    // A word that comes in one read, as an input method sends it, with the Enter that ends it.
    #expect(run.type("yes\r", expecting: "Review: Tea?: Yes. Send, 2 of 2"))
    #expect(run.type("\r", expecting: "Sent"))
    #expect(run.finish() == 0)
    #expect(run.result() == #"{"tea":true}"# + "\n")
  }

  @Test func `fields that are hidden again are not in the result`() throws {
    let path = scratch.write(
      "when.json",
      #"[{"type":"confirm","name":"a","label":"A"},"#
        + #"{"type":"text","name":"b","label":"B","when":{"field":"a","is":true}}]"#)
    let run = try PipedRun(
      ["form", path, "--lang", "en", "--speech", "off"], input: "y\nx\n1\nn\n\n")
    #expect(run.outputText == #"{"a":false}"# + "\n")
    #expect(run.lines.contains { $0.contains("Yes selected, 2 fields now") })
    #expect(run.lines.contains { $0.contains("No selected, 1 field now") })
  }

  @Test(arguments: LocaleSources().tags())
  func `yes and no are taken in the words of the language and in ASCII`(tag: String) throws {
    let path = scratch.write("yes.json", #"[{"type":"confirm","name":"a","label":"A"}]"#)
    let localizer = try Localizer(language: tag)
    for (key, ascii, answer) in [
      ("confirm_yes", ["y", "YES"], "true"), ("confirm_no", ["n", "No"], "false"),
    ] {
      for word in localizer.words(key) + ascii {
        let run = try PipedRun(
          ["form", path, "--lang", tag, "--speech", "off"], input: word + "\n\n")
        #expect(run.outputText == "{\"a\":\(answer)}\n", "\(word)")
      }
    }
  }

  @Test func `what would command a terminal is there to be seen`() throws {
    let path = scratch.write(
      "bad.json",
      #"[{"type":"text","name":"\u001b[2J","label":"\u001b[31mred\u0007","required":true},"#
        + #"{"type":"select","name":"b","label":"\u009b2J","options":["\u001bc"]}]"#)
    let run = try PipedRun(
      ["form", path, "--lang", "en", "--speech", "off"], input: "\nx\u{1B}y\n\n\n")
    #expect(run.status == 0)
    #expect(!run.hasEscape)
    #expect(run.lines.first == "␛[31mred␇, edit, blank, required, field 1 of 2")
    #expect(
      run.outputText == #"{"\u001b[2J":"x\u001by","b":"\u001bc"}"# + "\n")
  }

  @Test func `a form of 10,000 fields is asked like any other`() throws {
    let fields = (0..<10_000).map { #"{"type":"text","name":"f\#($0)","label":"F"}"# }
    let path = scratch.write("big.json", "[" + fields.joined(separator: ",\n") + "]")
    let run = try PipedRun(["form", path, "--lang", "en", "--speech", "off"], input: "x\n")
    #expect(run.status == 1)
    #expect(run.lines.last == "F, edit, blank, field 2 of 10,000")
  }

  @Test func `a file that is not there, and no file at all, are told`() throws {
    let run = try PipedRun(["form", "/nonexistent/x.json"])
    #expect(run.status == 2)
    #expect(
      run.errorText == "vocalist: cannot read /nonexistent/x.json: No such file or directory\n")
    #expect(try PipedRun(["form"]).status == 2)
    #expect(try PipedRun(["form", "/tmp"]).status == 2)
  }
}

extension [UInt8] {
  fileprivate func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    return indices.contains { self[$0...].starts(with: wanted) }
  }
}
