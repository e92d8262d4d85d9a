import Glibc
import Speech
import TestSupport
import Testing

@testable import EspeakSynthesis

extension RealEngineTests {
  @Suite struct EspeakTests {
    private let espeak = EspeakSynthesizer()
    private let chinese = SpeechSettings(
      language: "zh-Hans", voices: ["cmn", "cmn-latn-pinyin", "en-us"])

    /// The runs of a label with the voice and the phonemes that each gets.
    private func spoken(_ label: String, _ settings: SpeechSettings, language: String? = nil)
      throws -> [(text: String, voice: String, phonemes: String)]
    {
      try espeak.open(settings)
      let parts = [Utterance.Part.theirs(label, language: language)]
      return try SpeechPiece.pieces(of: Utterance(parts), settings: settings).map { piece in
        guard case .run(let run) = piece else { throw SpeechFault.noVoice(name: "") }
        let phonemes = try espeak.phonemes(of: run)
        return (run.text, espeak.voiceName, phonemes)
      }
    }

    @Test func `Chinese is read by a voice that knows its characters`() throws {
      let hello = try spoken("你好", chinese)
      #expect(hello.map(\.voice) == ["sit/cmn-Latn-pinyin"])
      #expect(hello[0].phonemes == "n'i214_| X'Au214_|")
      let beijing = try spoken("北京", chinese)
      #expect(beijing[0].phonemes.hasPrefix("p'ei2"))
      #expect(!beijing[0].phonemes.contains("(en)"))
    }

    @Test func `an English interface reads Chinese with the Mandarin voice too`() throws {
      let hello = try spoken("好", SpeechSettings())
      #expect(hello.map(\.voice) == ["sit/cmn-Latn-pinyin"])
      #expect(hello[0].phonemes.contains("X'Au214"))
    }

    @Test func `each part of a mixed label is read in its language`() throws {
      let wifi = try spoken("wifi 密码", chinese)
      #expect(wifi.map(\.text) == ["wifi ", "密码"])
      #expect(wifi[0].voice.hasPrefix("gmw/en"))
      #expect(wifi[0].phonemes.contains("w'aIfaI"))
      #expect(wifi[1].voice == "sit/cmn-Latn-pinyin")
      let code = try spoken("VS Code 设置", chinese)
      #expect(code.map(\.text) == ["VS Code ", "设置"])
      let computer = try spoken("此电脑 means this computer", SpeechSettings())
      #expect(computer.map(\.text) == ["此电脑 ", "means this computer"])
    }

    @Test func `every script gets a voice that can say it`() throws {
      let voices = [
        "да": "zle/ru", "ναι": "grk/el", "نعم": "sem/ar", "שלום": "sem/he", "हाँ": "inc/hi",
        "ไทย": "tai/th", "안녕": "ko", "こんにちは": "jpx/ja", "yes": "gmw/en",
      ]
      for (text, voice) in voices {
        let runs = try spoken(text, SpeechSettings())
        #expect(runs.map(\.voice) == [voice], "\(text)")
      }
    }

    @Test(arguments: [
      ("朝食", "ちょうしょく"), ("食べる", "たべる"), ("音量を上げる", "おんりょうをあげる"),
      ("人々", "ひとびと"), ("3本の木", "3ほんのき"), ("wifi 設定", "wifi せってい"),
    ]) func `Japanese characters are read as their words are`(label: String, kana: String) throws {
      let japanese = SpeechSettings(language: "ja", voices: ["ja"])
      let read = try spoken(label, japanese)
      let written = try spoken(kana, japanese)
      #expect(read.map(\.phonemes) == written.map(\.phonemes))
      #expect(read.last?.voice == "jpx/ja")
      #expect(read.map(\.text).joined() == label)
    }

    @Test func `characters beside kana are Japanese in every interface, and alone Chinese`() throws
    {
      let label = try spoken("東京タワー", chinese)
      #expect(label.map(\.voice) == ["jpx/ja"])
      #expect(!label[0].phonemes.contains("(en)"))
      #expect(try spoken("東京", chinese)[0].voice == "sit/cmn-Latn-pinyin")
      #expect(try spoken("鲜の每日", chinese)[0].voice == "sit/cmn-Latn-pinyin")
      #expect(try spoken("東京", chinese, language: "ja")[0].voice == "jpx/ja")
    }

