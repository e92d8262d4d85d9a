import SelectionModel

/// Compares labels with what was typed, whatever the case, the accents and the width; Latin letters
/// match Chinese by its pinyin.
///
/// `cafe` finds `Café`, `strasse` finds `Straße`, full-width `ＡＢＣ` is `abc`, and `chongqing` and `cq`
/// find `重庆`. What folding would make empty (a lone accent) matches nothing.
public struct LabelMatcher: LabelMatching {
  public init() {}

  public func search(for text: String) -> any LabelSearch { TextSearch(text) }

  public func index(of options: OptionList) -> (any LabelIndex)? { SortedLabels(options) }
}
