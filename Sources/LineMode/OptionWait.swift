import CPosix
import Glibc
import Localization
import Narration
import Speech

/// The time before the first option is there: the person hears that options are waited for, and can
/// give up.
public struct OptionWait {
  private let presenter: Presenter
  private let localizer: Localizer
  private let signals: Int32
  private let timeout: Duration?
  private let start = ContinuousClock.now

  /// - Parameters:
  ///   - signals: the descriptor from `cposix_signal_descriptor`.
  ///   - timeout: when the whole question is given up.
  public init(
    localizer: Localizer, preferences: Preferences, speech: any SpeechOutput,
    settings: SpeechSettings, signals: Int32, timeout: Duration?,
    print: @escaping (String) throws -> Void
  ) {
    presenter = Presenter(
      localizer: localizer, speech: speech, settings: settings, preferences: preferences,
      print: print)
    self.localizer = localizer
    self.signals = signals
    self.timeout = timeout
  }

  /// Reads options until there are enough.
  ///
  /// Keys other than the ones that cancel are answered and dropped: nothing is chosen that has not
  /// been told.
  ///
  /// - Parameters:
  ///   - pending: where options come from; nil once there are enough.
  ///   - read: takes what has come there.
  ///   - terminal: stays in raw mode for the session that follows.
  /// - Returns: what ended the question before it was asked; nil when it can be asked.
  public func run(
    pending: () -> Int32?, read: () throws -> Void, input: LiveSession.Input,
    terminal: inout Terminal?
  ) throws -> LiveSession.Ending? {
    var keys: KeyDecoder?
    var answers: Int32
    switch input {
    case .keys(let name):
      guard let descriptor = terminal?.descriptor else { return .lost }
      keys = KeyDecoder(terminal: name)
      answers = descriptor
      terminal?.enterRawMode()
    case .lines(let descriptor): answers = descriptor
    }
    try tellWaiting()
    while let source = pending() {
      let isPending = keys?.isPending ?? false
      let ready = Descriptor.wait(
        [source, answers, signals], milliseconds: isPending ? LiveSession.escapePatience : patience)
      if ready.contains(signals), let ending = try answerSignal(&terminal) { return ending }
      if let timeout, ContinuousClock.now - start >= timeout {
        return try end(.timedOut, telling: .timeout)
      }
      if ready.contains(answers) || isPending {
        presenter.interrupt()
        switch try answer(from: answers, isThere: ready.contains(answers), &keys) {
        case nil: return .lost
        case .cancel: return try end(.cancelled, telling: .cancelled)
        case .end: return .outcome(.ended)
        case .suspend: try suspend(&terminal)
        case .other: try tellWaiting()
        case .incomplete: break
        }
      }
      if ready.contains(source) { try read() }
    }
    return nil
  }

  private enum Answer {
    case cancel
    case end
    case suspend
    case other
    case incomplete
  }

  /// Nil where the terminal went away.
  private func answer(
    from descriptor: Int32, isThere: Bool, _ keys: inout KeyDecoder?
  ) throws -> Answer? {
    guard keys != nil else {
      guard let bytes = try Descriptor.readLine(descriptor) else { return .end }
      let line = String(decoding: bytes, as: UTF8.self).trimmed
      let command = TypedCommand(symbols: line) ?? TypedCommand(word: line, localizer: localizer)
      return command == .cancel ? .cancel : .other
    }
    var pressed: [Key] = []
    if isThere {
      let bytes = try Descriptor.read(descriptor)
      if bytes.isEmpty { return nil }
      pressed = keys?.decode(bytes) ?? []
    } else {
      pressed = keys?.flush() ?? []
    }
    let cancels = [
      Key(.escape), Key(.character("c"), .control), Key(.character("d"), .control),
    ]
    if pressed.contains(where: cancels.contains) { return .cancel }
    if pressed.contains(Key(.character("z"), .control)) { return .suspend }
    return pressed.isEmpty ? .incomplete : .other
  }

  private func answerSignal(_ terminal: inout Terminal?) throws -> LiveSession.Ending? {
    switch cposix_next_signal(signals) {
    case 0: return nil
    case SIGTSTP:
      try suspend(&terminal)
      return nil
    case let signal:
      presenter.interrupt()
      return .signal(signal)
    }
  }

  private func suspend(_ terminal: inout Terminal?) throws {
    presenter.interrupt()
    if terminal == nil { cposix_suspend() } else { terminal?.suspend() }
    try tellWaiting()
  }

  private func tellWaiting() throws { try presenter.tell(Message("waiting")) }

  private func end(
    _ outcome: Outcome, telling announcement: Announcement
  ) throws -> LiveSession.Ending {
    try presenter.tell(
      Report([localizer.sentence(for: announcement)], priority: announcement.priority))
    presenter.speech.waitUntilSpoken { false }
    return .outcome(outcome)
  }

  private var patience: Int? {
    guard let timeout else { return 1000 }
    let left = timeout - (ContinuousClock.now - start)
    return min(1000, max(0, Int((left / .milliseconds(1)).rounded(.up))))
  }
}
