import Localization
import Narration
import SelectionModel

/// The commands that work right here, as a selector of their own.
struct HelpList: Sendable {
  let commands: [SessionCommand]
  var selector: Selector

  init(for outer: Prompt, prefix: Key, localizer: Localizer) throws(SelectorError) {
    let isMultiple = outer.selector?.configuration.isMultiple ?? false
    let hasFields = if case .selector = outer { false } else { true }
    commands = SessionCommand.allCases.filter { command in
      switch command {
      case .help: false
      case .checkAll, .checkRange: isMultiple
      case .quiet: outer.textField == nil
      case .previousField: hasFields
      default: true
      }
    }
    var options = OptionList()
    for command in commands {
      var message = Message(command.rawValue)
      if let key = command.taughtKey(after: prefix) {
        message = Message("help_item", ["command": .message(message), "key": .message(key)])
      }
      let sentence = localizer.sentence(for: message)
      let details = OptionDetails(language: localizer.language, spoken: sentence.spokenText)
      options.append(label: sentence.printed.utf8, details: details)
    }
    selector = try Selector(
      name: localizer.text(Message("help_title")), options: options,
      configuration: SelectorConfiguration(kind: .list), selection: [])
  }
}

extension SessionCommand {
  /// The name of the key that the list of commands teaches.
  fileprivate func taughtKey(after prefix: Key) -> Message? {
    if let key = taught.first { return key.message }
    guard let prefixed else { return nil }
    return Message(
      "key_then", ["first": .message(prefix.message), "second": .message(prefixed.message)])
  }
}

extension Key {
  /// The key's name as people say it.
  var message: Message {
    var message = codeMessage
    if modifiers.contains(.shift) { message = Message("key_shift", ["key": .message(message)]) }
    if modifiers.contains(.alt) { message = Message("key_alt", ["key": .message(message)]) }
    if modifiers.contains(.control) { message = Message("key_control", ["key": .message(message)]) }
    return message
  }

  private var codeMessage: Message {
    switch code {
    case .up: Message("key_up")
    case .down: Message("key_down")
    case .left: Message("key_left")
    case .right: Message("key_right")
    case .home: Message("key_home")
    case .end: Message("key_end")
    case .pageUp: Message("key_page_up")
    case .pageDown: Message("key_page_down")
    case .enter: Message("key_enter")
    case .escape: Message("key_escape")
    case .tab: Message("key_tab")
    case .space: Message("key_space")
    case .backspace: Message("key_backspace")
    case .delete: Message("key_delete")
    case .function(let number): Message("key_function", ["number": .number(number)])
    case .character("?"): Message("key_question_mark")
    case .character(let character): Message("text", ["text": .text(character.uppercased())])
    }
  }
}
