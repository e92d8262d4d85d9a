/// The list beside the text of a combobox: opening, moving in it, narrowing it.
extension Selector {
  mutating func openList() -> [Change] {
    guard !isExpanded, view.count > 0 else { return [] }
    isExpanded = true
    return [.expanded]
  }

  /// Closes the list and marks nothing; it opens on what the text then is.
  mutating func closeList() -> [Change] {
    mark(nil)
    narrow(to: textField?.text ?? "", isSettled: true)
    guard isExpanded else { return [] }
    isExpanded = false
    focused = nil
    return [.collapsed]
  }

  /// Alt+Down and Alt+Up open; Alt+Up gives an open list up and takes nothing from it (APG, combobox
  /// pattern).
  mutating func toggleList(_ action: Action) -> [Change] {
    guard isExpanded else { return openList() }
    return action == .collapse ? closeList() : []
  }

  mutating func moveInSuggestions(by step: Int) -> [Change] {
    let opened = openList()
    guard isExpanded, view.count > 0 else { return opened }
    // Down goes on from the suggestion that stands in the text already; Up comes from below.
    if focused == nil, step > 0, let standing = chosen.first, view.row(of: standing) != nil {
      focused = standing
    }
    if focused != nil { return opened + suggest(move(by: step, told: nil)) }
    return opened + suggest(edgeRow(step > 0 ? .first : .last).map { focus(view[$0]) } ?? [])
  }

  /// What is focused is the suggestion; with autocomplete `both` the text follows it.
  mutating func suggest(_ moved: [Change]) -> [Change] {
    guard let index = focused else { return moved }
    mark(index)
    if configuration.autocomplete == .both {
      _ = textField?.replace(with: options.label(at: index))
    }
    return moved
  }

  /// Marks the one suggestion that the text or the focus stands for; nil marks none.
  mutating func mark(_ index: Int?) {
    chosen.removeAll()
    if let index { chosen.insert(index) }
  }

  // MARK: - Narrowing

  /// Shows what begins with this text, or everything where the list does not narrow.
  ///
  /// - Parameter isSettled: the text was chosen, not typed: when it is a label the whole list is
  ///   shown again, so that one can go from there to another (APG, editable combobox example).
  mutating func narrow(to text: String, isSettled: Bool = false) {
    let isWhole = configuration.autocomplete == .none || (isSettled && optionNamedByText != nil)
    let wanted = isWhole ? "" : text
    if wanted == filterText { return }
    let isNarrower = goesOn(from: filterText, to: wanted)
    filterText = wanted
    if wanted.isEmpty {
      view = VisibleOptions(all: options.count)
    } else if let found = labelIndex?.options(beginning: wanted) {
      view = VisibleOptions(found)
    } else if isNarrower {
      let search = matcher.search(for: wanted)
      let rows = view
      view = VisibleOptions(
        (0..<rows.count).map { rows[$0] }.filter {
          search.begins(options.labelBytes(at: $0))
        })
    } else {
      view = VisibleOptions(matches(from: 0))
    }
  }

  /// Whether what begins with the later text is among what begins with the earlier one.
  ///
  /// An accent may change the character before it, and a sign alone (a lone accent, the apostrophe
  /// of pinyin) may match nothing until more follows: so only ASCII counts, ended by a letter or digit.
  func goesOn(from earlier: String, to later: String) -> Bool {
    guard let last = earlier.last, last.isLetter || last.isNumber else { return false }
    return later.utf8.allSatisfy { $0 < 0x80 } && later.utf8.starts(with: earlier.utf8)
  }

  /// Options arrived from this index on: those that match join the list.
  mutating func widen(from first: Int) {
    if filterText.isEmpty {
      view.grow(to: options.count)
    } else {
      view.append(matches(from: first))
    }
  }

  private func matches(from first: Int) -> [Int] {
    let search = matcher.search(for: filterText)
    return (first..<options.count).filter { search.begins(options.labelBytes(at: $0)) }
  }
}
