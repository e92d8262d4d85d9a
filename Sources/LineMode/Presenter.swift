import Localization
import Narration
import Speech

/// Carries effects out: prints lines, speaks utterances, passes preferences on.
///
/// The line and the utterance come from the same report, so they cannot differ in their facts.
final class Presenter {
  /// Writes one line, which holds no line end and no control character.
  private let print: (String) throws -> Void
  let speech: any SpeechOutput
  private let localizer: Localizer
  private var settings: SpeechSettings
  private var isSpeechOn: Bool

  init(
    localizer: Localizer, speech: any SpeechOutput, settings: SpeechSettings,
    preferences: Preferences, print: @escaping (String) throws -> Void
  ) {
    self.localizer = localizer
    self.speech = speech
    self.settings = settings
    self.print = print
    isSpeechOn = preferences.isSpeechOn
    speech.apply(settings)
  }

  /// Prints and speaks what a report tells; the line comes first, since it takes no time.
  func tell(_ report: Report) throws {
    for sentence in report.sentences { try print(sentence.printed) }
    speak(report)
    try tellFaults()
  }

  func tell(_ message: Message) throws {
    try tell(Report([localizer.sentence(for: message)]))
  }

  func apply(_ preferences: Preferences) {
    isSpeechOn = preferences.isSpeechOn
    settings.rate = preferences.rate
    settings.pitch = preferences.pitch
    settings.volume = preferences.volume
    settings.punctuation = preferences.punctuation
    speech.apply(settings)
  }

  /// A key was pressed: whatever is being said is old.
  func interrupt() { speech.interrupt() }

  /// Why nothing is heard is read, not heard: one line each.
  func tellFaults() throws {
    for fault in speech.takeFaults() { try print(localizer.text(fault.message)) }
  }

  private func speak(_ report: Report) {
    guard isSpeechOn else { return }
    var parts: [Utterance.Part] = []
    for sentence in report.sentences {
      if !parts.isEmpty { parts.append(.pause(milliseconds: 150)) }
      parts += sentence.spoken.map(Utterance.Part.init)
    }
    speech.speak(Utterance(parts, priority: report.priority == .result ? .result : .navigation))
  }
}

extension Utterance.Part {
  public init(_ part: Sentence.Part) {
    switch part {
    case .ours(let text): self = .ours(text)
    case .theirs(let text, let language): self = .theirs(text, language: language)
    case .pause(let milliseconds): self = .pause(milliseconds: milliseconds)
    }
  }
}
