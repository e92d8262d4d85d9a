import Narration

/// `vocalist demo`: lists the built-in examples, or asks one of them.
struct DemoCommand {
  let values: OptionValues
  let operands: [[UInt8]]
  let interface: Interface
  let environment: Environment

  func run() throws(CommandError) -> ExitStatus {
    guard let word = operands.first else {
      let lines = Demo.allCases.map { "\($0.rawValue)\n    \(interface.text($0.summary))\n" }
      try StandardOutput.write(lines.joined())
      return .chosen
    }
    let name = String(decoding: word, as: UTF8.self)
    guard let demo = Demo(rawValue: name) else {
      throw .unknownDemo(name, names: Demo.allCases.map(\.rawValue))
    }
    if let extra = operands.dropFirst().first {
      throw .unexpectedOperand(String(decoding: extra, as: UTF8.self))
    }
    var settings = ChooseSettings(values)
    if demo == .form {
      return try FormCommand(
        settings: settings, path: Array(name.utf8), interface: interface, environment: environment
      ).ask(DemoForm(words: interface.text).value, path: name, settings.keyScript())
    }
    demo.arrange(&settings)
    settings.label = interface.text(demo.name)
    let items = Items(demo.options.map { $0.item(interface.text) })
    if demo == .typeSelect {
      settings.label = interface.text(Message(demo.key + "_text"))
      return try SearchCommand(
        settings: settings, operands: [], given: items, typesName: interface.text(demo.name),
        interface: interface, environment: environment
      ).run()
    }
    return try ChooseCommand(
      settings: settings, items: items, interface: interface, environment: environment
    ).run()
  }
}
