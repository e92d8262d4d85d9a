import Narration
import SelectionModel

/// The built-in examples; each is a question that `choose`, `search` or `form` could ask.
enum Demo: String, CaseIterable, Sendable {
  /// A bar whose drop-down says where to search.
  case typeSelect = "type-select"
  /// Ten options behind a button whose title becomes the choice.
  case dropDown = "drop-down"
  /// A label and a button; the first title is the value at the start.
  case selectBox = "select-box"
  case list
  case checkList = "check-list"
  case radio
  case tree
  case combobox
  /// A field of every kind; see `DemoForm`.
  case form

  /// The first part of its messages' keys: `demo_type_select`.
  var key: String { "demo_" + String(rawValue.map { $0 == "-" ? "_" : $0 }) }

  /// What it shows, for the list of demos.
  var summary: Message { Message(key) }

  var name: Message {
    switch self {
    case .list, .checkList, .combobox: Message("demo_fruit")
    default: Message(key + "_name")
    }
  }

  var options: [DemoOption] {
    switch self {
    case .form: []
    case .typeSelect:
      ["web", "weibo", "sina", "sohu"].map { value in
        DemoOption(value, label: "\(key)_\(value)", description: "\(key)_\(value)_mark")
      }
    case .dropDown:
      (0..<10).map { number in
        DemoOption(
          "hello-\(number)", label: Message(key + "_option", ["number": .number(number)]))
      }
    case .selectBox:
      ["breakfast", "lunch", "dinner", "supper"].map { DemoOption($0, label: "\(key)_\($0)") }
    case .list: Self.fruit + Self.citrus
    case .checkList, .combobox: Self.fruit
    case .radio: ["regular", "deep", "thin"].map { DemoOption($0, label: "\(key)_\($0)") }
    case .tree:
      [("reports", ["invoices", "letters"]), ("photos", ["summer", "winter"])].flatMap {
        parent, children in
        [DemoOption(parent, label: "\(key)_\(parent)")]
          + children.map { DemoOption($0, label: "\(key)_\($0)", level: 2) }
      }
    }
  }

  /// What the demo asks for, before the options on its command line.
  func arrange(_ settings: inout ChooseSettings) {
    switch self {
    case .typeSelect, .selectBox, .form: break
    case .dropDown:
      settings.pageSize = settings.pageSize ?? 5
      settings.hasNoValue = settings.initialValues.isEmpty
    case .list: settings.kind = .list
    case .checkList: settings.isMultiple = true
    case .radio: settings.kind = .radio
    case .tree: settings.kind = .tree
    case .combobox: settings.kind = .combobox
    }
  }

  private static let fruit =
    ["apple", "banana", "cherry"].map { DemoOption($0, label: "demo_fruit_\($0)") }
    + [
      DemoOption("durian", label: "demo_fruit_durian", reason: "demo_fruit_out_of_season"),
      DemoOption("elderberry", label: "demo_fruit_elderberry"),
    ]

  private static let citrus = ["lemon", "orange"].map {
    DemoOption($0, label: "demo_fruit_\($0)", group: "demo_fruit_citrus")
  }
}
