import JSON
import LineMode
import SelectionModel

/// `vocalist form`: asks several questions one after another; prints the answers as one JSON object.
struct FormCommand {
  let settings: ChooseSettings
  /// The file's path, or `-` for standard input.
  let path: [UInt8]
  let interface: Interface
  let environment: Environment

  func run() throws(CommandError) -> ExitStatus {
    let path = String(decoding: path, as: UTF8.self)
    let script = try settings.keyScript()
    let text: [UInt8]
    do throws(FileError) {
      text = try isFromInput ? FileBytes.read(descriptor: 0) : FileBytes.read(path: path)
    } catch {
      throw .cannotRead(path: path, reason: error.reason)
    }
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONValue.parse(text)
    } catch {
      throw .badFormJSON(
        path: path, line: error.line, column: error.column, fault: error.message)
    }
    return try ask(value, path: path, script)
  }

  /// Asks a form that is there as JSON.
  ///
  /// - Parameter path: where it comes from, for what is wrong with it.
  func ask(
    _ value: JSONValue, path: String, _ script: KeyScript?
  ) throws(CommandError) -> ExitStatus {
    let form: Form
    do throws(FormFileFault) {
      form = try FormFile(localizer: interface.localizer).form(value)
    } catch {
      throw .form(path: path, error)
    }
    let several = Set(form.fields.filter { $0.takesSeveral }.map(\.name))
    let asking = Asking(
      settings: settings, script: script, areItemsFromInput: isFromInput, interface: interface,
      environment: environment)
    let ending = try asking.ask(.form(form))
    return try ending.status(cancelled: settings.cancelStatus) { outcome throws(CommandError) in
      guard case .filledIn(let answers) = outcome else {
        return outcome.statusWithoutAnswer(cancelled: settings.cancelStatus)
      }
      let members = answers.map {
        JSONObject.Member(key: $0.name, value: $0.answer.json(isList: several.contains($0.name)))
      }
      let result = JSONValue.object(JSONObject(distinct: members))
      try StandardOutput.write(result.encoded + "\n")
      return .chosen
    }
  }

  private var isFromInput: Bool { path == Array("-".utf8) }
}

extension FormField {
  /// Its answer is a list, however many are chosen.
  fileprivate var takesSeveral: Bool { control.selector?.configuration.isMultiple ?? false }
}

extension FormAnswer {
  fileprivate func json(isList: Bool) -> JSONValue {
    switch self {
    case .none: isList ? [] : .null
    case .text(let text): .string(text)
    case .confirmed(let answer): .bool(answer)
    case .values(let values):
      isList
        ? .array(values.map(JSONValue.init(optionValue:)))
        : values.first.map(JSONValue.init(optionValue:)) ?? .null
    }
  }
}

extension JSONValue {
  fileprivate init(optionValue value: [UInt8]) {
    self = .string(String(decoding: value, as: UTF8.self))
  }
}
