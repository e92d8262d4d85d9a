import LineMode
import Narration

extension CommandError {
  /// The sentence for it: what is wrong, where, and how to mend it.
  var message: Message {
    switch self {
    case .noCommand: Message("error_no_command")
    case .unknownCommand(let word, nil): Message("error_unknown_command", ["command": .text(word)])
    case .unknownCommand(let word, let suggestion?):
      Message(
        "error_unknown_command_suggest", ["command": .text(word), "suggestion": .text(suggestion)])
    case .unknownOption(let word, nil): Message("error_unknown_option", ["option": .text(word)])
    case .unknownOption(let word, let suggestion?):
      Message(
        "error_unknown_option_suggest", ["option": .text(word), "suggestion": .text(suggestion)])
    case .ambiguousOption(let word, let candidates):
      Message(
        "error_ambiguous_option", ["option": .text(word), "candidates": .words(candidates)])
    case .missingArgument(let option, let placeholder):
      Message(
        "error_missing_argument", ["option": .text(option), "placeholder": .text(placeholder)])
    case .unexpectedArgument(let option, let value):
      Message("error_unexpected_argument", ["option": .text(option), "value": .text(value)])
    case .unexpectedOperand(let word): Message("error_unexpected_operand", ["word": .text(word)])
    case .missingOperand(let placeholder):
      Message("error_missing_operand", ["placeholder": .text(placeholder)])
    case .invalidNumber(let option, let value, let range):
      Message(
        "error_invalid_number",
        [
          "option": .text(option), "value": .text(value), "low": .text(String(range.lowerBound)),
          "high": .text(String(range.upperBound)),
        ])
    case .invalidDuration(let option, let value):
      Message("error_invalid_duration", ["option": .text(option), "value": .text(value)])
    case .invalidChoice(let option, let value, let choices):
      Message(
        "error_invalid_choice",
        ["option": .text(option), "value": .text(value), "choices": .words(choices)])
    case .conflict(let option, let other):
      Message("error_conflict", ["option": .text(option), "other": .text(other)])
    case .needs(let option, let other):
      Message("error_needs", ["option": .text(option), "other": .text(other)])
    case .unknownKey(let name): Message("error_unknown_key", ["key": .text(name)])
    case .invalidKey(let option, let value):
      Message("error_invalid_key", ["option": .text(option), "value": .text(value)])
    case .singleChoiceKind(let kind): Message("error_single_choice_kind", ["kind": .text(kind)])
    case .unterminatedQuote(let variable):
      Message("error_unterminated_quote", ["variable": .text(variable)])
    case .configurationLine(let path, let line, let fault):
      Message(
        "error_configuration_line",
        ["path": .text(path), "line": .text(String(line)), "text": .text(fault)])
    case .configurationValue(let path, let line, let fault):
      Message(
        "error_configuration_value",
        ["path": .text(path), "line": .text(String(line)), "fault": .message(fault)])
    case .environmentValue(let variable, let fault):
      Message(
        "error_environment_value", ["variable": .text(variable), "fault": .message(fault)])
    case .cannotRead(let path, let reason):
      Message("error_cannot_read", ["path": .text(path), "reason": .text(reason)])
    case .cannotWrite(let path, let reason):
      Message("error_cannot_write", ["path": .text(path), "reason": .text(reason)])
    case .emptyList: Message("error_empty_list")
    case .noMatch(let text): Message("error_no_match", ["text": .text(text)])
    case .noTerminal: Message("error_no_terminal")
    case .badJSON(let line, let column, let fault):
      Message(
        "error_bad_json",
        [
          "line": .text(String(line)), "column": .text(String(column)), "fault": .message(fault),
        ])
    case .badItem(let number, let member?):
      Message("error_bad_item_member", ["number": .number(number), "member": .text(member)])
    case .badItem(let number, nil): Message("error_bad_item", ["number": .number(number)])
    case .itemWithoutLabel(let number):
      Message("error_item_without_label", ["number": .number(number)])
    case .valueNotInList(let value): Message("error_value_not_in_list", ["value": .text(value)])
    case .minimumAboveMaximum(let minimum, let maximum):
      Message(
        "error_minimum_above_maximum", ["minimum": .number(minimum), "maximum": .number(maximum)])
    case .moreValuesThanMaximum(let count, let maximum):
      Message(
        "error_more_values_than_maximum", ["count": .number(count), "maximum": .number(maximum)])
    case .minimumAboveCount(let minimum, let count):
      Message(
        "error_minimum_above_count", ["minimum": .number(minimum), "count": .number(count)])
    case .badFormJSON(let path, let line, let column, let fault):
      Message(
        "error_form_json",
        [
          "path": .text(path), "line": .text(String(line)), "column": .text(String(column)),
          "fault": .message(fault),
        ])
    case .form(let path, let fault): fault.message(path: path)
    case .formField(let fault): fault.fault
    case .locale(let message): message
    case .speech(let fault): fault.message
    case .unknownDemo(let name, let names):
      Message("error_unknown_demo", ["name": .text(name), "names": .words(names)])
    case .noItems: Message("error_no_items")
    }
  }
}

extension Message.Argument {
  /// Words of the command's grammar in a row.
  fileprivate static func words(_ words: [String]) -> Message.Argument {
    .text(words.joined(separator: ", "))
  }
}
