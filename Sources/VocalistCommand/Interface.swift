import Localization
import Narration

/// The language in which the command speaks of itself, and its way to standard error.
struct Interface: Sendable {
  let localizer: Localizer

  /// The language asked for; files that are broken and not asked for are told and passed over.
  init(language: String?, localesFolder: String?, in environment: Environment) throws(LocaleFault) {
    let sources = LocaleSources.standard(option: localesFolder, environment: environment.texts)
    localizer = try Localizer(
      language: language, sources: sources, environment: environment.texts)
  }

  /// The language of the environment, from what is embedded alone, to tell why there is no better.
  init(fallbackIn environment: Environment) throws(LocaleFault) {
    localizer = try Localizer(environment: environment.texts)
  }

  func text(_ message: Message) -> String { localizer.text(message) }

  /// One line on standard error, by the program's name.
  func complain(_ message: Message) {
    // Nobody is left to tell when standard error is closed as well.
    try? FileBytes.write(
      ("vocalist: " + text(message) + "\n").utf8, to: StandardError.descriptor)
  }
}
