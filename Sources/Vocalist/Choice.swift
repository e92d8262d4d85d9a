/// One option as a program sees it; described by its label.
public struct Choice: Sendable, Equatable, CustomStringConvertible {
  /// Its place in the list, from 0.
  public let index: Int
  public let label: String
  /// What a script would get.
  public let value: String

  public var description: String { label }
}
