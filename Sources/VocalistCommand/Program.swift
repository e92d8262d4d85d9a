import Localization
import Narration
import Speech

/// One run of the command: arguments to plain data, then to the work of one subcommand.
struct Program {
  static let version = "0.1.0"

  let arguments: [[UInt8]]
  let environment: Environment

  func run() -> ExitStatus {
    do throws(CommandError) {
      return try dispatch()
    } catch {
      complain(error.message)
      return error.status
    }
  }

  private func dispatch() throws(CommandError) -> ExitStatus {
    let before = try ArgumentParser.parse(
      arguments, for: OptionTable.common, stopsAtOperand: true)
    guard let word = before.operands.first else {
      if before.values.flag(.version) { return try printVersion() }
      guard before.values.flag(.help) else { throw .noCommand }
      return try show(.init(nil), given: before.values)
    }
    let command = try Self.subcommand(word)
    let parsed = try ArgumentParser.parse(
      before.operands.dropFirst(), for: OptionTable.options(of: command))
    var values = before.values
    values.lay(parsed.values)
    if values.flag(.version) { return try printVersion() }
    if values.flag(.help) { return try show(.init(command), given: values) }
    let settings = try OptionLayers.merge(commandLine: values, for: command, in: environment)
    return try run(command, values: settings, operands: parsed.operands)
  }

  private func run(
    _ command: Subcommand, values: OptionValues, operands: [[UInt8]]
  ) throws(CommandError) -> ExitStatus {
    Signpost.argumentsRead.mark()
    if command.isAsking || command == .demo && !operands.isEmpty {
      let choice = values.string(.speech).map(SpeechChoiceOption.init(written:)) ?? .auto
      SpeechFactory.prepare(choice, in: environment)
    }
    let interface = try interface(for: values)
    Signpost.languageReady.mark()
    for fault in interface.localizer.faults { interface.complain(fault.message) }
    switch command {
    case .choose:
      return try ChooseCommand(
        settings: ChooseSettings(values), operands: operands, interface: interface,
        environment: environment
      ).run()
    case .search:
      return try SearchCommand(
        settings: ChooseSettings(values), operands: operands, interface: interface,
        environment: environment
      ).run()
    case .form:
      guard let path = operands.first else { throw .missingOperand(placeholder: "FILE") }
      try Self.expectNothing(operands.dropFirst())
      return try FormCommand(
        settings: ChooseSettings(values), path: path, interface: interface,
        environment: environment
      ).run()
    case .demo:
      return try DemoCommand(
        values: values, operands: operands, interface: interface, environment: environment
      ).run()
    case .locale:
      return try LocaleCommand(
        values: values, operands: operands, interface: interface, environment: environment
      ).run()
    case .voices:
      try Self.expectNothing(operands)
      return try VoicesCommand(
        values: values, interface: interface, environment: environment
      ).run()
    case .completions:
      guard let word = operands.first.map({ String(decoding: $0, as: UTF8.self) }) else {
        throw .missingOperand(placeholder: command.synopsis)
      }
      try Self.expectNothing(operands.dropFirst())
      guard let shell = Shell(rawValue: word) else {
        throw .invalidChoice(
          option: command.rawValue, value: word, choices: Shell.allCases.map(\.rawValue))
      }
      try StandardOutput.write(Completions(words: interface.text).script(for: shell))
      return .chosen
    case .man:
      try Self.expectNothing(operands)
      try StandardOutput.write(
        ManPage(words: interface.text).render(.manual, version: Self.version))
      return .chosen
    }
  }

  private func printVersion() throws(CommandError) -> ExitStatus {
    try StandardOutput.write("vocalist \(Self.version)\n")
    return .chosen
  }

  private func show(
    _ document: HelpDocument, given values: OptionValues
  ) throws(CommandError) -> ExitStatus {
    try StandardOutput.write(HelpText(words: try interface(for: values).text).render(document))
    return .chosen
  }

  private func interface(for values: OptionValues) throws(CommandError) -> Interface {
    do throws(LocaleFault) {
      return try Interface(
        language: values.string(.lang), localesFolder: values.string(.locales), in: environment)
    } catch {
      throw .locale(error.message)
    }
  }

  /// Tells what is wrong in the language that was asked for, as far as that can be known before
  /// the arguments are understood.
  private func complain(_ message: Message) {
    let early = EarlyLanguage(arguments)
    // The folder asked for may be what is wrong.
    for folder in [early.localesFolder, nil] {
      let asked = try? Interface(
        language: early.language, localesFolder: folder, in: environment)
      if let asked { return asked.complain(message) }
    }
    (try? Interface(fallbackIn: environment))?.complain(message)
  }

  private static func subcommand(_ word: [UInt8]) throws(CommandError) -> Subcommand {
    let word = String(decoding: word, as: UTF8.self)
    if let command = Subcommand(rawValue: word) { return command }
    let nearest = Suggestion.nearest(to: word, among: Subcommand.allCases.map(\.rawValue))
    throw .unknownCommand(word, suggestion: nearest)
  }

  private static func expectNothing(_ operands: some Collection<[UInt8]>) throws(CommandError) {
    if let operand = operands.first {
      throw .unexpectedOperand(String(decoding: operand, as: UTF8.self))
    }
  }
}
