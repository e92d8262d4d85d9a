import AlsaAudio
import EspeakSynthesis
import Glibc
import Speech
import Testing

@testable import SpeechDispatcher

extension RealEngineTests {
  /// A real speech server, spoken to, killed and stopped.
  @Suite struct SpeechDispatcherTests {
    private let text = "a sentence that takes its time, and goes on, and has not ended yet"

    private func engine(_ settings: SpeechSettings) -> any SpeechOutput {
      SpeechEngine(synthesizer: EspeakSynthesizer(), audio: AlsaAudio(), settings: settings)
    }

    @Test func `what the server says is heard to its end, and a stop cuts it`() throws {
      let ear = try SoundServer()
      let server = try SpeechServer(heardBy: ear)
      defer { withExtendedLifetime(server) {} }
      let speech = SpeechDispatcherSpeech(settings: SpeechSettings(), otherwise: engine)
      speech.speak(Utterance([.ours(text)]))
      speech.waitUntilSpoken { false }
      let whole = ear.audible
      #expect(whole > SoundServer.rate * 2)
      speech.speak(Utterance([.ours(text)]))
      try ear.eventually { ear.audible > whole + SoundServer.rate / 10 }
      speech.interrupt()
      speech.speak(Utterance([.ours("ok")], priority: .result))
      speech.waitUntilSpoken { false }
      #expect(ear.audible < whole * 2 - SoundServer.rate)
      #expect(speech.takeFaults() == [])
      speech.close()
    }

    @Test func `navigation replaces navigation, and results are heard in order`() throws {
      let ear = try SoundServer()
      let server = try SpeechServer(heardBy: ear)
      defer { withExtendedLifetime(server) {} }
      let speech = SpeechDispatcherSpeech(settings: SpeechSettings(), otherwise: engine)
      speech.speak(Utterance([.ours(text)], priority: .result))
      speech.waitUntilSpoken { false }
      let whole = ear.audible
      for _ in 0..<30 { speech.speak(Utterance([.ours(text), .theirs("你好", language: nil)])) }
      speech.speak(Utterance([.ours(text)], priority: .result))
      speech.speak(Utterance([.ours("ok")]))
      speech.waitUntilSpoken { false }
      #expect(ear.audible > whole * 2 - SoundServer.rate / 2)
      #expect(ear.audible < whole * 3)
      #expect(speech.takeFaults() == [])
      speech.close()
    }

    @Test(arguments: [false, true])
    func `a server that is killed or stopped in the middle is replaced by our engine`(
      isStopped: Bool
    ) throws {
      let ear = try SoundServer()
      let server = try SpeechServer(heardBy: ear)
      let speech = SpeechDispatcherSpeech(settings: SpeechSettings(), otherwise: engine)
      speech.speak(Utterance([.ours(text)], priority: .result))
      try ear.eventually { ear.audible > SoundServer.rate / 10 }
      if isStopped { server.stop() } else { server.kill() }
      // The result is said to its end by the other voice, without a key.
      speech.waitUntilSpoken { false }
      let faults = speech.takeFaults()
      #expect(faults.count == 1, "\(faults)")
      guard case .serverLost = faults.first else {
        Issue.record("unexpected \(faults)")
        return
      }
      let before = ear.audible
      speech.speak(Utterance([.ours("ok")]))
      speech.waitUntilSpoken { false }
      try ear.eventually { ear.audible > before }
      speech.close()
    }

    @Test func `a server on another computer is heard`() throws {
      let ear = try SoundServer()
      let server = try SpeechServer(heardBy: ear, isFar: true)
      defer { withExtendedLifetime(server) {} }
      let speech = SpeechDispatcherSpeech(settings: SpeechSettings(), otherwise: engine)
      speech.speak(Utterance([.ours(text)], priority: .result))
      speech.waitUntilSpoken { false }
      #expect(ear.audible > SoundServer.rate * 2)
      #expect(speech.takeFaults() == [])
      speech.close()
    }

    @Test(arguments: [
      (
        "unix_socket:/nowhere/speechd.sock",
        "Can't connect to unix socket /nowhere/speechd.sock: No such file or directory"
      ),
      (
        "inet_socket:127.0.0.1:1",
        "Can't connect to 127.0.0.1 on port 1 using inet sockets: Connection refused"
      ),
    ])
    func `a server that can't be reached is replaced at once, for one reason`(
      address: String, reason: String
    ) throws {
      let ear = try SoundServer()
      setenv("SPEECHD_ADDRESS", address, 1)
      defer { unsetenv("SPEECHD_ADDRESS") }
      let speech = SpeechDispatcherSpeech(settings: SpeechSettings(), otherwise: engine)
      speech.speak(Utterance([.ours("ok")], priority: .result))
      speech.waitUntilSpoken { false }
      try ear.eventually { ear.audible > 0 }
      #expect(speech.takeFaults() == [.serverLost(reason: reason)])
      speech.close()
    }

    @Test func `each language is a message of its own`() {
      let utterance = Utterance([
        .ours("Fruit: "), .theirs("apple", language: nil), .pause(milliseconds: 150),
        .theirs("苹果 & да", language: nil), .ours(" , "), .theirs("Äpfel", language: "de"),
      ])
      let messages = ServerMessage.messages(of: utterance, settings: SpeechSettings())
      #expect(messages.map(\.language) == ["en", "zh", "ru", "en", "de"])
      #expect(messages.first?.text == "Fruit: apple, ")
    }
  }
}
