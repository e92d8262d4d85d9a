import SelectionModel

extension FormFault {
  /// The reason as a sentence.
  func message(name: String) -> Message {
    var arguments: [String: Message.Argument] = ["name": .text(name)]
    switch self {
    case .required: return Message("required", arguments)
    case .tooShort(let minimum):
      arguments["count"] = .number(minimum)
      return Message("fault_too_short", arguments)
    case .tooLong(let maximum):
      arguments["count"] = .number(maximum)
      return Message("fault_too_long", arguments)
    case .noNumber: return Message("fault_no_number", arguments)
    case .belowMinimum(let bound):
      arguments["bound"] = .bound(bound)
      return Message("fault_below_minimum", arguments)
    case .aboveMaximum(let bound):
      arguments["bound"] = .bound(bound)
      return Message("fault_above_maximum", arguments)
    case .wrongForm: return Message("fault_wrong_form", arguments)
    case .refused(let reason): return Message("text", ["text": .text(reason)])
    case .noSuchOption(let text):
      return Message("fault_no_such_option", ["text": .text(text)])
    case .tooFew(let minimum, let chosen):
      return Message(
        "fault_too_few", ["minimum": .number(minimum), "chosen": .number(chosen)])
    }
  }
}

extension Message.Argument {
  /// A whole number is formatted as people write it; another one stands as it was given.
  fileprivate static func bound(_ number: Double) -> Message.Argument {
    Int(exactly: number).map(Message.Argument.number) ?? .text(String(number))
  }
}
