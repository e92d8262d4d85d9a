import Narration

/// One line of help: what is written on the command line, and the message that explains it.
struct HelpEntry: Equatable {
  let term: String
  let explanation: Message
}
