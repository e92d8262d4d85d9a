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
    var layered = demo.defaults
    layered.lay(values)
    var settings = ChooseSettings(layered)
    settings.label = interface.text(demo.name)
    return try ChooseCommand(
      settings: settings, items: items(of: demo), interface: interface, environment: environment
    ).run()
  }

  private func items(of demo: Demo) -> Items {
    Items(
      demo.options.map { option in
        var item = Item(
          label: Array(interface.text(option.label).utf8), value: Array(option.value.utf8))
        item.description = option.description.map(interface.text)
        return item
      })
  }
}
