import JSON
import Localization

/// Items written as JSON: an array, or one value after another.
struct JSONItems {
  /// Chooses between the languages of `{"en": …, "zh-Hans": …}`.
  private let localizer: Localizer
  private var stream = JSONStream()
  /// An array that is the whole text, as far as has been read: it counts when the text has ended.
  private var array: [JSONValue]?
  private var count = 0
  private var items: [Item] = []

  init(localizer: Localizer) { self.localizer = localizer }

  /// Items that are there as values.
  static func items(_ values: [JSONValue], localizer: Localizer) throws(CommandError) -> [Item] {
    var reader = JSONItems(localizer: localizer)
    try reader.read(values, level: 1)
    return reader.items
  }

  /// The items that are complete with this piece.
  mutating func take(_ piece: some Collection<UInt8>) throws(CommandError) -> [Item] {
    try read { stream throws(JSONError) in try stream.take(piece) }
    return taken()
  }

  /// The items that are left when the text has ended.
  mutating func end() throws(CommandError) -> [Item] {
    try read { stream throws(JSONError) in try stream.end() }
    try read(array ?? [], level: 1)
    return taken()
  }

  private mutating func taken() -> [Item] {
    defer { items = [] }
    return items
  }

  private mutating func read(
    _ next: (inout JSONStream) throws(JSONError) -> [JSONValue]
  ) throws(CommandError) {
    var values: [JSONValue]
    do throws(JSONError) {
      values = try next(&stream)
    } catch {
      throw .badJSON(line: error.line, column: error.column, fault: error.message)
    }
    if array == nil, count == 0, let first = values.first?.array {
      array = first
      values.removeFirst()
    }
    if array != nil, !values.isEmpty { throw .badItem(number: 1, member: nil) }
    try read(values, level: 1)
  }

  private mutating func read(_ values: [JSONValue], level: Int) throws(CommandError) {
    for value in values {
      count += 1
      let number = count
      switch value {
      case .string(let label):
        var item = Item(label: Array(label.utf8))
        item.level = level
        item.source = ["label": .string(label)]
        items.append(item)
      case .object(let object):
        var item = try self.item(object, number: number)
        item.level = level
        items.append(item)
        switch object["children"] {
        case nil, .null: break
        case .array(let children): try read(children, level: level + 1)
        default: throw .badItem(number: number, member: "children")
        }
      default: throw .badItem(number: number, member: nil)
      }
    }
  }

  private func item(_ object: JSONObject, number: Int) throws(CommandError) -> Item {
    guard let label = try string("label", of: object, number: number) else {
      throw .itemWithoutLabel(number: number)
    }
    var item = Item(label: Array(label.utf8))
    item.value = try value(of: object, number: number)
    item.description = try string("description", of: object, number: number)
    item.group = try string("group", of: object, number: number)
    item.reason = try string("reason", of: object, number: number)
    item.language =
      try string("lang", of: object, number: number)
      ?? object["label"]?.object.flatMap(foreignLanguage)
    item.spoken = try string("speak", of: object, number: number)
    switch object["disabled"] {
    case nil, .null: break
    case .bool(let isDisabled): item.isDisabled = isDisabled
    default: throw .badItem(number: number, member: "disabled")
    }
    item.source = object
    return item
  }

  /// A value may be a number: scripts count and number their things.
  private func value(of object: JSONObject, number: Int) throws(CommandError) -> [UInt8]? {
    switch object["value"] {
    case nil, .null: return nil
    case let value?:
      guard let bytes = value.optionValue else { throw .badItem(number: number, member: "value") }
      return bytes
    }
  }

  /// The language that stands in where the interface's own is not among those of a text: whoever
  /// reads it aloud must know.
  private func foreignLanguage(of languages: JSONObject) -> String? {
    let texts = languages.keys.map { (tag: $0, text: ()) }
    guard let tag = localizer.choice(among: texts)?.tag else { return nil }
    return LanguageTag.bestMatch(for: localizer.language, among: [tag]) == nil ? tag : nil
  }

  private func string(
    _ member: String, of object: JSONObject, number: Int
  ) throws(CommandError) -> String? {
    switch object[member] {
    case nil, .null: return nil
    case let value?:
      guard let text = localizer.text(in: value) else {
        throw .badItem(number: number, member: member)
      }
      return text
    }
  }
}
