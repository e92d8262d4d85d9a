/// One row of the option table: all that parsing, help, man page and completions know of an option.
struct OptionSpec: Sendable {
  /// The part of the help text in which it stands; the raw value ends the key of its heading.
  enum Section: String, CaseIterable, Sendable {
    case question
    case items
    case session
    case language
    case speech
    case general

    var headingKey: String { "usage_section_" + rawValue }
  }

  let name: OptionName
  let short: Character?
  /// Other long names, known from gum, fzf or dialog.
  let aliases: [String]
  let argument: OptionArgument
  let isRepeatable: Bool
  let section: Section
  /// Options that can't be given beside it.
  let excludes: Set<OptionName>
  let commands: Set<Subcommand>

  init(
    _ name: OptionName, short: Character? = nil, aliases: [String] = [],
    _ argument: OptionArgument = .none, isRepeatable: Bool = false, section: Section,
    excludes: Set<OptionName> = [], commands: Set<Subcommand>
  ) {
    self.name = name
    self.short = short
    self.aliases = aliases
    self.argument = argument
    self.isRepeatable = isRepeatable
    self.section = section
    self.excludes = excludes
    self.commands = commands
  }

  var longNames: [String] { [name.rawValue] + aliases }

  /// How it is written in the help text: `-l, --label TEXT`.
  var synopsis: String {
    let letter = short.map { "-\($0), " } ?? ""
    let names = longNames.map { "--" + $0 }.joined(separator: ", ")
    guard let placeholder = argument.placeholder else { return letter + names }
    return letter + names + (argument.isOptional ? "[=\(placeholder)]" : " " + placeholder)
  }
}
