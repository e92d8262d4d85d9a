/// The file, the synthesizer and what is left to say; all of it behind the lock of `WaveFileSpeech`.
struct WaveFileState {
  var settings: SpeechSettings
  var faults: [SpeechFault] = []
  private let synthesizer: any Synthesizer
  private var file: WaveFile
  private var queue = UtteranceQueue()
  /// Samples of the utterance that is being said which time has not reached yet.
  private var remaining: ArraySlice<Int16> = []
  private var applied: SpeechSettings
  private let isReal: Bool
  private var lastTime = Instant.now

  init(
    path: String, synthesizer: any Synthesizer, settings: SpeechSettings, isReal: Bool
  ) throws(SpeechFault) {
    try synthesizer.open(settings)
    file = try WaveFile(path: path, sampleRate: synthesizer.sampleRate)
    self.synthesizer = synthesizer
    self.settings = settings
    self.isReal = isReal
    applied = settings
    if let name = synthesizer.unknownVoice { faults.append(.noVoice(name: name)) }
  }

  mutating func add(_ utterance: Utterance) {
    if queue.add(utterance) { cut() }
  }

  mutating func clear() {
    if queue.clear() { cut() }
  }

  /// Lets the time that really passed since the last request pass in the file.
  mutating func catchUp() {
    guard isReal else { return }
    let now = Instant.now
    pass(milliseconds: (now.nanoseconds - lastTime.nanoseconds) / 1_000_000)
    lastTime = now
  }

  /// Lets time pass: so many milliseconds, or until all is said.
  mutating func pass(milliseconds: Int?) {
    var budget = milliseconds.map { synthesizer.sampleRate * $0 / 1000 }
    while budget != 0 {
      if remaining.isEmpty {
        queue.end()
        guard let next = queue.begin() else { break }
        remaining = samples(of: next)[...]
        continue
      }
      let part = remaining.prefix(budget ?? remaining.count)
      write(part)
      remaining = remaining.dropFirst(part.count)
      budget = budget.map { $0 - part.count }
    }
    if remaining.isEmpty { queue.end() }
    if let budget, budget > 0 { write(ArraySlice(repeating: 0, count: budget)) }
  }

  mutating func close() {
    do throws(SpeechFault) { try file.close() } catch { faults.append(error) }
  }

  private mutating func cut() {
    remaining = []
    queue.end()
  }

  private mutating func samples(of utterance: Utterance) -> [Int16] {
    if applied != settings {
      synthesizer.apply(settings)
      applied = settings
    }
    var samples: [Int16] = []
    for piece in SpeechPiece.pieces(of: utterance, settings: settings) {
      switch piece {
      case .pause(let milliseconds):
        samples += repeatElement(0, count: synthesizer.sampleRate * milliseconds / 1000)
      case .run(let run):
        do throws(SpeechFault) {
          try synthesizer.synthesize(run) {
            samples += $0
            return true
          }
        } catch {
          if !faults.contains(error) { faults.append(error) }
        }
      }
    }
    return samples
  }

  private mutating func write(_ samples: ArraySlice<Int16>) {
    do throws(SpeechFault) {
      try file.write(samples)
    } catch {
      if !faults.contains(error) { faults.append(error) }
    }
  }
}
