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
}
