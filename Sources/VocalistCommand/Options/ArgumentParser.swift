/// Reads arguments as GNU programs do, by the option table and nothing else.
///
/// Long options take `--name=text` or `--name text` and may be shortened while they stay
/// unambiguous; letters may be bundled (`-01`); `--` ends the options.
struct ArgumentParser {
  private let options: [OptionSpec]
  private var arguments: ArraySlice<[UInt8]>
  private(set) var values = OptionValues()
  private(set) var operands: [[UInt8]] = []
  /// The first operand, such as a command's name, ends the options too.
  private let stopsAtOperand: Bool

  init(_ options: [OptionSpec], stopsAtOperand: Bool) {
    self.options = options
    self.stopsAtOperand = stopsAtOperand
    arguments = []
  }

  static func parse(
    _ arguments: some Sequence<[UInt8]>, for options: [OptionSpec], stopsAtOperand: Bool = false
  ) throws(CommandError) -> (values: OptionValues, operands: [[UInt8]]) {
    var parser = ArgumentParser(options, stopsAtOperand: stopsAtOperand)
    try parser.read(ArraySlice(arguments))
    if let (name, other) = parser.values.conflict {
      throw .conflict(option: "--" + name.rawValue, other: "--" + other.rawValue)
    }
    return (parser.values, parser.operands)
  }

  private mutating func read(_ all: ArraySlice<[UInt8]>) throws(CommandError) {
    arguments = all
    while let argument = arguments.popFirst() {
      if argument == Array("--".utf8) {
        operands += arguments
        return
      } else if argument.starts(with: Array("--".utf8)) {
        try readLong(argument.dropFirst(2))
      } else if argument.first == UInt8(ascii: "-"), argument.count > 1 {
        try readShort(argument.dropFirst())
      } else {
        operands.append(argument)
        if stopsAtOperand {
          operands += arguments
          return
        }
      }
    }
  }

  private mutating func readLong(_ text: ArraySlice<UInt8>) throws(CommandError) {
    let parts = text.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(decoding: parts[0], as: UTF8.self)
    let option = try find(name)
    if parts.count > 1 {
      values.add(try OptionValue(Array(parts[1]), for: option), for: option)
    } else if option.argument == .none {
      values.add(.flag(true), for: option)
    } else if let argument = arguments.first, option.argument.takes(argument) {
      values.add(try next(for: option, as: "--" + name), for: option)
    } else if option.argument.isOptional {
      values.add(.flag(true), for: option)
    } else {
      values.add(try next(for: option, as: "--" + name), for: option)
    }
  }

  private mutating func readShort(_ letters: ArraySlice<UInt8>) throws(CommandError) {
    var rest = letters
    while let letter = rest.popFirst() {
      let character = Character(UnicodeScalar(letter))
      guard letter < 0x80, let option = options.first(where: { $0.short == character }) else {
        let written = "-" + String(decoding: [letter] + rest, as: UTF8.self)
        throw .unknownOption(letter < 0x80 ? "-\(character)" : written, suggestion: nil)
      }
      if option.argument == .none {
        values.add(.flag(true), for: option)
      } else if option.argument.isOptional {
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        rest = rest.dropFirst(digits.count)
        values.add(
          digits.isEmpty ? .flag(true) : try OptionValue(Array(digits), for: option), for: option)
      } else if rest.isEmpty {
        values.add(try next(for: option, as: "-\(character)"), for: option)
      } else {
        values.add(try OptionValue(Array(rest), for: option), for: option)
        return
      }
    }
  }

  private mutating func next(
    for option: OptionSpec, as written: String
  ) throws(CommandError) -> OptionValue {
    guard let argument = arguments.popFirst() else {
      throw .missingArgument(option: written, placeholder: option.argument.placeholder ?? "")
    }
    return try OptionValue(argument, for: option)
  }

  /// The option of this name, or of the only name that begins so.
  private func find(_ name: String) throws(CommandError) -> OptionSpec {
    if let option = options.first(where: { $0.longNames.contains(name) }) { return option }
    let candidates = options.filter { option in
      !name.isEmpty && option.longNames.contains { $0.hasPrefix(name) }
    }
    if candidates.count == 1 { return candidates[0] }
    guard candidates.isEmpty else {
      throw .ambiguousOption(
        "--" + name, candidates: candidates.map { "--" + $0.name.rawValue })
    }
    let nearest = Suggestion.nearest(to: name, among: options.flatMap(\.longNames))
    throw .unknownOption("--" + name, suggestion: nearest.map { "--" + $0 })
  }
}
