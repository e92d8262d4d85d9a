import Narration

/// What the help text and the man page say, before any words of any language.
struct HelpDocument: Equatable {
  let usage: [String]
  let summary: Message
  let sections: [HelpSection]

  /// Of one command, or without one of the whole program.
  init(_ command: Subcommand?) {
    guard let command else {
      usage =
        Subcommand.allCases.map(Self.usage) + ["vocalist --version", "vocalist --help"]
      summary = Message("usage_summary")
      sections = [Self.commands, Self.statuses, Self.environment]
      return
    }
    usage = [Self.usage(of: command)]
    summary = Message(command.summaryKey)
    sections = Self.options(of: command) + (command.isAsking ? [Self.statuses] : [])
  }

  /// The whole program with the options of every command, for the man page.
  static var manual: HelpDocument {
    HelpDocument(
      usage: HelpDocument(nil).usage, summary: Message("usage_summary"),
      sections: [commands] + sections(OptionTable.all) + [statuses, environment])
  }

  private init(usage: [String], summary: Message, sections: [HelpSection]) {
    self.usage = usage
    self.summary = summary
    self.sections = sections
  }

  private static func usage(of command: Subcommand) -> String {
    "vocalist \(command.rawValue)" + (command.synopsis.isEmpty ? "" : " " + command.synopsis)
  }

  private static func options(of command: Subcommand) -> [HelpSection] {
    sections(OptionTable.options(of: command))
  }

  private static func sections(_ options: [OptionSpec]) -> [HelpSection] {
    OptionSpec.Section.allCases.compactMap { section in
      let entries = options.filter { $0.section == section }.map {
        HelpEntry(term: $0.synopsis, explanation: Message($0.name.helpKey))
      }
      return entries.isEmpty
        ? nil : HelpSection(heading: Message(section.headingKey), entries: entries)
    }
  }

  private static var commands: HelpSection {
    HelpSection(
      heading: Message("usage_section_commands"),
      entries: Subcommand.allCases.map {
        HelpEntry(term: usage(of: $0), explanation: Message($0.summaryKey))
      })
  }

  private static var statuses: HelpSection {
    let codes: [ExitStatus] = [.chosen, .nothingChosen, .usage, .timedOut, .cancelled]
    return HelpSection(
      heading: Message("usage_section_status"),
      entries: codes.map {
        HelpEntry(term: String($0.code), explanation: Message("usage_status_\($0.code)"))
      })
  }

  private static var environment: HelpSection {
    HelpSection(
      heading: Message("usage_section_environment"),
      entries: [
        HelpEntry(term: "VOCALIST_OPTIONS", explanation: Message("usage_variable_options")),
        HelpEntry(term: "VOCALIST_LOCALES", explanation: Message("usage_variable_locales")),
        HelpEntry(
          term: "$XDG_CONFIG_HOME/vocalist/config", explanation: Message("usage_file_config")),
        HelpEntry(
          term: "$XDG_STATE_HOME/vocalist/settings", explanation: Message("usage_file_settings")),
      ])
  }
}