    @Test func `a character that Japanese does not know leaves its neighbours readable`() throws {
      let read = try spoken("设定と設定", SpeechSettings(language: "ja", voices: ["ja"]))
      #expect(!read[0].phonemes.contains("(en)"))
      #expect(KanjiReader.kana("设定と設定") == "设ていとせってい")
      #expect(KanjiReader.kana("𠮷野家") == "𠮷のいえ")
      #expect(KanjiReader.kana("한、👍 设") == "한、👍 设")
    }

    @Test func `the language of a label decides its voice`() throws {
      #expect(try spoken("Äpfel", SpeechSettings(), language: "de")[0].voice == "gmw/de")
      #expect(try spoken("так", SpeechSettings(), language: "uk-UA")[0].voice == "zle/uk")
      #expect(try spoken("早晨", chinese, language: "zh-HK")[0].voice.hasPrefix("sit/yue"))
    }

    @Test func `the voice that a person asks for is used, unless it doesn't exist`() throws {
      #expect(try spoken("tea", SpeechSettings(voice: "de"))[0].voice == "gmw/de")
      #expect(try spoken("tea", SpeechSettings(voice: "nobody"))[0].voice == "gmw/en")
    }

    @Test func `text from outside is never phonemes, commands or markup`() throws {
      let hello = try spoken("hello", SpeechSettings())[0].phonemes
      let phonemes = try samples("[[h@l'oU]]", SpeechSettings())
      #expect(try samples("hello", SpeechSettings()) != phonemes, "\(hello)")
      let command = try spoken("\u{1}450S hi", SpeechSettings())
      #expect(command.map(\.text) == ["caret A450S hi"])
      let tags = try spoken("<b>x</b> &amp;", SpeechSettings(punctuation: .all))[0].phonemes
      #expect(tags.contains("'amp"))
      let before = try samples("the same words", SpeechSettings()).count
      _ = try samples("\u{1}450S [[x]] </speak>", SpeechSettings())
      let after = try samples("the same words", SpeechSettings()).count
      // The library's noise is random, so the first audible sample is not always the same one.
      #expect(abs(after - before) < before / 50)
    }

    @Test func `two thousand Chinese characters without punctuation are all said`() throws {
      try espeak.open(SpeechSettings(rate: 800))
      var words = 0
      espeak.onWord = { words += $0.length }
      _ = try speak(String(repeating: "好", count: 2000), SpeechSettings(rate: 800))
      #expect(words == 2000)
    }

    @Test(arguments: ["가", "か", "да", "का", "ba"])
    func `two thousand syllables without a blank are all said`(syllable: String) throws {
      // The library counts no word longer than 31 characters, so the length of the sound tells.
      let settings = SpeechSettings(rate: 450)
      try espeak.open(settings)
      let ten = try speak(String(repeating: syllable, count: 10), settings).count
      let twenty = try speak(String(repeating: syllable, count: 20), settings).count
      let all = try speak(String(repeating: syllable, count: 2000), settings).count
      #expect(all > (twenty - ten) * 190)
    }

    @Test func `a stop is obeyed within one buffer`() throws {
      try espeak.open(SpeechSettings())
      let run = SpeechRun(
        text: "a long sentence that is not heard to its end", script: .latin, language: "en",
        isOurs: false)
      var calls = 0
      try espeak.synthesize(run) { _ in
        calls += 1
        return false
      }
      #expect(calls == 1)
      var after = 0
      try espeak.synthesize(run) {
        after += $0.count
        return true
      }
      #expect(after > espeak.sampleRate)
    }

    @Test func `the silence before the first sound is a millisecond`() throws {
      for word in ["Banana", "sin", "aah", "two of ten"] {
        let heard = try samples(word, SpeechSettings())
        let onset = try #require(heard.firstIndex { abs(Int($0)) > 40 })
        #expect(onset <= espeak.sampleRate / 1000, "\(word)")
      }
    }

    @Test func `rate and volume change what is heard`() throws {
      let normal = try samples("Banana, two of ten", SpeechSettings())
      let fast = try samples("Banana, two of ten", SpeechSettings(rate: 450))
      let faster = try samples("Banana, two of ten", SpeechSettings(rate: 800))
      #expect(fast.count < normal.count)
      #expect(faster.count < fast.count)
      let soft = try samples("Banana, two of ten", SpeechSettings(volume: 20))
      let loudest = { (samples: [Int16]) in samples.map { abs(Int($0)) }.max() ?? 0 }
      #expect(loudest(soft) * 2 < loudest(normal))
    }

