import JSON
import Localization
import SelectionModel

/// One JSON object a line for the start and for each key: the state after it and what was told.
struct Trace {
  let write: (String) throws -> Void

  /// - Parameter key: the key's name or the typed line; nil for the start.
  func record(key: String?, at time: Duration, core: SessionCore, effects: [Effect]) throws {
    let selector = core.selector
    let reports = effects.compactMap { if case .tell(let report) = $0 { report } else { nil } }
    let sentences = reports.flatMap(\.sentences)
    var entry = JSONObject()
    entry["key"] = key.map(JSONValue.string) ?? .null
    entry["t_ms"] = .integer(Int(time / .milliseconds(1)))
    entry["expanded"] = .bool(selector.isExpanded)
    entry["focused"] = selector.focused.map { .string(selector.options.label(at: $0)) } ?? .null
    entry["focusedIndex"] = selector.focused.map { .integer($0 + 1) } ?? .null
    entry["selected"] = .array(
      selector.selection.map { .string(selector.options.label(at: $0)) })
    entry["selectedIndexes"] = .array(selector.selection.map { .integer($0 + 1) })
    entry["facts"] = .array(
      reports.flatMap { $0.announcement?.conformance ?? [] }.map(JSONValue.string))
    entry["announcement"] = .string(sentences.map(\.printed).joined(separator: "\n"))
    entry["spoken"] = .string(sentences.map(\.spokenText).joined(separator: "\n"))
    if let field = selector.textField {
      entry["value"] = .string(field.isSecret ? "" : field.text)
      entry["cursor"] = .integer(field.cursor)
      let rows = selector.window
      entry["options"] = .array(
        rows.compactMap(selector.option(atRow:)).map {
          .string(selector.options.label(at: $0))
        })
    }
    if selector.options.isTree {
      let open = (0..<selector.options.count).filter(selector.isNodeExpanded)
      entry["expandedNodes"] = .array(open.map { .string(selector.options.label(at: $0)) })
    }
    try write(JSONValue.object(entry).encoded)
  }
}
