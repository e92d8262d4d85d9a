/// Who speaks, as `--speech` says it.
enum SpeechChoiceOption: Sendable, Equatable {
  /// Ourselves, unless a screen reader speaks already.
  case auto
  case espeak
  /// The desktop's speech server.
  case speechd
  case off
  /// A sound file instead of the sound card.
  case wav(path: String)

  /// Takes a word that the option table has let through.
  init(written text: String) {
    self =
      switch text {
      case "espeak": .espeak
      case "speechd": .speechd
      case "off": .off
      case _ where text.hasPrefix("wav:"): .wav(path: String(text.dropFirst(4)))
      default: .auto
      }
  }
}