    @Test func `a capital is heard higher, whatever the pitch`() throws {
      for pitch in [30, 50, 100] {
        let settings = SpeechSettings(pitch: pitch)
        let plain = try frequency(of: "a", settings)
        let capital = try frequency(of: "A", settings)
        #expect(abs(capital - plain) > plain / 10, "\(pitch): \(plain), \(capital)")
        #expect((capital > plain) == (pitch < 75))
      }
    }

    @Test(arguments: [("y", "es"), ("à", "fr")])
    func `a letter that is a word of its language is told by its name`(
      letter: String, language: String
    ) throws {
      let settings = SpeechSettings(language: language, voices: [language])
      try espeak.open(settings)
      let word = try speak([.theirs(letter, language: nil)], settings).count
      let named = try speak([.letter(letter, language: nil)], settings).count
      #expect(named > word * 5 / 4)
    }

    /// The pitch of a letter in hertz, by the shift at which the sound is most like itself.
    private func frequency(of letter: String, _ settings: SpeechSettings) throws -> Int {
      try espeak.open(settings)
      let sound = try speak([.letter(letter, language: nil)], settings)
      let start = sound.count / 8
      let part = sound[start..<min(start + 2000, sound.count - 600)].map(Int.init)
      let shifts = (espeak.sampleRate / 400)...(espeak.sampleRate / 50)
      func likeness(_ shift: Int) -> Double {
        let pairs = zip(part, part.dropFirst(shift))
        let (sum, left, right) = pairs.reduce(into: (0.0, 1.0, 1.0)) { sums, pair in
          sums.0 += Double(pair.0 * pair.1)
          sums.1 += Double(pair.0 * pair.0)
          sums.2 += Double(pair.1 * pair.1)
        }
        return sum / (left * right).squareRoot()
      }
      let best = shifts.map(likeness).max() ?? 0
      // The first shift that is nearly as good: its multiples are as good as it is.
      let shift = try #require(shifts.first { likeness($0) > best * 0.95 })
      return espeak.sampleRate / shift
    }

    @Test func `missing data is a fault and not the end of the program`() throws {
      let folder = Scratch()
      setenv("ESPEAK_DATA_PATH", folder.path, 1)
      defer { unsetenv("ESPEAK_DATA_PATH") }
      let printed = try StandardError.text {
        #expect(throws: SpeechFault.engineDataMissing(path: folder.path)) {
          try EspeakSynthesizer().open(SpeechSettings())
        }
      }
      #expect(printed == "")
    }

    @Test func `a voice that is not there is told of, and another speaks`() throws {
      let espeak = EspeakSynthesizer()
      try espeak.open(SpeechSettings(voice: "nobody"))
      #expect(espeak.unknownVoice == "nobody")
      #expect(try samples("hello", SpeechSettings(voice: "nobody")).count > 1000)
      for voice in ["en-us", "yue", "en+f3", nil] {
        try espeak.open(SpeechSettings(voice: voice))
        #expect(espeak.unknownVoice == nil)
      }
      let folder = Scratch()
      let file = try WaveFileSpeech(
        path: folder.path + "/out.wav", synthesizer: EspeakSynthesizer(),
        settings: SpeechSettings(voice: "nobody"))
      #expect(file.takeFaults() == [.noVoice(name: "nobody")])
      file.close()
    }

    @Test func `nothing is printed`() throws {
      let printed = try StandardError.text {
        _ = try spoken("你好 wifi [[x]] 👍", chinese)
        _ = try samples("да ναι ไทย", SpeechSettings(voice: "nobody"))
      }
      #expect(printed == "")
    }

    private func samples(_ label: String, _ settings: SpeechSettings) throws -> [Int16] {
      try espeak.open(settings)
      return try speak(label, settings)
    }

    private func speak(_ label: String, _ settings: SpeechSettings) throws -> [Int16] {
      try speak([.theirs(label, language: nil)], settings)
    }

    private func speak(_ parts: [Utterance.Part], _ settings: SpeechSettings) throws -> [Int16] {
      var result: [Int16] = []
      for piece in SpeechPiece.pieces(of: Utterance(parts), settings: settings) {
        guard case .run(let run) = piece else { continue }
        try espeak.synthesize(run) {
          result += $0
          return true
        }
      }
      return result
    }
  }
}
