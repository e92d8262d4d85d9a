import JSON
import SelectionModel

/// Turns what was chosen into the bytes of standard output.
struct ResultWriter {
  let form: ResultForm
  let terminator: UInt8
  /// Several may be chosen: JSON is then an array, also for one.
  let isMultiple: Bool

  func bytes(of chosen: [Int], in items: Items) -> [UInt8] {
    if form == .json {
      let objects = chosen.map { JSONValue.object(object(of: $0, in: items)) }
      let value = isMultiple ? JSONValue.array(objects) : objects.first ?? .null
      return Array(value.encoded.utf8) + [terminator]
    }
    return chosen.flatMap { text(of: $0, in: items) + [terminator] }
  }

  private func text(of index: Int, in items: Items) -> [UInt8] {
    switch form {
    case .value: Array(items.options.value(at: index))
    case .label: Array(items.options.labelBytes(at: index))
    case .index, .json: Array(String(index + 1).utf8)
    case .path: path(to: index, in: items.options)
    }
  }

  private func path(to index: Int, in options: OptionList) -> [UInt8] {
    let label = Array(options.labelBytes(at: index))
    guard let parent = options.parent(at: index) else { return label }
    return path(to: parent, in: options) + [UInt8(ascii: "/")] + label
  }

  /// The object that the item was written as, or one made of its label and value; with its index.
  private func object(of index: Int, in items: Items) -> JSONObject {
    var object: JSONObject
    if items.sources.indices.contains(index) {
      object = items.sources[index]
    } else {
      let label = items.options.label(at: index)
      let value = String(decoding: items.options.value(at: index), as: UTF8.self)
      object = ["label": .string(label), "value": .string(value)]
    }
    object["index"] = .integer(index + 1)
    return object
  }
}
