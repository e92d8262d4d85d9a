import Speech
import Testing

@Suite struct SpeechPieceTests {
  private func runs(_ text: String, language: String? = nil, in interface: String = "en")
    -> [SpeechRun]
  {
    let utterance = Utterance([.theirs(text, language: language)])
    return SpeechPiece.pieces(of: utterance, settings: SpeechSettings(language: interface))
      .compactMap { if case .run(let run) = $0 { run } else { nil } }
  }

  @Test func `digits, spaces and punctuation stay with the run before`() {
    #expect(runs("共 3 项 of 10.").map(\.text) == ["共 三 项 ", "of 10."])
    #expect(runs("3 项").map(\.text) == ["三 项"])
    #expect(runs("日本、Tokyo").map(\.text) == ["日本、", "Tokyo"])
    #expect(runs("日本、かな").map(\.script) == [.kana])
    #expect(runs("12", in: "zh-Hans").map(\.script) == [.han])
    #expect(runs("12", language: "ru").map(\.script) == [.cyrillic])
  }

  @Test func `a language decides its own script and no other`() {
    let mixed = runs("так Ok", language: "uk")
    #expect(mixed.map(\.language) == ["uk", nil])
    #expect(runs("так").map(\.language) == [nil])
  }

  @Test func `what an engine would obey becomes text`() {
    #expect(runs("[[h@l'oU]]").map(\.text).joined() == "[ [h at l'oU]]")
    #expect(runs("[[[x").map(\.text).joined() == "[ [ [x")
    #expect(
      runs("\u{1}450S\u{1B}[31m\u{7}\u{7F}").map(\.text).joined()
        == "caret A450S caret [ [31m caret G caret ?")
    #expect(runs("a\r\n\tb").map(\.text).joined() == "a   b")

  }

  @Test func `invisible characters don't split a word`() {
    #expect(runs("in\u{AD}ter\u{200B}net x\u{202E}y").map(\.text) == ["internet xy"])
    #expect(runs("全角\u{3000}空格").map(\.text) == ["全角 空格"])
    #expect(runs("👨\u{200D}👩\u{200D}👧").map(\.text) == ["family man, woman, girl"])
  }

  @Test func `a character alone is named, and a capital is raised`() {
    func letter(_ character: String, in interface: String = "en") -> SpeechRun? {
      let pieces = SpeechPiece.pieces(
        of: Utterance([.letter(character, language: nil)]),
        settings: SpeechSettings(language: interface, punctuation: .none))
      guard pieces.count == 1, case .run(let run) = pieces[0] else { return nil }
      return run
    }
    #expect(letter("a")?.isLetter == true)
    #expect(letter("a")?.isRaised == false)
    #expect(letter("Ж")?.isRaised == true)
    #expect(letter("ß")?.isRaised == false)
    #expect(letter("好")?.isRaised == false)
    #expect(letter("3")?.isRaised == false)
    #expect(letter("3", in: "zh-Hans")?.text == "三")
    #expect(letter(".")?.text == "dot")
    #expect(letter("，", in: "zh-Hans")?.text == "逗号")
    #expect(letter("👍🏽")?.text == "thumbs up medium skin tone")
    // Without a name its number is better than silence.
    #expect(letter("\u{2E3B}")?.text == "U+2e3b")
  }

  @Test func `long text is cut into pieces and nothing is lost`() {
    let sentence = String(repeating: "word and another, ", count: 100)
    let pieces = runs(sentence)
    #expect(pieces.count > 1)
    #expect(pieces.map(\.text).joined() == sentence)
    #expect(pieces.dropLast().allSatisfy { $0.text.hasSuffix(" ") && $0.text.utf8.count <= 300 })
    let hangul = String(repeating: "가", count: 2000)
    #expect(runs(hangul).map(\.text).joined() == hangul)
    #expect(runs(hangul).allSatisfy { $0.text.utf8.count <= 120 })
  }

  @Test func `every character of random labels is in exactly one piece`() {
    var random = SystemRandomNumberGenerator()
    let alphabets: [ClosedRange<UInt32>] = [
      0x41...0x5A, 0x61...0x7A, 0x20...0x20, 0x4E00...0x4FFF, 0x3041...0x3096, 0xAC00...0xAD00,
      0x410...0x44F,
      0x3B1...0x3C9, 0x621...0x64A, 0x5D0...0x5EA, 0x905...0x939, 0xE01...0xE30,
    ]
    for _ in 0..<10_000 {
      var label = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        let alphabet = alphabets.randomElement(using: &random) ?? 0x41...0x5A
        if let scalar = Unicode.Scalar(UInt32.random(in: alphabet, using: &random)) {
          label.append(scalar)
        }
      }
      let expected = String(label).split(separator: " ").joined()
      let spoken = runs(String(label)).map(\.text).joined().split(separator: " ").joined()
      #expect(spoken == expected)
    }
  }
}
