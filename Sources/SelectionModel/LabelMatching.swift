/// Does a label match what was typed.
public protocol LabelMatching: Sendable {
  /// Whether the label begins with the text, by the matcher's rules of case and accents.
  func label(_ label: ArraySlice<UInt8>, beginsWith text: String) -> Bool
  /// Whether the label holds the text anywhere.
  func label(_ label: ArraySlice<UInt8>, contains text: String) -> Bool
}

/// Ignores case and nothing else.
public struct PlainLabelMatching: LabelMatching {
  public init() {}

  public func label(_ label: ArraySlice<UInt8>, beginsWith text: String) -> Bool {
    String(decoding: label, as: UTF8.self).lowercased().hasPrefix(text.lowercased())
  }

  public func label(_ label: ArraySlice<UInt8>, contains text: String) -> Bool {
    let label = Array(String(decoding: label, as: UTF8.self).lowercased())
    let text = Array(text.lowercased())
    guard text.count <= label.count else { return false }
    return (0...(label.count - text.count)).contains { label[$0...].starts(with: text) }
  }
}
