import JSON
import LineMode
import Matching
import Narration
import SelectionModel

/// `vocalist search`: a text with a type beside it; prints both.
struct SearchCommand {
  let settings: ChooseSettings
  /// Types on the command line.
  let operands: [[UInt8]]
  /// Types that come from elsewhere, such as those of a demo.
  var given: Items?
  /// What the types are called, where it is not just that.
  var typesName: String?
  let interface: Interface
  let environment: Environment

  func run() throws(CommandError) -> ExitStatus {
    let script = try settings.keyScript()
    let source = ItemSource(
      settings: settings, operands: operands, given: given, localizer: interface.localizer)
    let intake = try source.intake()
    try intake.readAll()
    let items = Items(options: intake.takeOptions(), sources: intake.sources)
    let asking = Asking(
      settings: settings, script: script, areItemsFromInput: source.readsStandardInput,
      interface: interface, environment: environment)
    let ending = try asking.ask(.searchBar(try bar(items)))
    return try ending.status(cancelled: settings.cancelStatus) { outcome throws(CommandError) in
      guard case .searched(let text, let type) = outcome else {
        return outcome.statusWithoutAnswer(cancelled: settings.cancelStatus)
      }
      try StandardOutput.write(result(text, type, items))
      return .chosen
    }
  }

  private func bar(_ items: Items) throws(CommandError) -> SearchBar {
    var selected = items.options.isEmpty ? 0 : firstAvailable(items)
    if let value = settings.initialValues.last {
      guard let index = items.options.firstIndex(ofValue: value) else {
        throw .valueNotInList(String(decoding: value, as: UTF8.self))
      }
      selected = index
    }
    do throws(SelectorError) {
      return try SearchBar(
        name: settings.label ?? interface.text(Message("search_name")),
        typesName: typesName ?? interface.text(Message("search_types_name")),
        types: items.options, selected: selected, text: settings.query ?? "",
        matcher: LabelMatcher())
    } catch {
      throw CommandError(error)
    }
  }

  private func firstAvailable(_ items: Items) -> Int {
    (0..<items.options.count).first { !items.options.details(at: $0).isDisabled } ?? 0
  }

  /// The type in the form that was asked for and then the text, or both as one JSON object.
  private func result(_ text: String, _ type: Int, _ items: Items) -> [UInt8] {
    let writer = ResultWriter(
      form: settings.resultForm, terminator: settings.resultTerminator, isMultiple: false)
    guard settings.resultForm == .json else {
      return writer.bytes(of: [type], in: items) + Array(text.utf8) + [settings.resultTerminator]
    }
    let value = String(decoding: items.options.value(at: type), as: UTF8.self)
    let object: JSONObject = ["type": .string(value), "text": .string(text)]
    return Array(JSONValue.object(object).encoded.utf8) + [settings.resultTerminator]
  }
}
