import LineMode
import Matching
import SelectionModel

/// `vocalist choose`: gets the items, asks, prints what was chosen.
struct ChooseCommand {
  let settings: ChooseSettings
  /// Items on the command line.
  let operands: [[UInt8]]
  /// Items that come from elsewhere, such as those of a demo.
  let givenItems: Items?
  let interface: Interface
  let environment: Environment

  init(
    settings: ChooseSettings, operands: [[UInt8]] = [], items: Items? = nil, interface: Interface,
    environment: Environment
  ) {
    self.settings = settings
    self.operands = operands
    givenItems = items
    self.interface = interface
    self.environment = environment
  }

  func run() throws(CommandError) -> ExitStatus {
    let script = try settings.keyScript()
    let itemSource = ItemSource(
      settings: settings, operands: operands, given: givenItems, localizer: interface.localizer)
    let intake = try itemSource.intake()
    if let text = settings.filter {
      try intake.readAll()
      return try filter(Items(options: intake.takeOptions(), sources: intake.sources), by: text)
    }
    // A script's keys are pressed on the whole list, so that it does the same every time; whether
    // JSON is a tree shows in any of its lines.
    let isWhole =
      script != nil || settings.itemForm == .json && settings.kind == nil && intake.isFile
    if isWhole { try intake.readAll() } else { try intake.gather(within: Self.patience) }
    let asking = Asking(
      settings: settings, script: script, areItemsFromInput: itemSource.readsStandardInput,
      interface: interface, environment: environment)
    let (ending, options) = try asking.ask(intake) { options throws(CommandError) in
      try begin(Items(options: options, sources: intake.sources))
    }
    return try ending.status(cancelled: settings.cancelStatus) { outcome throws(CommandError) in
      try finish(outcome, Items(options: options, sources: intake.sources))
    }
  }

  /// How long options are waited for in silence.
  private static let patience = Duration.milliseconds(300)

  /// Asks about what is there, unless that is an answer already.
  private func begin(_ items: Items) throws(CommandError) -> Asking.Beginning {
    guard !items.options.isEmpty else {
      if settings.exitsWhenEmpty { return .answer(.nothingChosen) }
      throw .emptyList
    }
    let selector = try Question(settings: settings, items: items).selector(
      matcher: LabelMatcher())
    if settings.selectsOnly, items.options.count == 1 { return .answer(.chosen([0])) }
    return .ask(.selector(selector))
  }

  private func finish(_ outcome: Outcome, _ items: Items) throws(CommandError) -> ExitStatus {
    switch outcome {
    case .chosen(let chosen):
      return try finish(settings.printsInOrderChosen ? chosen : chosen.sorted(), items)
    case .text(let text):
      try StandardOutput.write(Array(text.utf8) + [settings.resultTerminator])
      return .chosen
    default: return outcome.statusWithoutAnswer(cancelled: settings.cancelStatus)
    }
  }

  /// Prints what matches without asking.
  private func filter(_ items: Items, by text: String) throws(CommandError) -> ExitStatus {
    if items.options.isEmpty {
      if settings.exitsWhenEmpty { return .nothingChosen }
      throw .emptyList
    }
    let matcher = LabelMatcher()
    let matches = (0..<items.options.count).filter { index in
      text.isEmpty || matcher.label(items.options.labelBytes(at: index), contains: text)
    }
    guard !matches.isEmpty else { throw .noMatch(text) }
    return try finish(matches, items)
  }

  private func finish(_ chosen: [Int], _ items: Items) throws(CommandError) -> ExitStatus {
    let writer = ResultWriter(
      form: settings.resultForm, terminator: settings.resultTerminator,
      isMultiple: settings.isMultiple || settings.filter != nil)
    try StandardOutput.write(writer.bytes(of: chosen, in: items))
    return .chosen
  }
}
