/// Gathers the options from every place, in their order of precedence.
///
/// The command line counts most, then `VOCALIST_OPTIONS`, then what the person changed by key in an
/// earlier session, then the configuration file; what none names has its default.
enum OptionLayers {
  static func merge(
    commandLine: OptionValues, for command: Subcommand, in environment: Environment
  ) throws(CommandError) -> OptionValues {
    var merged = OptionValues()
    if let path = environment.configurationPath {
      merged.lay(try ConfigurationFile.read(path).only(for: command))
    }
    if let path = environment.statePath {
      // The program's own file: a line of another version must not keep the person out.
      let state = try? ConfigurationFile.read(path)
      merged.lay((state ?? OptionValues()).only(for: command))
    }
    merged.lay(try variable("VOCALIST_OPTIONS", in: environment).only(for: command))
    merged.lay(commandLine)
    return merged
  }

  private static func variable(
    _ name: String, in environment: Environment
  ) throws(CommandError) -> OptionValues {
    guard let bytes = environment.variables[name] else { return OptionValues() }
    guard let words = ShellWords.split(bytes) else { throw .unterminatedQuote(variable: name) }
    do throws(CommandError) {
      let parsed = try ArgumentParser.parse(words, for: OptionTable.all)
      guard let operand = parsed.operands.first else { return parsed.values }
      throw .unexpectedOperand(String(decoding: operand, as: UTF8.self))
    } catch {
      throw .environmentValue(variable: name, fault: error.message)
    }
  }
}
