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
      case .letter(let character, let language):
        result += letter(character, language: language, settings)
      case .pause(let milliseconds):
        result.append(.pause(milliseconds: milliseconds))
      }
    }
    return result
  }

  /// A character alone: its name where it is a sign, its number where it has none.
  private static func letter(
    _ character: String, language: String?, _ settings: SpeechSettings
  ) -> [SpeechPiece] {
    let text = SpeakableText.neutralized(character)
    let isLetter = text.contains { $0.isLetter || $0.isNumber }
    let isCapital = text.uppercased() == text && text.lowercased() != text
    let code = text.unicodeScalars.first.map { "U+" + String($0.value, radix: 16) } ?? ""
    return runs(text, language: language, isOurs: false, settings).map { piece in
      guard case .run(var run) = piece else { return piece }
      run.isLetter = isLetter
      run.isRaised = isCapital
      if !isLetter, run.text == text { run.text = code }
      return .run(run)
    }
  }

  private static func runs(
    _ text: String, language: String?, isOurs: Bool, _ settings: SpeechSettings
  ) -> [SpeechPiece] {
    let scripts = LanguageScripts.scripts(of: language ?? settings.language)
    let text = NumberSigns.plain(SpeakableText.neutralized(text))
    let reader = SignReader(settings: settings)
    // Signs between the letters of other scripts, or alone, are ours to name.
    let isOnlySigns = !text.contains { $0.isLetter || $0.isNumber }
    let isJapanese = scripts[0] == .kana || language == nil && isJapanese(text)
    let runs = ScriptRuns.split(text, otherwise: scripts[0], isJapanese: isJapanese)
    return runs.indices.flatMap { index -> [SpeechPiece] in
      let run = runs[index]
      // A language says how to read its own script, not what a word of another script is.
      let known = language.flatMap { _ in scripts.contains(run.script) ? language : nil }
      guard !isOurs else {
        if UnsaidNumbers.isForeign(to: settings.language) {
          return parted(run, settings.language, isOurs, settings)
        }
        return cut(numbers(run.text, run.script, known, settings), run, known, true)
      }
      let naming = naming(run.script, known, isOnlySigns, settings)
      let pieces = reader.pieces(
        run.text, language: naming, isOnlySigns: isOnlySigns,
        preceding: index > 0 ? runs[index - 1].text.last : nil,
        following: index + 1 < runs.count ? runs[index + 1].text.first : nil)
      return pieces.flatMap { piece in
        switch piece {
        case .own(run.text):
          if let known, UnsaidNumbers.isForeign(to: known) {
            return parted(run, known, isOurs, settings)
          }
          return cut(numbers(run.text, run.script, known, settings), run, known, false)
        case .own(let text): return named(text, run.script, known, settings)
        case .interface(let name):
          let script = LanguageScripts.scripts(of: settings.language)[0]
          return named(name, script, settings.language, settings)
        }
      }
    }
  }

  /// Text with names of signs in it, some of which have words of another script ("OK手势").
  private static func named(
    _ text: String, _ script: Script, _ language: String?, _ settings: SpeechSettings
  ) -> [SpeechPiece] {
    ScriptRuns.split(text, otherwise: script, isJapanese: script == .kana).flatMap { run in
      let known = run.script == script ? language : nil
      return cut(numbers(run.text, run.script, known, settings), run, known, false)
    }
  }

  /// Whether a text of no known language shows by its kana that its characters are Japanese. A の
  /// alone does not: Chinese shop signs wear it.
  private static func isJapanese(_ text: String) -> Bool {
    text.unicodeScalars.contains { Script(of: $0) == .kana && $0 != "の" }
  }

  /// The language in which the signs of a run are named: its own where that is known or clear.
  private static func naming(
    _ script: Script, _ known: String?, _ isOnlySigns: Bool, _ settings: SpeechSettings
  ) -> String {
    if let known { return known }
    if isOnlySigns || LanguageScripts.scripts(of: settings.language).contains(script) {
      return settings.language
    }
    switch script {
    case .latin: return "en"
    case .han: return "zh"
    default: return LanguageScripts.languages(for: script).first ?? ""
    }
  }

  private static func numbers(
    _ text: String, _ script: Script, _ known: String?, _ settings: SpeechSettings
  ) -> String {
    guard script == .han, known?.hasPrefix("ja") != true else {
      let language = known ?? LanguageScripts.languages(for: script).first ?? ""
      return UnsaidNumbers.spelled(LongNumbers.spaced(text), in: language)
    }
    let isChinese = LanguageScripts.scripts(of: settings.language)[0] == .han
    return ChineseNumbers(language: known ?? (isChinese ? settings.language : "zh-Hans"))
      .spelled(text)
  }

  /// Numbers go to the voice of the interface, or to the English one where that says none either.
  private static func parted(
    _ run: ScriptRuns.Run, _ known: String, _ isOurs: Bool, _ settings: SpeechSettings
  ) -> [SpeechPiece] {
    let other = UnsaidNumbers.isForeign(to: settings.language) ? "en" : settings.language
    return UnsaidNumbers.pieces(of: run.text).flatMap { text, isNumber in
      let script = isNumber ? LanguageScripts.scripts(of: other)[0] : run.script
      let language = isNumber ? other : known
      let said = isNumber ? numbers(text, script, other, settings) : text
      return cut(said, ScriptRuns.Run(text: said, script: script), language, isOurs)
    }
  }

  private static func cut(
    _ text: String, _ run: ScriptRuns.Run, _ language: String?, _ isOurs: Bool
  ) -> [SpeechPiece] {
    TextPieces.split(text, script: run.script).map {
      .run(SpeechRun(text: $0, script: run.script, language: language, isOurs: isOurs))
    }
  }
}
