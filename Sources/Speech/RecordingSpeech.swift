import Synchronization

/// Speech that only remembers what it was asked, for tests and for the trace.
public final class RecordingSpeech: SpeechOutput {
  public enum Request: Sendable, Equatable {
    case speak(Utterance)
    case interrupt
    case wait(milliseconds: Int?)
    case apply(SpeechSettings)
    case close
  }

  private let recorded = Mutex<[Request]>([])

  public init() {}

  /// Everything asked so far, in order.
  public var requests: [Request] { recorded.withLock { $0 } }

  public func speak(_ utterance: Utterance) { record(.speak(utterance)) }
  public func interrupt() { record(.interrupt) }
  public func waitUntilSpoken(unless shouldStop: () -> Bool) { record(.wait(milliseconds: nil)) }
  public func finishSpeaking(within milliseconds: Int?) {
    record(.wait(milliseconds: milliseconds))
  }
  public func apply(_ settings: SpeechSettings) { record(.apply(settings)) }
  public func takeFaults() -> [SpeechFault] { [] }
  public func close() { record(.close) }

  private func record(_ request: Request) { recorded.withLock { $0.append(request) } }
}
