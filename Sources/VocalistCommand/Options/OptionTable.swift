import Narration
import SelectionModel
import Speech

/// Every option of the command, one row each.
///
/// The parser, the help text, the man page and the completions read this and nothing else, so an
/// option that is added here is known everywhere; its text is the message `OptionName.helpKey`.
enum OptionTable {
  static let all: [OptionSpec] = question + items + session + language + speech + general

  static func options(of command: Subcommand) -> [OptionSpec] {
    (all + own).filter { $0.commands.contains(command) }
  }

  static func spec(of name: OptionName) -> OptionSpec? { all.first { $0.name == name } }

  /// What may stand before the command's name as well.
  static var common: [OptionSpec] {
    all.filter { $0.commands.count == Subcommand.allCases.count }
  }

  private static let speakers = ["auto", "espeak", "speechd", "off"]

  /// Options that are read another way in one command; a setting of every day doesn't reach them.
  private static let own: [OptionSpec] = [
    OptionSpec(.speech, .optionalSpeech(speakers), section: .speech, commands: [.locale])
  ]

  private static let choosing: Set<Subcommand> = [.choose, .demo]
  private static let asking: Set<Subcommand> = [.choose, .search, .form, .demo]
  private static let speaking: Set<Subcommand> = [.choose, .search, .form, .demo, .locale]
  private static let everywhere = Set(Subcommand.allCases)

  private static let question: [OptionSpec] = [
    OptionSpec(
      .label, short: "l", aliases: ["header"], .text, section: .question,
      commands: [.choose, .search]),
    OptionSpec(
      .kind, .choice(SelectorKind.allCases.map(\.rawValue)), section: .question,
      commands: [.choose]),
    OptionSpec(.open, section: .question, commands: choosing),
    OptionSpec(
      .multi, short: "m", .optionalNumber(1...1_000_000), section: .question, commands: [.choose]),
    OptionSpec(.min, .number(0...1_000_000), section: .question, commands: [.choose]),
    OptionSpec(.ordered, section: .question, commands: [.choose]),
    OptionSpec(
      .value, aliases: ["selected"], .text, isRepeatable: true, section: .question,
      excludes: [.noValue], commands: [.choose, .search, .demo]),
    OptionSpec(.noValue, section: .question, excludes: [.value], commands: choosing),
    OptionSpec(
      .pageSize, .number(1...1_000_000), section: .question, commands: [.choose, .search, .demo]),
    OptionSpec(.wrap, section: .question, commands: choosing),
    OptionSpec(.selectOnFocus, section: .question, commands: choosing),
    OptionSpec(.typeAheadTimeout, .duration, section: .question, commands: choosing),
    OptionSpec(
      .autocomplete, .choice(SelectorConfiguration.Autocomplete.allCases.map(\.rawValue)),
      section: .question, commands: [.choose]),
    OptionSpec(.freeText, section: .question, commands: [.choose]),
    OptionSpec(.query, short: "q", .text, section: .question, commands: [.choose, .search]),
    OptionSpec(.filter, short: "f", .text, section: .question, commands: [.choose]),
    OptionSpec(.selectOne, short: "1", section: .question, commands: [.choose]),
    OptionSpec(.exitZero, short: "0", section: .question, commands: [.choose]),
  ]

  private static let items: [OptionSpec] = [
    OptionSpec(.read0, section: .items, excludes: [.json], commands: [.choose, .search]),
    OptionSpec(
      .labelDelimiter, .text, section: .items, excludes: [.json], commands: [.choose, .search]),
    OptionSpec(
      .treeFrom, .choice(TreeForm.allCases.map(\.rawValue)), section: .items,
      excludes: [.json, .labelDelimiter], commands: [.choose]),
    OptionSpec(.json, section: .items, commands: [.choose, .search, .locale]),
    OptionSpec(
      .output, .choice(ResultForm.allCases.map(\.rawValue)), section: .items,
      commands: [.choose, .search, .demo]),
    OptionSpec(.print0, section: .items, commands: [.choose, .search, .demo]),
  ]

  private static let session: [OptionSpec] = [
    OptionSpec(
      .input, .choice(InputChoice.allCases.map(\.rawValue)), section: .session, commands: asking),
    OptionSpec(
      .echo, .choice(Echo.allCases.map(\.rawValue)), section: .session, commands: asking),
    OptionSpec(.keys, .text, section: .session, commands: asking),
    OptionSpec(.prefix, .key, section: .session, commands: asking),
    OptionSpec(.timeout, .duration, section: .session, commands: asking),
    OptionSpec(.cancelStatus, .number(0...255), section: .session, commands: asking),
    OptionSpec(.trace, .file, section: .session, commands: asking),
  ]

  private static let language: [OptionSpec] = [
    OptionSpec(.lang, .language, section: .language, commands: everywhere),
    OptionSpec(.locales, .folder, section: .language, commands: everywhere),
    OptionSpec(.from, .language, section: .language, commands: [.locale]),
    OptionSpec(
      .verbosity, .choice(Verbosity.allCases.map(\.rawValue)), section: .language,
      commands: asking),
  ]

  private static let speech: [OptionSpec] = [
    OptionSpec(.speech, .speech(speakers), section: .speech, commands: asking),
    OptionSpec(.voice, .text, section: .speech, commands: speaking),
    OptionSpec(.rate, .number(80...800), section: .speech, commands: speaking),
    OptionSpec(.pitch, .number(0...100), section: .speech, commands: speaking),
    OptionSpec(.volume, .number(0...100), section: .speech, commands: speaking),
    OptionSpec(
      .punctuation, .choice(SpeechSettings.Punctuation.allCases.map(\.rawValue)),
      section: .speech, commands: speaking),
  ]

  private static let general: [OptionSpec] = [
    OptionSpec(.help, short: "h", section: .general, commands: everywhere),
    OptionSpec(.version, section: .general, commands: everywhere),
  ]
}
