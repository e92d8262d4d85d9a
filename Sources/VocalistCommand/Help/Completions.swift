import Narration

/// Scripts that let a shell complete commands, options and their words, from the option table.
struct Completions {
  let words: (Message) -> String

  func script(for shell: Shell) -> String {
    let lines =
      switch shell {
      case .bash: bash
      case .zsh: zsh
      case .fish: fish
      }
    return lines.joined(separator: "\n") + "\n"
  }

  private var commandNames: String {
    Subcommand.allCases.map(\.rawValue).joined(separator: " ")
  }

  /// The words that may stand as a command's operand.
  private func operands(of command: Subcommand) -> [String] {
    switch command {
    case .demo: Demo.allCases.map(\.rawValue)
    case .completions: Shell.allCases.map(\.rawValue)
    case .locale: LocaleCommand.Work.allCases.map(\.rawValue)
    case .choose, .search, .form, .voices, .man: []
    }
  }

  // MARK: bash

  private var bash: [String] {
    var lines = [
      "_vocalist() {",
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}",
      "  local command=${COMP_WORDS[1]}",
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then",
      "    COMPREPLY=($(compgen -W '\(commandNames) --help --version' -- \"$current\"))",
      "    return",
      "  fi",
      "  case $previous in",
    ]
    for option in OptionTable.all where option.argument.placeholder != nil {
      guard !option.argument.isOptional else { continue }
      let names = option.longNames.map { "--" + $0 } + (option.short.map { ["-\($0)"] } ?? [])
      lines.append("    \(names.joined(separator: "|"))) \(bashArgument(option)); return ;;")
    }
    lines += ["  esac", "  case $command in"]
    for command in Subcommand.allCases {
      let names = OptionTable.options(of: command).flatMap(\.longNames).map { "--" + $0 }
      let all = (operands(of: command) + names).joined(separator: " ")
      lines.append(
        "    \(command.rawValue)) COMPREPLY=($(compgen -W '\(all)' -- \"$current\")) ;;")
    }
    return lines + ["  esac", "}", "complete -o default -F _vocalist vocalist"]
  }

  private func bashArgument(_ option: OptionSpec) -> String {
    switch option.argument {
    case .file: "COMPREPLY=($(compgen -f -- \"$current\"))"
    case .folder: "COMPREPLY=($(compgen -d -- \"$current\"))"
    case let argument where argument.words.isEmpty: "COMPREPLY=()"
    case let argument:
      "COMPREPLY=($(compgen -W '\(argument.words.joined(separator: " "))' -- \"$current\"))"
    }
  }

  // MARK: zsh

  private var zsh: [String] {
    var lines = ["#compdef vocalist", "_vocalist() {", "  local -a commands", "  commands=("]
    for command in Subcommand.allCases {
      let summary = words(Message(command.summaryKey))
      lines.append("    " + quoted(command.rawValue + ":" + summary))
    }
    lines += [
      "  )", "  if (( CURRENT == 2 )); then", "    _describe -t commands vocalist commands",
      "    return", "  fi", "  local command=$words[2]", "  shift words", "  (( CURRENT-- ))",
      "  case $command in",
    ]
    for command in Subcommand.allCases {
      lines.append("    \(command.rawValue))")
      var specs = OptionTable.options(of: command).flatMap(zshOption)
      let operands = operands(of: command)
      if !operands.isEmpty { specs.append(quoted("1: :(\(operands.joined(separator: " ")))")) }
      if command == .form { specs.append(quoted("1: :_files")) }
      lines.append("      _arguments -s " + specs.joined(separator: " \\\n        ") + " ;;")
    }
    return lines + ["  esac", "}", "_vocalist \"$@\""]
  }

  private func zshOption(_ option: OptionSpec) -> [String] {
    let text = words(Message(option.name.helpKey)).map { character in
      "[]:\\".contains(character) ? "\\\(character)" : String(character)
    }.joined()
    let argument =
      switch option.argument {
      case .none: ""
      case .file: ": :_files"
      case .folder: ": :_files -/"
      case let argument where argument.isOptional: ""
      case let argument where argument.words.isEmpty: ": : "
      case let argument:
        ": :(" + argument.words.map { $0.replacing(":", with: "\\:") }.joined(separator: " ") + ")"
      }
    let repeats = option.isRepeatable ? "*" : ""
    let takes = argument.isEmpty ? "" : "="
    let long = option.longNames.map { "\(repeats)--\($0)\(takes)[\(text)]\(argument)" }
    let short = option.short.map { ["\(repeats)-\($0)[\(text)]\(argument)"] } ?? []
    return (short + long).map(quoted)
  }

  // MARK: fish

  private var fish: [String] {
    var lines = ["complete -c vocalist -f -n __fish_use_subcommand -l help -s h"]
    for command in Subcommand.allCases {
      lines.append(
        "complete -c vocalist -f -n __fish_use_subcommand -a \(command.rawValue) -d "
          + fishQuoted(words(Message(command.summaryKey))))
      let condition = "complete -c vocalist -n '__fish_seen_subcommand_from \(command.rawValue)'"
      let operands = operands(of: command)
      if !operands.isEmpty {
        lines.append(condition + " -f -a '\(operands.joined(separator: " "))'")
      }
      lines += OptionTable.options(of: command).map { condition + " " + fishOption($0) }
    }
    return lines
  }

  private func fishOption(_ option: OptionSpec) -> String {
    var parts = option.longNames.map { "-l " + $0 }
    if let short = option.short { parts.append("-s \(short)") }
    switch option.argument {
    case .none: break
    case .file, .folder: parts.append("-r -F")
    case let argument where argument.isOptional: break
    case let argument where argument.words.isEmpty: parts.append("-x")
    case let argument: parts.append("-x -a '\(argument.words.joined(separator: " "))'")
    }
    return (parts + ["-d " + fishQuoted(words(Message(option.name.helpKey)))])
      .joined(separator: " ")
  }

  // MARK: quoting

  /// Single quotes of `sh`: nothing in them is expanded.
  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  private func fishQuoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}

extension String {
  /// This text with every occurrence of a character replaced.
  fileprivate func replacing(_ character: Character, with text: String) -> String {
    split(separator: character, omittingEmptySubsequences: false).joined(separator: text)
  }
}
