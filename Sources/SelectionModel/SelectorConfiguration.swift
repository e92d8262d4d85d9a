/// Every setting of a selector's behaviour; the defaults are those of the select-only combobox.
public struct SelectorConfiguration: Sendable, Equatable {
  /// What a combobox does with what is typed (ARIA's `aria-autocomplete`).
  public enum Autocomplete: String, Sendable, CaseIterable {
    /// The list stays whole.
    case none
    /// The list narrows to what begins so.
    case list
    /// The list narrows, and the rest of the first match is added, selected, after the cursor.
    case both
  }

  public var kind: SelectorKind
  /// Several options may be chosen.
  public var isMultiple = false
  public var startsExpanded: Bool
  /// The list closes: true for a dropdown and a combobox.
  public var isCollapsible: Bool
  public var wraps: Bool
  /// What is focused is chosen at once; with several choices it is then the only one (APG, listbox
  /// pattern, alternative model).
  public var selectionFollowsFocus: Bool
  /// Disabled options are passed over instead of being reached and refused.
  public var skipsDisabled: Bool
  /// How far a page goes, and how many options the window shows; at least 1.
  public var pageSize = 10
  /// How long typed characters are collected into one search; zero: one letter at a time.
  public var typeAheadTimeout: Duration = .seconds(1)
  public var autocomplete: Autocomplete
  /// A combobox takes a text that is none of the options.
  public var allowsFreeText = false
  /// The keyboard leaves the control when something is chosen.
  public var leavesOnChoose = false
  public var minimumChosen = 0
  /// Nil: no limit.
  public var maximumChosen: Int?

  public init(kind: SelectorKind = .dropdown) {
    self.kind = kind
    startsExpanded = kind != .dropdown && kind != .combobox
    isCollapsible = kind == .dropdown || kind == .combobox
    wraps = kind == .radio || kind == .combobox
    selectionFollowsFocus = kind == .radio
    skipsDisabled = kind == .radio
    autocomplete = kind == .combobox ? .list : .none
  }
}
