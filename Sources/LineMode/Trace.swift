import JSON
import Localization
import SelectionModel

/// One JSON object a line for the start and for each key: the state after it and what was told.
struct Trace {
  /// Stands for what was typed into a secret field.
  static let hidden = "*"

  let write: (String) throws -> Void

  /// The keys' names as they stand in a record.
  static func name(of keys: [Key], hidden isHidden: Bool) -> String {
    keys.map { isHidden && $0.text != nil ? hidden : $0.name }.joined(separator: " ")
  }

  /// - Parameter key: the key's name or the typed line; nil for the start.
  func record(key: String?, at time: Duration, core: SessionCore, effects: [Effect]) throws {
    let reports = effects.compactMap { if case .tell(let report) = $0 { report } else { nil } }
    let sentences = reports.flatMap(\.sentences)
    var entry = JSONObject()
    entry["key"] = key.map(JSONValue.string) ?? .null
    entry["t_ms"] = .integer(Int(time / .milliseconds(1)))
    addSelector(core.selector, to: &entry)
    entry["facts"] = .array(
      reports.flatMap { $0.announcement?.conformance ?? [] }.map(JSONValue.string))
    let printed = reports.filter(\.isPrinted).flatMap(\.sentences).map(\.printed)
    entry["announcement"] = .string(printed.joined(separator: "\n"))
    entry["spoken"] = .string(sentences.map(\.spokenText).joined(separator: "\n"))
    addPlace(core.prompt, to: &entry)
    addText(core.prompt, to: &entry)
    if let selector = core.selector, selector.options.isTree {
      let open = (0..<selector.options.count).filter(selector.isNodeExpanded)
      entry["expandedNodes"] = .array(open.map { .string(selector.options.label(at: $0)) })
    }
    try write(JSONValue.object(entry).encoded)
  }

  /// Where keys go to no selector, there is nothing expanded, focused or selected.
  private func addSelector(_ selector: Selector?, to entry: inout JSONObject) {
    func label(_ index: Int) -> JSONValue {
      .string(selector?.options.label(at: index) ?? "")
    }
    let focused = selector?.focused
    let selection = selector?.selection ?? []
    entry["expanded"] = .bool(selector?.isExpanded ?? false)
    entry["focused"] = focused.map(label) ?? .null
    entry["focusedIndex"] = focused.map { .integer($0 + 1) } ?? .null
    entry["selected"] = .array(selection.map(label))
    entry["selectedIndexes"] = .array(selection.map { .integer($0 + 1) })
  }

  /// The field of a form; the type of a search.
  private func addPlace(_ prompt: Prompt, to entry: inout JSONObject) {
    switch prompt {
    case .selector: break
    case .searchBar(let bar):
      entry["type"] = .string(bar.types.options.label(at: bar.selectedType))
    case .form(let form):
      entry["field"] = form.currentField.map { .string($0.name) } ?? .null
      entry["fieldPosition"] =
        form.current.flatMap(form.position).map { .integer($0.position) } ?? .null
    }
  }

  private func addText(_ prompt: Prompt, to entry: inout JSONObject) {
    guard let field = prompt.textField else { return }
    entry["value"] = .string(field.isSecret ? "" : field.text)
    entry["cursor"] = .integer(field.cursor)
    guard let selector = prompt.selector else { return }
    let rows = selector.window
    entry["options"] = .array(
      rows.compactMap(selector.option(atRow:)).map { .string(selector.options.label(at: $0)) })
  }
}
