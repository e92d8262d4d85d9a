import EspeakSynthesis
import LineMode
import Localization
import Narration
import Speech

/// `vocalist voices`: what can speak, and which voice serves which language.
struct VoicesCommand {
  let values: OptionValues
  let interface: Interface
  let environment: Environment

  func run() throws(CommandError) -> ExitStatus {
    let espeak: EspeakInspection
    do throws(SpeechFault) {
      espeak = try EspeakInspection()
    } catch {
      throw .speech(error)
    }
    try StandardOutput.write(interface.text(Message("voices_espeak")) + "\n")
    let sources = LocaleSources.standard(
      option: values.string(.locales), environment: environment.texts)
    let overviews = try LocaleCommand.orFault { () throws(LocaleFault) in
      try LocaleOverview.all(in: sources)
    }
    for overview in overviews {
      // The voice that will really be used: the first that is there.
      let voice = overview.voices.first(where: espeak.exists)
      let line = Message(
        "voices_language",
        [
          "tag": .text(overview.tag), "name": .text(overview.name),
          "voice": .message(
            voice.map { Message("locale_voice", ["voice": .text($0)]) }
              ?? Message("locale_no_voice")),
        ])
      try StandardOutput.write(interface.text(line) + "\n")
    }
    return .chosen
  }
}
