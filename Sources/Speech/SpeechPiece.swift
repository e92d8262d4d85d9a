/// What an utterance becomes before it is spoken: runs of one voice, and pauses.
public enum SpeechPiece: Sendable, Equatable {
  case run(SpeechRun)
  case pause(milliseconds: Int)

  /// The pieces of an utterance, in order; every visible character of it is in exactly one.
  public static func pieces(of utterance: Utterance, settings: SpeechSettings) -> [SpeechPiece] {
    var result: [SpeechPiece] = []
    for part in utterance.parts {
      switch part {
      case .ours(let text):
        result += runs(text, language: settings.language, isOurs: true, settings)
      case .theirs(let text, let language):
        result += runs(text, language: language, isOurs: false, settings)
      case .pause(let milliseconds):
        result.append(.pause(milliseconds: milliseconds))
      }
    }
    return result
  }

  private static func runs(
    _ text: String, language: String?, isOurs: Bool, _ settings: SpeechSettings
  ) -> [SpeechPiece] {
    let scripts = LanguageScripts.scripts(of: language ?? settings.language)
    let text = SpeakableText.neutralized(text)
    return ScriptRuns.split(text, otherwise: scripts[0]).flatMap { run in
      // A language says how to read its own script, not what a word of another script is.
      let known = language.flatMap { _ in scripts.contains(run.script) ? language : nil }
      return TextPieces.split(run.text, script: run.script).map {
        SpeechPiece.run(
          SpeechRun(text: $0, script: run.script, language: known, isOurs: isOurs))
      }
    }
  }
}
