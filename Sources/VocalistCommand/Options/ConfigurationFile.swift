/// Reads `name = value` lines, the same names as the long options; `#` begins a comment.
enum ConfigurationFile {
  static func parse(
    _ bytes: [UInt8], path: String, options: [OptionSpec] = OptionTable.all
  ) throws(CommandError) -> OptionValues {
    var values = OptionValues()
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let line = trimmed(line)
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      let parts = line.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(decoding: trimmed(parts[0]), as: UTF8.self)
      guard let option = options.first(where: { $0.longNames.contains(name) }) else {
        throw .configurationLine(
          path: path, line: index + 1, fault: String(decoding: line, as: UTF8.self))
      }
      do throws(CommandError) {
        values.add(try value(of: parts, for: option), for: option)
      } catch {
        throw .configurationValue(path: path, line: index + 1, fault: error.message)
      }
    }
    return values
  }

  /// The file's values, none where there is no such file.
  static func read(_ path: String) throws(CommandError) -> OptionValues {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileBytes.read(path: path)
    } catch {
      if error.isMissing { return OptionValues() }
      throw .cannotRead(path: path, reason: error.reason)
    }
    return try parse(bytes, path: path)
  }

  private static func value(
    of parts: [ArraySlice<UInt8>], for option: OptionSpec
  ) throws(CommandError) -> OptionValue {
    if parts.count > 1 { return try OptionValue(Array(trimmed(parts[1])), for: option) }
    if option.argument == .none || option.argument.isOptional { return .flag(true) }
    throw .missingArgument(
      option: option.name.rawValue, placeholder: option.argument.placeholder ?? "")
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isBlank: (UInt8) -> Bool = { [0x20, 0x09, 0x0D].contains($0) }
    var line = line.drop(while: isBlank)
    while let last = line.last, isBlank(last) { line.removeLast() }
    return line
  }
}
