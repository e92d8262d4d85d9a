/// Several choices: checking one, a range, all.
extension Selector {
  private var maximum: Int { configuration.maximumChosen ?? Int.max }

  /// Checks or unchecks one option.
  mutating func check(_ index: Int) -> [Change] {
    if options.details(at: index).isDisabled { return [.unavailable(index)] }
    anchor = index
    checkedRange = nil
    if chosen.contains(index) {
      chosen.remove(index)
      return [.selectionChanged(selected: [], deselected: [index])]
    }
    if chosen.count >= maximum { return [.limitReached(maximum, option: index)] }
    chosen.insert(index)
    return [.selectionChanged(selected: [index], deselected: [])]
  }

  /// Shift and an arrow: the focus moves and the range from the anchor to it is what is checked.
  mutating func extend(by step: Int, told: Change.Edge?) -> [Change] {
    guard configuration.isMultiple, let start = focused else { return [] }
    let from = anchor ?? start
    let moved = move(by: step, told: told, follows: false)
    guard let end = focused, end != start else { return moved }
    anchor = from
    if checkedRange == CheckedRange(anchor: from, end: start), !moved.contains(where: \.isWrap) {
      return moved + moveEdge(of: from, from: start, to: end)
    }
    return moved + checkRange(from: from, to: end)
  }

  /// The range grew or shrank by one option: however long it is, nothing else is touched.
  private mutating func moveEdge(of anchor: Int, from start: Int, to end: Int) -> [Change] {
    checkedRange = CheckedRange(anchor: anchor, end: end)
    let isGrowing = (end > start) == (start >= anchor) || start == anchor
    let changed = isGrowing ? end : start
    if options.details(at: changed).isDisabled || chosen.contains(changed) == isGrowing {
      return []
    }
    if !isGrowing {
      chosen.remove(changed)
      return [.selectionChanged(selected: [], deselected: [changed])]
    }
    if chosen.count >= maximum {
      checkedRange = nil
      return [.limitReached(maximum, option: changed)]
    }
    chosen.insert(changed)
    return [.selectionChanged(selected: [changed], deselected: [])]
  }

  mutating func extendToFocus() -> [Change] {
    guard configuration.isMultiple, let end = focused else { return [] }
    let from = anchor ?? end
    return checkRange(from: from, to: end)
  }

  mutating func extendToEnd(_ edge: Change.Edge) -> [Change] {
    guard configuration.isMultiple, let start = focused, let row = edgeRow(edge) else { return [] }
    anchor = start
    let moved = focus(view[row], follows: false)
    return moved + checkRange(from: start, to: view[row])
  }

  /// Exactly this range is checked afterwards, up to the limit; disabled options stay as they are.
  private mutating func checkRange(from start: Int, to end: Int) -> [Change] {
    guard let first = view.row(of: min(start, end)), let last = view.row(of: max(start, end)) else {
      return []
    }
    checkedRange = CheckedRange(anchor: start, end: end)
    let rows = start <= end ? Array(first...last) : (first...last).reversed()
    let range = rows.map { view[$0] }.filter { !options.details(at: $0).isDisabled }
    let inside = Set(range)
    let released = chosen.sorted.filter {
      !inside.contains($0) && !options.details(at: $0).isDisabled
    }
    for index in released { chosen.remove(index) }
    var added: [Int] = []
    for index in range where !chosen.contains(index) {
      if chosen.count >= maximum {
        checkedRange = nil
        return selectionChange(added, released) + [.limitReached(maximum, option: index)]
      }
      chosen.insert(index)
      added.append(index)
    }
    return selectionChange(added, released)
  }

  /// Checks everything that can be, or unchecks everything when it is checked already.
  mutating func toggleAll() -> [Change] {
    guard configuration.isMultiple else { return [] }
    let available = (0..<view.count).map { view[$0] }.filter {
      !options.details(at: $0).isDisabled
    }
    if available.isEmpty { return [] }
    checkedRange = nil
    let missing = available.filter { !chosen.contains($0) }
    if missing.isEmpty {
      for index in available { chosen.remove(index) }
      return selectionChange([], available) + [.noneChecked]
    }
    if chosen.count + missing.count > maximum {
      return [.limitReached(maximum, option: missing[maximum - chosen.count])]
    }
    for index in missing { chosen.insert(index) }
    return selectionChange(missing, []) + [.allChecked(chosen.count)]
  }

  private func selectionChange(_ selected: [Int], _ deselected: [Int]) -> [Change] {
    selected.isEmpty && deselected.isEmpty
      ? [] : [.selectionChanged(selected: selected, deselected: deselected)]
  }
}

extension Change {
  fileprivate var isWrap: Bool { if case .wrapped = self { true } else { false } }
}
