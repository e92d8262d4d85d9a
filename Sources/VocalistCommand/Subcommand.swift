/// The first word of a command line; `summaryKey` is the message that tells what it does.
enum Subcommand: String, CaseIterable, Sendable {
  case choose
  case search
  case form
  case demo
  case locale
  case voices
  case completions
  case man

  /// It asks as soon as it starts.
  var isAsking: Bool { self == .choose || self == .search || self == .form }

  /// What stands after the command's name; words of the command's grammar, in no language.
  var synopsis: String {
    switch self {
    case .choose, .search: "[OPTION]... [ITEM]..."
    case .form: "[OPTION]... FILE"
    case .demo: "[OPTION]... [NAME]"
    case .locale: "list | check FILE... | new TAG | show TAG [MESSAGE]"
    case .voices: ""
    case .completions: "bash|zsh|fish"
    case .man: ""
    }
  }

  var summaryKey: String { "usage_" + rawValue }
}
