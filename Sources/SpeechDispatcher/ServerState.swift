import Speech

/// What the threads that talk to the server share.
struct ServerState {
  var queue = UtteranceQueue()
  /// What the server was given last: said again by the other speech when the server fails in it.
  var current: Utterance?
  var settings: SpeechSettings
  var faults: [SpeechFault] = []
  /// Messages that the server has not finished yet.
  var outstanding: Set<Int> = []
  /// Messages that were over before the server had told their numbers.
  var over: Set<Int> = []
  var mustCancel = false
  /// Since when a call has been waiting for its answer.
  var busySince: Instant?
  var isClosing = false
  var hasEnded = false
  private(set) var other: (any SpeechOutput)?
  private let otherwise: @Sendable (SpeechSettings) -> any SpeechOutput

  init(
    settings: SpeechSettings, otherwise: @escaping @Sendable (SpeechSettings) -> any SpeechOutput
  ) {
    self.settings = settings
    self.otherwise = otherwise
  }

  /// Gives up the server: what it was saying and what waits is said by the other speech.
  mutating func fail(_ reason: String) {
    guard other == nil, !isClosing else { return }
    faults.append(.serverLost(reason: reason))
    let other = otherwise(settings)
    self.other = other
    if let current, queue.speaking != nil, !mustCancel { other.speak(current) }
    for utterance in queue.waiting { other.speak(utterance) }
    _ = queue.clear()
    queue.end()
    current = nil
  }

  /// A message is over, heard to its end or cancelled.
  mutating func finish(message: Int) {
    if outstanding.remove(message) == nil { over.insert(message) }
    endIfSilent()
  }

  mutating func endIfSilent() {
    guard outstanding.isEmpty, !isGiving else { return }
    queue.end()
    current = nil
    over = []
  }

  /// Whether the worker is still handing over the messages of an utterance.
  var isGiving = false
}
