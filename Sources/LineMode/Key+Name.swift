extension Key {
  /// The named keys, in the words of scripts and traces.
  private static let named: [(name: String, code: Code)] = [
    ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right), ("Home", .home),
    ("End", .end), ("PageUp", .pageUp), ("PageDown", .pageDown), ("Enter", .enter),
    ("Escape", .escape), ("Tab", .tab), ("Space", .space), ("Backspace", .backspace),
    ("Delete", .delete),
  ]

  /// The key of a name such as `Down`, `Ctrl+A`, `Alt+Up`, `F4`, `char:x`, or `x`; nil for others.
  public init?(name: String) {
    var rest = Substring(name)
    var modifiers: Modifiers = []
    let prefixes: [(String, Modifiers)] = [("Ctrl+", .control), ("Shift+", .shift), ("Alt+", .alt)]
    while let (prefix, modifier) = prefixes.first(where: { rest.hasPrefix($0.0) }),
      rest.count > prefix.count
    {
      modifiers.insert(modifier)
      rest.removeFirst(prefix.count)
    }
    if rest.hasPrefix("char:") { rest.removeFirst(5) }
    if let code = Self.named.first(where: { $0.name == rest })?.code {
      self.init(code, modifiers)
    } else if rest.count == 1, let character = rest.first {
      let isControl = modifiers.contains(.control)
      // Ctrl has no case in a terminal.
      let code: Code =
        isControl ? .character(Character(character.lowercased())) : Self.typed(character)
      self.init(code, modifiers)
    } else if rest.hasPrefix("F"), let number = Int(rest.dropFirst()), (1...12).contains(number) {
      self.init(.function(number), modifiers)
    } else {
      return nil
    }
  }

  /// The code of a typed character: the ASCII space is a key of its own.
  static func typed(_ character: Character) -> Code {
    character == " " ? .space : .character(character)
  }

  public var name: String {
    var name = ""
    if modifiers.contains(.control) { name += "Ctrl+" }
    if modifiers.contains(.shift) { name += "Shift+" }
    if modifiers.contains(.alt) { name += "Alt+" }
    switch code {
    case .function(let number): return name + "F\(number)"
    case .character(let character) where modifiers.contains(.control):
      return name + character.uppercased()
    case .character(let character): return name + "char:\(character)"
    default: return name + (Self.named.first { $0.code == code }?.name ?? "")
    }
  }
}
