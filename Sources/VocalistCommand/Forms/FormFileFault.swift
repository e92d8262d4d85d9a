import Narration

/// What is wrong with a form file, and in which field.
struct FormFileFault: Error, Sendable, Equatable {
  /// From 1; nil where the form as a whole is wrong.
  var field: Int?
  var name: String?
  let fault: Message

  init(_ key: String, _ arguments: [String: Message.Argument] = [:]) {
    self.init(Message(key, arguments))
  }

  init(_ fault: Message) { self.fault = fault }

  func message(path: String) -> Message {
    var arguments: [String: Message.Argument] = ["path": .text(path), "fault": .message(fault)]
    guard let field else { return Message("error_form", arguments) }
    arguments["number"] = .number(field)
    guard let name else { return Message("error_form_field", arguments) }
    arguments["name"] = .text(name)
    return Message("error_form_named_field", arguments)
  }
}
