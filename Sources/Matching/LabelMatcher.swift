import SelectionModel

/// Compares labels with what was typed, whatever the case, the accents and the width.
///
/// `cafe` finds `Café`, `strasse` finds `Straße`, and full-width `ＡＢＣ` is `abc`. What folding would
/// make empty (a lone accent) matches nothing.
public struct LabelMatcher: LabelMatching {
  public init() {}

  public func label(_ label: ArraySlice<UInt8>, beginsWith text: String) -> Bool {
    let wanted = FoldedText(text.utf8).bytes
    guard !wanted.isEmpty else { return false }
    return FoldedText(label).bytes.starts(with: wanted)
  }

  public func label(_ label: ArraySlice<UInt8>, contains text: String) -> Bool {
    let wanted = FoldedText(text.utf8).bytes
    guard let first = wanted.first else { return false }
    let folded = FoldedText(label).bytes
    guard folded.count >= wanted.count else { return false }
    return (0...(folded.count - wanted.count)).contains { start in
      folded[start] == first && folded[start...].starts(with: wanted)
    }
  }
}
