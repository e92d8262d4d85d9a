/// Ignores case and nothing else.
public struct PlainLabelMatching: LabelMatching {
  public init() {}

  public func search(for text: String) -> any LabelSearch { Search(text: Array(text.lowercased())) }

  private struct Search: LabelSearch {
    let text: [Character]

    func begins(_ label: ArraySlice<UInt8>) -> Bool { lowercased(label).starts(with: text) }

    func isContained(in label: ArraySlice<UInt8>) -> Bool {
      let label = lowercased(label)
      guard text.count <= label.count else { return false }
      return (0...(label.count - text.count)).contains { label[$0...].starts(with: text) }
    }

    private func lowercased(_ label: ArraySlice<UInt8>) -> [Character] {
      Array(String(decoding: label, as: UTF8.self).lowercased())
    }
  }
}
