import LineMode
import Localization
import Narration
import Speech

/// `vocalist locale show TAG [MESSAGE]`: every message filled, printed and spoken.
struct LocaleShowing {
  let values: OptionValues
  let tag: String?
  let key: String?
  let interface: Interface
  let environment: Environment

  func run() throws(CommandError) -> ExitStatus {
    guard let tag else { throw .missingOperand(placeholder: "TAG") }
    let localizer = try LocaleCommand.orFault { () throws(LocaleFault) in
      try Localizer(
        language: tag,
        sources: .standard(option: values.string(.locales), environment: environment.texts))
    }
    let show = try LocaleCommand.orFault { () throws(LocaleFault) in
      try LocaleShow(localizer: localizer)
    }
    let samples = show.samples(named: key ?? "")
    if samples.isEmpty, let key { throw .locale(Message("locale_no_message", ["key": .text(key)])) }
    let speech = try speech(for: localizer)
    defer { speech?.close() }
    for sample in samples {
      try StandardOutput.write(lines(of: sample))
      guard let speech else { continue }
      speech.speak(utterance(sample.sentence))
      speech.waitUntilSpoken { false }
      // Without sound the rest is still there to be read.
      for fault in speech.takeFaults() { interface.complain(fault.message) }
    }
    return .chosen
  }

  /// The key, the printed line, and the spoken one where it differs.
  private func lines(of sample: LocaleSample) -> String {
    let variant = sample.variant.map { " (\($0))" } ?? ""
    let spoken = sample.sentence.spokenText
    let twin = spoken == sample.sentence.printed ? "" : "    \(spoken)\n"
    return "\(sample.key)\(variant)\n    \(sample.sentence.printed)\n\(twin)"
  }

  private func speech(for localizer: Localizer) throws(CommandError) -> (any SpeechOutput)? {
    let choice: SpeechChoiceOption
    if let written = values.string(.speech) {
      choice = SpeechChoiceOption(written: written)
    } else if values.flag(.speech) {
      // Whoever asks to hear a language wants our voice, whatever else speaks.
      choice = .espeak
    } else {
      return nil
    }
    let usual = SpeechSettings()
    let settings = SpeechSettings(
      language: localizer.language, voices: localizer.voices, voice: values.string(.voice),
      rate: values.number(.rate) ?? usual.rate, pitch: values.number(.pitch) ?? usual.pitch,
      volume: values.number(.volume) ?? usual.volume,
      punctuation: values.choice(.punctuation, default: usual.punctuation))
    let factory = SpeechFactory(settings: settings, isScripted: false, environment: environment)
    return try factory.make(choice, terminal: nil).output
  }

  private func utterance(_ sentence: Sentence) -> Utterance {
    Utterance(sentence.spoken.map(Utterance.Part.init), priority: .result)
  }
}
