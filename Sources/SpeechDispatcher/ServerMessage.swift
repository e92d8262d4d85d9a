import Speech

/// What the server is given at once: text of one language.
struct ServerMessage: Equatable {
  var text: String
  var language: String
  /// A capital, heard higher.
  var isRaised = false

  /// The messages of an utterance; neighbours of one language are one message, so that the server
  /// makes no pause between them.
  static func messages(of utterance: Utterance, settings: SpeechSettings) -> [ServerMessage] {
    var messages: [ServerMessage] = []
    for piece in SpeechPiece.pieces(of: utterance, settings: settings) {
      switch piece {
      case .pause:
        if !messages.isEmpty { messages[messages.count - 1].text += ", " }
      case .run(let run):
        let language = language(of: run, settings)
        if let last = messages.last, last.language == language, last.isRaised == run.isRaised {
          messages[messages.count - 1].text += run.text
        } else {
          messages.append(
            ServerMessage(text: run.text, language: language, isRaised: run.isRaised))
        }
      }
    }
    // A message without anything to say would never end.
    return messages.filter { $0.text.contains { !$0.isWhitespace } }
  }

  private static func language(of run: SpeechRun, _ settings: SpeechSettings) -> String {
    if let language = run.language { return language }
    if LanguageScripts.scripts(of: settings.language).contains(run.script) {
      return settings.language
    }
    return run.script == .han ? "zh" : LanguageScripts.languages(for: run.script).first ?? "en"
  }
}
