import AlsaAudio
import EspeakSynthesis
import Glibc
import Speech
import TestSupport
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

    /// A card that falls asleep swallows the tenths of a second in which it wakes.
    @Test func `after half a minute of silence the first sound is not clipped`() throws {
      let ear = try SoundServer()
      let written = Monitor<[Int16]>([])
      let engine = SpeechEngine(
        synthesizer: EspeakSynthesizer(), audio: RecordingAudio(AlsaAudio(), written),
        settings: SpeechSettings())
      // The first utterance opens the sink; the second, long after, is the one that counts.
      for pause in [0, 31] as [UInt32] {
        sleep(pause)
        let before = ear.samples.count
        written.withLock { $0 = [] }
        engine.speak(Utterance([.ours("apple")], priority: .result))
        engine.waitUntilSpoken { false }
        var heard: ArraySlice<Int16> = []
        try ear.eventually {
          heard = ear.samples[before...].drop { abs(Int($0)) <= 60 }.prefix(SoundServer.rate / 100)
          return heard.count == SoundServer.rate / 100
        }
        let sound = written.withLock { $0 }.drop { abs(Int($0)) <= 60 }
        // A recorder of the sink may lose up to 2 ms where a stream begins.
        let lost = (0...SoundServer.rate / 500).first { sound.dropFirst($0).starts(with: heard) }
        #expect(lost != nil, "after \(pause) s")
      }
      #expect(engine.takeFaults() == [])
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
      let printed = try StandardError.text {
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
