import Narration
import Speech

/// Why the command gives up before anything is asked; the sentences live in `Locales`.
enum CommandError: Error, Sendable, Equatable {
  // The command line.
  case noCommand
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, suggestion: String?)
  case ambiguousOption(String, candidates: [String])
  case missingArgument(option: String, placeholder: String)
  case unexpectedArgument(option: String, value: String)
  case unexpectedOperand(String)
  case missingOperand(placeholder: String)
  case invalidNumber(option: String, value: String, range: ClosedRange<Int>)
  case invalidDuration(option: String, value: String)
  case invalidChoice(option: String, value: String, choices: [String])
  case conflict(option: String, other: String)
  case needs(option: String, other: String)
  case unknownKey(String)
  case invalidKey(option: String, value: String)
  case singleChoiceKind(String)
  case unterminatedQuote(variable: String)

  // Files.
  case configurationLine(path: String, line: Int, fault: String)
  case configurationValue(path: String, line: Int, fault: Message)
  case environmentValue(variable: String, fault: Message)
  case cannotRead(path: String, reason: String)
  case cannotWrite(path: String, reason: String)

  // The items.
  case noItems
  case emptyList
  case noMatch(String)
  case noTerminal
  case badJSON(line: Int, column: Int, fault: Message)
  case badItem(number: Int, member: String?)
  case itemWithoutLabel(number: Int)
  case valueNotInList(String)
  case minimumAboveMaximum(minimum: Int, maximum: Int)
  case moreValuesThanMaximum(count: Int, maximum: Int)
  case minimumAboveCount(minimum: Int, count: Int)

  // A form.
  case badFormJSON(path: String, line: Int, column: Int, fault: Message)
  case form(path: String, FormFileFault)
  /// While a field is read, before it is known which file it stands in.
  case formField(FormFileFault)

  case unknownDemo(String, names: [String])
  /// What another module has to say.
  case locale(Message)
  case speech(SpeechFault)

  /// The exit status that goes with it.
  var status: ExitStatus {
    switch self {
    case .emptyList, .noMatch: .nothingChosen
    default: .usage
    }
  }
}
