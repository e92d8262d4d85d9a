/// One key as the person pressed it, whatever bytes the terminal sent for it.
public struct Key: Sendable, Hashable {
  /// What was pressed, apart from modifiers.
  public enum Code: Sendable, Hashable {
    case up, down, left, right, home, end, pageUp, pageDown
    case enter, escape, tab, space, backspace, delete
    case function(Int)
    /// A typed character; full-width forms are kept as they came.
    case character(Character)
  }

  public struct Modifiers: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let shift = Modifiers(rawValue: 1)
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
  }

  public var code: Code
  public var modifiers: Modifiers

  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}
