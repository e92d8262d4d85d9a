import Glibc
import Localization

/// Where the items of a question come from: a demo, the command line, or standard input.
struct ItemSource {
  let settings: ChooseSettings
  /// Items on the command line.
  let operands: [[UInt8]]
  /// Items that come from elsewhere, such as those of a demo.
  let given: Items?
  let localizer: Localizer

  var readsStandardInput: Bool { given == nil && operands.isEmpty }

  func intake() throws(CommandError) -> Intake {
    if let given { return Intake(given) }
    guard readsStandardInput else { return Intake(try itemsOnCommandLine()) }
    guard isatty(0) == 0 else { throw .noItems }
    let stream = ItemStream(form: settings.itemForm, localizer: localizer)
    let count = max(settings.minimum ?? 1, settings.selectsOnly ? 2 : 1)
    let need = Intake.Need(
      count: count, values: settings.hasNoValue ? [] : settings.initialValues)
    return Intake(descriptor: 0, stream: stream, need: need)
  }

  private func itemsOnCommandLine() throws(CommandError) -> Items {
    switch settings.itemForm {
    case .lines(_, let delimiter): return Items(arguments: operands, delimiter: delimiter)
    case .tree(_, .path): return Items(TreeItems.paths(operands))
    case .tree(_, .indent):
      var lines = IndentedLines()
      return Items(operands.map { lines.item($0) })
    case .json:
      let lines = Array(operands.joined(separator: [0x0A]))
      return try Items(lines, form: .json, localizer: localizer)
    }
  }
}
