import LineMode
import Testing

@Suite struct `Keys and their bytes` {
  @Test(arguments: [
    "Up", "Enter", "Escape", "Ctrl+A", "Alt+Down", "Shift+Tab", "Ctrl+Shift+End", "F12", "Delete",
    "char:x", "char:好", "Space",
  ])
  func `a name gives a key and the key its name`(name: String) throws {
    #expect(try #require(Key(name: name)).name == name)
  }

  @Test(arguments: ["Hyper+A", "F13", "Entr", "", "Ctrl+"])
  func `what names no key is refused`(name: String) {
    #expect(Key(name: name) == nil)
  }

  @Test func `a script names its first bad word`() {
    do throws(KeyScriptError) {
      _ = try KeyScript("Down Dwn Enter")
      Issue.record("a bad word passed")
    } catch {
      #expect(error.word == "Dwn")
    }
  }

  /// The keys of bytes on this terminal, with what waits flushed at the end.
  private func keys(_ bytes: String, terminal: String = "xterm") -> [String] {
    guard var decoder = KeyDecoder(terminal: terminal) else { return ["no decoder"] }
    var keys = decoder.decode(bytes.utf8)
    keys += decoder.flush()
    return keys.map(\.name)
  }

  @Test(arguments: ["xterm", "linux", "screen", "a terminal nobody knows"])
  func `arrows and paging arrive on every terminal`(terminal: String) {
    #expect(keys("\u{1B}[A", terminal: terminal) == ["Up"])
    #expect(keys("\u{1B}[B", terminal: terminal) == ["Down"])
    #expect(keys("\u{1B}[5~\u{1B}[6~", terminal: terminal) == ["PageUp", "PageDown"])
    #expect(keys("\u{1B}[1~\u{1B}[4~", terminal: terminal) == ["Home", "End"])
    #expect(keys("\r\t\u{7F}", terminal: terminal) == ["Enter", "Tab", "Backspace"])
  }

  /// A program that crashed may have left them on.
  @Test(arguments: ["xterm", "xterm-256color", "linux", "screen", "tmux-256color"])
  func `reports of the mouse, the focus and a paste are no typed text`(terminal: String) {
    let reports = [
      "\u{1B}[<0;3;4M", "\u{1B}[<35;120;44m", "\u{1B}[M !!", "\u{1B}[I", "\u{1B}[O", "\u{1B}[200~",
      "\u{1B}[201~", "\u{1B}[?1;2c",
    ]
    for report in reports {
      #expect(
        keys("a\(report)b", terminal: terminal) == ["char:a", "char:b"], "\(report.dropFirst())")
    }
  }

  @Test func `modifiers and function keys arrive`() {
    #expect(keys("\u{1B}[1;3B") == ["Alt+Down"])
    #expect(keys("\u{1B}[Z") == ["Shift+Tab"])
    #expect(keys("\u{1B}OP") == ["F1"])
    #expect(keys("\u{12}\u{18}") == ["Ctrl+R", "Ctrl+X"])
  }

  @Test func `text of any script arrives whole, however it is cut`() {
    guard var decoder = KeyDecoder(terminal: "xterm") else { fatalError("no xterm") }
    var keys: [Key] = []
    for byte in "a好？\u{3000}".utf8 { keys += decoder.decode([byte]) }
    #expect(keys.map(\.name) == ["char:a", "char:好", "char:？", "Space"])
    #expect(keys[2].asciiForm == "?")
  }

  @Test func `a lone Escape waits, and is a key when nothing follows`() {
    guard var decoder = KeyDecoder(terminal: "xterm") else { fatalError("no xterm") }
    let early = decoder.decode([0x1B])
    let wasPending = decoder.isPending
    let late = decoder.flush()
    let isPending = decoder.isPending
    #expect(early.isEmpty && wasPending)
    #expect(late == [Key(.escape)] && !isPending)
  }

  @Test func `a long paste loses nothing`() {
    let text = String(repeating: "abc好", count: 2_000)
    #expect(keys(text).count == 8_000)
  }
}
