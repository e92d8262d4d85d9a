import JSON

/// One case of a conformance file: a start, keys, and what must hold after them.
struct ConformanceCase {
  struct State {
    var expanded: Bool?
    var focused: String?
    var selected: [String]
    var expandedNodes: [String]?
    var value: String?
    var cursor: Int?
    var options: [String]?
  }

  struct Assertion {
    var words: String
    var priority: String
  }

  struct Item {
    var label: String
    var group: String?
    var isDisabled = false
    var level = 1
  }

  var id: String
  var pattern: String
  var name: String?
  var config: JSONValue
  /// The names of what `config` sets.
  var settings: [String]
  var items: [Item]
  var at: String
  var start: State
  var keys: [String]
  var expect: State
  var announce: [Assertion]
  var announceNot: [String]
  var priority: String

  init?(_ json: JSONValue) {
    guard let id = json["id"]?.string, let pattern = json["pattern"]?.string,
      let items = json["items"]?.array, let start = json["start"], let expect = json["expect"],
      let keys = json["keys"]?.strings, let at = start["at"]?.string
    else { return nil }
    self.id = id
    self.pattern = pattern
    name = json["label"]?.string
    config = json["config"] ?? .null
    settings = config.object?.keys ?? []
    guard let flat = Self.flattened(items, level: 1) else { return nil }
    self.items = flat
    self.at = at
    self.start = State(start)
    self.keys = keys
    self.expect = State(expect)
    let priorities = json["announce_priority"]?.strings ?? []
    announce = (json["announce"]?.strings ?? []).enumerated().map {
      Assertion(words: $1, priority: $0 < priorities.count ? priorities[$0] : "MUST")
    }
    announceNot = json["announce_not"]?.strings ?? []
    priority = json["priority"]?.string ?? "MUST"
  }

  /// An item is a label, an object with children, or a template with a range of numbers; nil for
  /// anything else.
  private static func items(_ json: JSONValue, level: Int) -> [Item]? {
    if let label = json.string { return [Item(label: label, level: level)] }
    if let template = json["template"]?.string, let from = json["from"]?.integer,
      let to = json["to"]?.integer, from <= to
    {
      return (from...to).map { Item(label: template.filling(number: $0), level: level) }
    }
    guard let label = json["label"]?.string else { return nil }
    let item = Item(
      label: label, group: json["group"]?.string, isDisabled: json["disabled"]?.bool ?? false,
      level: level)
    return flattened(json["children"]?.array ?? [], level: level + 1).map { [item] + $0 }
  }

  private static func flattened(_ list: [JSONValue], level: Int) -> [Item]? {
    var flat: [Item] = []
    for json in list {
      guard let items = items(json, level: level) else { return nil }
      flat += items
    }
    return flat
  }
}

extension ConformanceCase.State {
  init(_ json: JSONValue) {
    expanded = json["expanded"]?.bool
    focused = json["focused"]?.string
    selected = json["selected"]?.strings ?? []
    expandedNodes = json["expandedNodes"]?.strings
    value = json["value"]?.string
    cursor = json["cursor"]?.integer
    options = json["options"]?.strings
  }
}

extension JSONValue {
  /// The strings of an array; nil where anything else is among them.
  var strings: [String]? {
    guard let array else { return nil }
    let strings = array.compactMap(\.string)
    return strings.count == array.count ? strings : nil
  }
}

extension String {
  /// Puts a number in place of the braces and what is between them.
  fileprivate func filling(number: Int) -> String {
    guard let open = firstIndex(of: "{"), let close = self[open...].firstIndex(of: "}") else {
      return self
    }
    return self[..<open] + String(number) + self[index(after: close)...]
  }
}
