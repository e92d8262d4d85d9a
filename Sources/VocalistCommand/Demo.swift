import Narration

/// The built-in examples; each is a question that `choose` could ask.
enum Demo: String, CaseIterable, Sendable {
  /// A bar whose drop-down says where to search.
  case typeSelect = "type-select"
  /// Ten options behind a button whose title becomes the choice.
  case dropDown = "drop-down"
  /// A label and a button; the first title is the value at the start.
  case selectBox = "select-box"

  /// One option: what a script gets back, and the messages for its label and its mark.
  struct Option: Equatable {
    let value: String
    let label: Message
    let description: Message?
  }

  /// The first part of its messages' keys: `demo_type_select`.
  var key: String { "demo_" + String(rawValue.map { $0 == "-" ? "_" : $0 }) }

  /// What it shows, for the list of demos.
  var summary: Message { Message(key) }

  var name: Message { Message(key + "_name") }

  var options: [Option] {
    switch self {
    case .typeSelect:
      ["web", "weibo", "sina", "sohu"].map { value in
        Option(
          value: value, label: Message("\(key)_\(value)"),
          description: Message("\(key)_\(value)_mark"))
      }
    case .dropDown:
      (0..<10).map { number in
        Option(
          value: "hello-\(number)", label: Message(key + "_option", ["number": .number(number)]),
          description: nil)
      }
    case .selectBox:
      ["breakfast", "lunch", "dinner", "supper"].map { value in
        Option(value: value, label: Message("\(key)_\(value)"), description: nil)
      }
    }
  }

  /// What the demo asks for, before the options on its command line.
  var defaults: OptionValues {
    var values = OptionValues()
    guard self == .dropDown, let pageSize = OptionTable.spec(of: .pageSize),
      let noValue = OptionTable.spec(of: .noValue)
    else { return values }
    values.add(.number(5), for: pageSize)
    values.add(.flag(true), for: noValue)
    return values
  }
}
