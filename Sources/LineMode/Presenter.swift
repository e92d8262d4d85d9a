import Localization
import Narration
import Speech

/// Carries effects out: prints lines, speaks utterances, passes preferences on.
///
/// The line and the utterance come from the same report, so they cannot differ in their facts.
final class Presenter {
  /// Writes one line, which holds no line end and no control character.
  private let print: (String) throws -> Void
  /// The line of a text that is being typed; nil where the terminal shows what is typed by itself,
  /// or nobody types.
  private var editLine: EditLine?
  let speech: any SpeechOutput
  private let localizer: Localizer
  private var settings: SpeechSettings
  private var isSpeechOn: Bool

  init(
    localizer: Localizer, speech: any SpeechOutput, settings: SpeechSettings,
    preferences: Preferences, print: @escaping (String) throws -> Void, editLine: EditLine? = nil
  ) {
    self.localizer = localizer
    self.speech = speech
    self.settings = settings
    self.print = print
    self.editLine = editLine
    isSpeechOn = preferences.isSpeechOn
    speech.apply(settings)
  }

  /// Prints and speaks what a report tells; the line comes first, since it takes no time.
  func tell(_ report: Report) throws {
    try show(report)
    speak(report)
    try tellFaults()
  }

  /// What is typed stands in a line of its own where it is typed on a terminal; anything else begins
  /// a new one.
  private func show(_ report: Report) throws {
    // What stands in a line that another has followed can't be erased there any more.
    let isOutOfReach = report.echo?.isDeletion == true && editLine?.isOpen == false
    if let echo = report.echo, editLine != nil, !isOutOfReach {
      try editLine?.show(echo.text)
      if echo.isWhole { return }
    }
    if report.isPrinted { try printLines(report.sentences.map(\.printed)) }
  }

  private func printLines(_ lines: [String]) throws {
    if !lines.isEmpty { try editLine?.end() }
    for line in lines { try print(line) }
  }

  /// Lines are read from here on, so the terminal shows what is typed by itself.
  func stopEditing() throws {
    try editLine?.end()
    editLine = nil
  }

  /// Whoever writes to the terminal next begins a line.
  func endLine() throws { try editLine?.end() }

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
    try printLines(speech.takeFaults().map { localizer.text($0.message) })
  }

  private func speak(_ report: Report) {
    guard isSpeechOn else { return }
    var parts: [Utterance.Part] = []
    for sentence in report.sentences {
      if !parts.isEmpty { parts.append(.pause(milliseconds: 150)) }
      parts += sentence.spoken.map(Utterance.Part.init)
    }
    Signpost.announced.mark()
    speech.speak(Utterance(parts, priority: report.priority == .result ? .result : .navigation))
  }
}

extension Utterance.Part {
  public init(_ part: Sentence.Part) {
    switch part {
    case .ours(let text): self = .ours(text)
    case .theirs(let text, let language): self = .theirs(text, language: language)
    case .letter(let text, let language): self = .letter(text, language: language)
    case .pause(let milliseconds): self = .pause(milliseconds: milliseconds)
    }
  }
}
