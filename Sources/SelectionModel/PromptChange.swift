/// What an action did to whatever a session asks.
public enum PromptChange: Sendable, Equatable {
  case selector(Change)
  case search(SearchChange)
  case form(FormChange)

  /// What it did to the control that keys go to, in a selector's terms.
  public var control: Change? {
    switch self {
    case .selector(let change), .search(.types(let change)), .form(.control(let change)): change
    case .search(.text(let change)): .text(change)
    case .search, .form: nil
    }
  }

  /// The person gave the whole question up.
  public var isCancel: Bool {
    switch self {
    case .selector(.cancelled), .search(.cancelled), .form(.cancelled): true
    default: false
    }
  }

  /// The keyboard goes out of all that is asked, to before or after it.
  public var leaving: Action.Origin? {
    switch self {
    case .selector(.left(let origin)), .search(.left(let origin)): origin
    default: nil
    }
  }
}

extension [PromptChange] {
  /// What was done to the control that keys go to.
  public var controls: [Change] { compactMap(\.control) }
}
