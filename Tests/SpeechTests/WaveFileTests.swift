import Speech
import TestSupport
import Testing

@Suite struct WaveFileTests {
  /// What a file of the byte synthesizer says: a letter for each ten samples of it, `.` for ten of
  /// silence.
  private func text(of path: String) throws -> String {
    let bytes = try TestFile.bytes(path)
    #expect(String(decoding: bytes[..<4], as: UTF8.self) == "RIFF")
    #expect(Int(bytes[40]) | Int(bytes[41]) << 8 | Int(bytes[42]) << 16 == bytes.count - 44)
    return String(
      decoding: stride(from: 44, to: bytes.count, by: 20).map {
        bytes[$0] == 0 ? UInt8(ascii: ".") : bytes[$0]
      }, as: UTF8.self)
  }

  private func record(_ body: (WaveFileSpeech) -> Void) throws -> String {
    let folder = Scratch()
    let path = folder.path + "/out.wav"
    let speech = try WaveFileSpeech(
      path: path, synthesizer: ByteSynthesizer(), settings: SpeechSettings())
    body(speech)
    speech.close()
    #expect(speech.takeFaults() == [])
    return try withExtendedLifetime(folder) { try text(of: path) }
  }

  @Test func `utterances that end are written whole, pauses as silence`() throws {
    let heard = try record {
      $0.speak(Utterance([.ours("one"), .pause(milliseconds: 30), .ours("1")]))
      $0.finishSpeaking(within: nil)
      $0.interrupt()
      $0.speak(Utterance([.ours("two")]))
      $0.waitUntilSpoken { false }
    }
    #expect(heard == "one...1two")
  }

  @Test func `a key cuts an utterance where its time has come to`() throws {
    let heard = try record {
      $0.speak(Utterance([.ours("abcdef")]))
      $0.finishSpeaking(within: 20)
      $0.finishSpeaking(within: 10)
      $0.interrupt()
      $0.speak(Utterance([.ours("xy")]))
      $0.finishSpeaking(within: 50)
      $0.speak(Utterance([.ours("z")]))
      $0.finishSpeaking(within: nil)
    }
    #expect(heard == "abcxy...z")
  }

  @Test func `navigation that nobody gave time to is not in the file, a result is`() throws {
    let heard = try record {
      $0.speak(Utterance([.ours("lost")]))
      $0.speak(Utterance([.ours("kept")], priority: .result))
      $0.speak(Utterance([.ours("lost")]))
      $0.speak(Utterance([.ours("last")]))
      $0.finishSpeaking(within: 20)
      $0.speak(Utterance([.ours("end")]))
      $0.finishSpeaking(within: nil)
    }
    #expect(heard == "keptend")
  }

  @Test func `a file that can't be written is a fault`() throws {
    #expect(
      throws: SpeechFault.cannotWriteFile(
        path: "/nowhere/x.wav", reason: "No such file or directory")
    ) {
      try WaveFileSpeech(
        path: "/nowhere/x.wav", synthesizer: ByteSynthesizer(), settings: SpeechSettings())
    }
  }
}
