/// Does a label match what was typed.
public protocol LabelMatching: Sendable {
  /// What was typed, made ready once to be compared with many labels.
  func search(for text: String) -> any LabelSearch
  /// What makes finding quick in a long list, and takes long to be made; nil where there is nothing.
  func index(of options: OptionList) -> (any LabelIndex)?
}

/// A text that labels are compared with.
public protocol LabelSearch: Sendable {
  /// Whether the label begins with the text, by the matcher's rules of case and accents.
  func begins(_ label: ArraySlice<UInt8>) -> Bool
  /// Whether the label holds the text anywhere.
  func isContained(in label: ArraySlice<UInt8>) -> Bool
}

extension LabelMatching {
  public func index(of options: OptionList) -> (any LabelIndex)? { nil }

  public func label(_ label: ArraySlice<UInt8>, beginsWith text: String) -> Bool {
    search(for: text).begins(label)
  }

  public func label(_ label: ArraySlice<UInt8>, contains text: String) -> Bool {
    search(for: text).isContained(in: label)
  }
}
