import Speech
import Testing

@Suite struct SpeechEngineTests {
  private let card = TestAudio.Card()

  private func engine() -> SpeechEngine {
    SpeechEngine(
      synthesizer: ByteSynthesizer(), audio: TestAudio(card), settings: SpeechSettings())
  }

  /// An utterance that is being written when this returns, and is not getting on.
  private func hold(_ engine: SpeechEngine, _ text: String, _ priority: Utterance.Priority) {
    card.isHeld.withLock { $0 = true }
    engine.speak(Utterance([.ours(text)], priority: priority))
  }

  private func release() { card.isHeld.withLock { $0 = false } }

  @Test func `of many keys only the newest is said`() {
    let engine = engine()
    hold(engine, "first", .navigation)
    for number in 1...100 { engine.speak(Utterance([.ours("n\(number)")])) }
    release()
    engine.waitUntilSpoken { false }
    #expect(card.text.hasSuffix("n100|"))
    #expect(!card.text.contains("n50|"))
    engine.close()
  }

  @Test func `results are said whole and in order, with the newest navigation after them`() {
    let engine = engine()
    hold(engine, "one", .result)
    engine.speak(Utterance([.ours("lost")]))
    engine.speak(Utterance([.ours("two")], priority: .result))
    engine.speak(Utterance([.ours("three")]))
    release()
    engine.waitUntilSpoken { false }
    #expect(card.text == "one|two|three|")
    engine.close()
  }

  @Test func `an interruption drops what is said and what waits`() {
    let engine = engine()
    hold(engine, "one", .result)
    engine.speak(Utterance([.ours("two")], priority: .result))
    engine.interrupt()
    release()
    engine.speak(Utterance([.ours("three")]))
    engine.waitUntilSpoken { false }
    #expect(!card.text.contains("two"))
    #expect(card.text.hasSuffix("three|"))
    engine.close()
  }

  @Test func `a busy card is told once, and its return too`() {
    card.fault.withLock { $0 = .soundCardBusy }
    let engine = engine()
    for _ in 0..<3 {
      engine.speak(Utterance([.ours("x")], priority: .result))
      engine.waitUntilSpoken { false }
    }
    #expect(engine.takeFaults() == [.soundCardBusy])
    card.fault.withLock { $0 = nil }
    while card.text.isEmpty {
      engine.speak(Utterance([.ours("y")], priority: .result))
      engine.waitUntilSpoken { false }
    }
    #expect(engine.takeFaults() == [.recovered])
    engine.close()
  }

  @Test func `a card that is lost in the middle is told`() {
    let engine = engine()
    hold(engine, "first", .result)
    card.fault.withLock { $0 = .soundCardLost(reason: "gone") }
    release()
    engine.waitUntilSpoken { false }
    #expect(engine.takeFaults() == [.soundCardLost(reason: "gone")])
    engine.close()
  }

  @Test func `waiting ends when it is told to`() {
    let engine = engine()
    hold(engine, "first", .result)
    var asked = 0
    engine.waitUntilSpoken {
      asked += 1
      return asked == 3
    }
    #expect(asked == 3)
    engine.interrupt()
    release()
    engine.close()
  }
}
