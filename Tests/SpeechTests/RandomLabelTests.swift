import TestSupport
import Testing

@testable import EspeakSynthesis
@testable import Speech

/// Nothing of an utterance is lost or said twice.
@Suite struct RandomLabelTests {
  private static let settings = SpeechSettings(rate: 800)

  private static func runs(_ label: RandomLabel) -> [SpeechRun] {
    SpeechPiece.pieces(of: Utterance([.theirs(label.text, language: nil)]), settings: settings)
      .compactMap { if case .run(let run) = $0 { run } else { nil } }
  }

  /// The engine is given this sequence, and nothing else.
  @Test func `ten thousand labels are recorded whole, in order and once`() {
    var random = PropertySeed.random(0)
    for _ in 0..<10_000 {
      let label = RandomLabel(using: &random)
      let runs = Self.runs(label)
      let said = runs.map(\.text).joined().filter { $0 != " " }
      #expect(
        said == label.said, "\(label.text): VOCALIST_SEED=\(PropertySeed.seed) shows it again")
      #expect(runs.allSatisfy { !$0.text.isEmpty })
    }
  }
}

extension RealEngineTests {
  @Suite struct RandomWordTests {
    @Test func `ten thousand labels are reached by the voice word by word, once`() throws {
      var random = PropertySeed.random(0)
      let settings = SpeechSettings(rate: 800)
      let espeak = EspeakSynthesizer()
      try espeak.open(settings)
      var positions: [Int] = []
      espeak.onWord = { positions.append($0.position - 1) }
      for _ in 0..<10_000 {
        let label = RandomLabel(using: &random)
        let utterance = Utterance([.theirs(label.text, language: nil)])
        for case .run(let run) in SpeechPiece.pieces(of: utterance, settings: settings) {
          // Characters that are Japanese reach the voice as kana, with places of their own.
          if run.script == .kana && KanjiReader.hasKanji(run.text) { continue }
          positions = []
          try espeak.synthesize(run) { _ in true }
          // A number is several words to the voice, told at places within it; what has no place in
          // the text is the end of a clause.
          let reached = positions.filter { $0 >= 0 }.map { Self.word(at: $0, in: run.text) }
          let heard = reached.indices.filter { $0 == 0 || reached[$0] != reached[$0 - 1] }
            .map { reached[$0] }
          let words = run.text.split(separator: " ").count
          #expect(
            heard == Array(0..<words),
            "\(run.text) of \(label.text): VOCALIST_SEED=\(PropertySeed.seed) shows it again")
        }
      }
    }

    /// The number of the word that holds a character, or that comes after it.
    private static func word(at place: Int, in text: String) -> Int {
      let before = text.unicodeScalars.prefix(place + 1)
      let words = before.split(separator: " ").count
      return before.last == " " ? words : words - 1
    }
  }
}
