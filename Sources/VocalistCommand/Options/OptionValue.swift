import LineMode

/// What was given for an option, already of the right type.
enum OptionValue: Sendable, Equatable {
  case flag(Bool)
  case number(Int)
  case duration(Duration)
  /// Byte for byte, since a label or a value need not be UTF-8.
  case text([UInt8])

  var flag: Bool? {
    if case .flag(let value) = self { value } else { nil }
  }

  var number: Int? {
    if case .number(let value) = self { value } else { nil }
  }

  var duration: Duration? {
    if case .duration(let value) = self { value } else { nil }
  }

  var bytes: [UInt8]? {
    if case .text(let value) = self { value } else { nil }
  }

  var string: String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
}

extension OptionValue {
  /// Reads what stands after an option's name.
  init(_ bytes: [UInt8], for option: OptionSpec) throws(CommandError) {
    let text = String(decoding: bytes, as: UTF8.self)
    let name = "--" + option.name.rawValue
    switch option.argument {
    case .none:
      guard let flag = Self.flags[text] else {
        throw .unexpectedArgument(option: name, value: text)
      }
      self = .flag(flag)
    case .text, .file, .folder, .language:
      self = .text(bytes)
    case .number(let range), .optionalNumber(let range):
      guard let number = Int(text), range.contains(number) else {
        throw .invalidNumber(option: name, value: text, range: range)
      }
      self = .number(number)
    case .key:
      guard Key(name: text) != nil else { throw .invalidKey(option: name, value: text) }
      self = .text(bytes)
    case .duration:
      guard let duration = Duration(written: text) else {
        throw .invalidDuration(option: name, value: text)
      }
      self = .duration(duration)
    case .choice(let words):
      guard words.contains(text) else {
        throw .invalidChoice(option: name, value: text, choices: option.argument.words)
      }
      self = .text(bytes)
    case .speech(let words), .optionalSpeech(let words):
      guard words.contains(text) || text.utf8.count > 4 && text.hasPrefix("wav:") else {
        throw .invalidChoice(option: name, value: text, choices: words + ["wav:FILE"])
      }
      self = .text(bytes)
    }
  }

  /// The words with which a configuration file switches a flag.
  private static let flags = [
    "yes": true, "true": true, "on": true, "1": true,
    "no": false, "false": false, "off": false, "0": false,
  ]
}
