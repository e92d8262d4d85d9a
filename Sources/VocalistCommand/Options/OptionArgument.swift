/// What an option takes after its name, checked as it is parsed.
enum OptionArgument: Sendable, Equatable {
  /// Nothing; `--wrap=no` still takes back what a lower layer set.
  case none
  /// Any bytes.
  case text
  case number(ClosedRange<Int>)
  /// A number that may be left out, and then stands only after `=` or right after the letter.
  case optionalNumber(ClosedRange<Int>)
  /// `30`, `30s`, `2m`, `500ms`, `1h`.
  case duration
  case choice([String])
  /// One of the words, or `wav:` and a file.
  case speech([String])
  /// The same, or nothing; the next argument belongs to it only where it is one of these.
  case optionalSpeech([String])
  case file
  case folder
  /// The name of one key, such as `Ctrl+X`.
  case key
  /// A BCP 47 tag.
  case language

  /// How it is shown after the option's name; words of the command's grammar, in no language.
  var placeholder: String? {
    switch self {
    case .none: nil
    case .text: "TEXT"
    case .number, .optionalNumber: "N"
    case .duration: "D"
    case .choice(let words): words.joined(separator: "|")
    case .speech(let words), .optionalSpeech(let words):
      words.joined(separator: "|") + "|wav:FILE"
    case .file: "FILE"
    case .folder: "DIR"
    case .language: "TAG"
    case .key: "KEY"
    }
  }

  var isOptional: Bool {
    switch self {
    case .optionalNumber, .optionalSpeech: true
    default: false
    }
  }

  /// The words that a shell can complete.
  var words: [String] {
    switch self {
    case .choice(let words): words
    case .speech(let words), .optionalSpeech(let words): words + ["wav:"]
    default: []
    }
  }

  /// Whether an argument that stands by itself is the value of this option rather than an operand.
  func takes(_ argument: [UInt8]) -> Bool {
    guard case .optionalSpeech(let words) = self else { return false }
    let text = String(decoding: argument, as: UTF8.self)
    return words.contains(text) || text.hasPrefix("wav:")
  }
}
