import AlsaAudio
import EspeakSynthesis
import Speech
import Testing

extension RealEngineTests {
  /// What reaches a real sound server.
  @Suite struct SoundTests {
    private let text = "a sentence that takes its time, and goes on, and has not ended yet"

    @Test func `an utterance is heard, and a stop cuts it`() throws {
      let ear = try SoundServer()
      let engine = SpeechEngine(
        synthesizer: EspeakSynthesizer(), audio: AlsaAudio(), settings: SpeechSettings())
      engine.speak(Utterance([.ours(text)]))
      engine.waitUntilSpoken { false }
      let whole = ear.audible
      #expect(whole > SoundServer.rate * 2)
      engine.speak(Utterance([.ours(text)]))
      try ear.eventually { ear.audible > whole + SoundServer.rate / 10 }
      engine.interrupt()
      engine.waitUntilSpoken { false }
      engine.speak(Utterance([.ours("ok")]))
      engine.waitUntilSpoken { false }
      #expect(ear.audible < whole * 2 - SoundServer.rate)
      engine.close()
      #expect(engine.takeFaults() == [])
    }

    @Test func `navigation replaces navigation, and a result is heard whole`() throws {
      let ear = try SoundServer()
      let engine = SpeechEngine(
        synthesizer: EspeakSynthesizer(), audio: AlsaAudio(), settings: SpeechSettings())
      engine.speak(Utterance([.ours(text)], priority: .result))
      engine.waitUntilSpoken { false }
      let whole = ear.audible
      for _ in 0..<50 { engine.speak(Utterance([.ours(text)])) }
      engine.speak(Utterance([.ours(text)], priority: .result))
      engine.speak(Utterance([.ours("ok")]))
      engine.waitUntilSpoken { false }
      let both = ear.audible
      #expect(both > whole * 2 - SoundServer.rate / 4)
      #expect(both < whole * 3)
      engine.close()
    }

    @Test func `a sound server that dies is told once, and speech comes back with it`() throws {
      let ear = try SoundServer()
      let engine = SpeechEngine(
        synthesizer: EspeakSynthesizer(), audio: AlsaAudio(), settings: SpeechSettings())
      engine.speak(Utterance([.ours(text)]))
      try ear.eventually { ear.audible > SoundServer.rate / 10 }
      ear.kill()
      var faults: [SpeechFault] = []
      try ear.eventually {
        engine.speak(Utterance([.ours("one")]))
        faults += engine.takeFaults()
        return faults.count >= 2
      }
      guard case .soundCardLost = faults[0], case .noSoundCard = faults[1] else {
        Issue.record("unexpected \(faults)")
        return
      }
      for _ in 0..<3 { engine.speak(Utterance([.ours("two")])) }
      engine.waitUntilSpoken { false }
      #expect(engine.takeFaults() == [])
      try ear.start()
      let before = ear.audible
      try ear.eventually {
        engine.speak(Utterance([.ours("three")], priority: .result))
        engine.waitUntilSpoken { false }
        faults += engine.takeFaults()
        return faults.last == .recovered
      }
      try ear.eventually { ear.audible > before }
      engine.close()
    }

    @Test func `no sound card is one fault with its reason, and nothing waits for it`() throws {
      let printed = try Scratch.standardError {
        let engine = SpeechEngine(
          synthesizer: EspeakSynthesizer(), audio: AlsaAudio(device: "hw:7"),
          settings: SpeechSettings())
        for _ in 0..<3 {
          engine.speak(Utterance([.ours(text)], priority: .result))
          engine.waitUntilSpoken { false }
        }
        let faults = engine.takeFaults()
        #expect(faults.count == 1)
        guard case .noSoundCard(let reason) = faults.first else {
          Issue.record("unexpected \(faults)")
          return
        }
        #expect(!reason.isEmpty)
        engine.close()
      }
      #expect(printed == "")
    }
  }
}
