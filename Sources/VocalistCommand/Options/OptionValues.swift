/// The options of one layer (command line, environment, file), or of several merged.
struct OptionValues: Sendable, Equatable {
  private(set) var values: [OptionName: [OptionValue]] = [:]

  /// Adds what one occurrence of an option says; the last one counts where it can't be repeated.
  mutating func add(_ value: OptionValue, for option: OptionSpec) {
    if option.isRepeatable {
      values[option.name, default: []].append(value)
    } else {
      values[option.name] = [value]
    }
  }

  /// Lays another layer over this one: what it says counts, and what it excludes goes.
  mutating func lay(_ other: OptionValues) {
    for (name, given) in other.values {
      for excluded in OptionTable.spec(of: name)?.excludes ?? [] { values[excluded] = nil }
      values[name] = given
    }
  }

  /// The first two options that can't stand beside each other in one layer.
  var conflict: (OptionName, OptionName)? {
    for option in OptionTable.all where isOn(option.name) {
      for other in OptionTable.all where option.excludes.contains(other.name) && isOn(other.name) {
        return (option.name, other.name)
      }
    }
    return nil
  }

  /// Only what this command knows; environment and files are read by every command.
  func only(for command: Subcommand) -> OptionValues {
    var known = self
    known.values = values.filter { name, _ in
      OptionTable.spec(of: name)?.commands.contains(command) ?? false
    }
    return known
  }

  private func isOn(_ name: OptionName) -> Bool {
    guard let value = values[name]?.last else { return false }
    return value != .flag(false)
  }

  func flag(_ name: OptionName) -> Bool { values[name]?.last?.flag ?? false }
  func number(_ name: OptionName) -> Int? { values[name]?.last?.number }
  func duration(_ name: OptionName) -> Duration? { values[name]?.last?.duration }
  func bytes(_ name: OptionName) -> [UInt8]? { values[name]?.last?.bytes }
  func string(_ name: OptionName) -> String? { values[name]?.last?.string }
  func all(_ name: OptionName) -> [[UInt8]] { (values[name] ?? []).compactMap(\.bytes) }

  /// A choice as the enumeration whose raw values the table lists.
  func choice<Choice: RawRepresentable<String>>(
    _ name: OptionName, default choice: Choice
  ) -> Choice {
    string(name).flatMap(Choice.init(rawValue:)) ?? choice
  }
}
