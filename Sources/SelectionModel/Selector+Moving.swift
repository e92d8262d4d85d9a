extension Selector {
  func isReachable(_ index: Int) -> Bool {
    !configuration.skipsDisabled || !options.details(at: index).isDisabled
  }

  /// The first or last row that focus can go to.
  func edgeRow(_ edge: Change.Edge) -> Int? {
    switch edge {
    case .first: reachableRow(from: 0, step: 1)
    case .last: reachableRow(from: view.count - 1, step: -1)
    }
  }

  private func reachableRow(from start: Int, step: Int) -> Int? {
    var row = start
    while row >= 0 && row < view.count {
      if isReachable(view[row]) { return row }
      row += step
    }
    return nil
  }

  /// - Parameter follows: whether the selection goes with the focus where the configuration says so.
  mutating func move(by step: Int, told: Change.Edge?, follows: Bool = true) -> [Change] {
    guard let current = focused.flatMap(view.row) else {
      return edgeRow(step > 0 ? .first : .last).map { focus(view[$0], follows: follows) } ?? []
    }
    if let row = reachableRow(from: current + step, step: step) {
      return focus(view[row], follows: follows)
    }
    let edge: Change.Edge = step > 0 ? .last : .first
    guard configuration.wraps, let row = edgeRow(step > 0 ? .first : .last), row != current else {
      return boundary(edge, told: told)
    }
    return [.wrapped(step > 0 ? .first : .last)] + focus(view[row], follows: follows)
  }

  mutating func moveToEnd(_ edge: Change.Edge, told: Change.Edge?) -> [Change] {
    guard let row = edgeRow(edge) else { return [] }
    return view[row] == focused ? boundary(edge, told: told) : focus(view[row])
  }

  mutating func page(by pages: Int, told: Change.Edge?) -> [Change] {
    let edge: Change.Edge = pages > 0 ? .last : .first
    guard let current = focused.flatMap(view.row) else { return moveToEnd(.first, told: told) }
    let wanted = current + pages * configuration.pageSize
    let inside = min(max(wanted, 0), view.count - 1)
    let step = pages > 0 ? 1 : -1
    guard let row = reachableRow(from: inside, step: step) ?? edgeRow(edge), row != current else {
      return boundary(edge, told: told)
    }
    return focus(view[row])
  }

  /// Told at every key press but a repeated one: a key held down at the end says it once.
  func boundaryChange(_ edge: Change.Edge, told: Change.Edge?) -> [Change] {
    told == edge ? [.nothing] : [.boundary(edge)]
  }

  private mutating func boundary(_ edge: Change.Edge, told: Change.Edge?) -> [Change] {
    toldEdge = edge
    return boundaryChange(edge, told: told)
  }

  /// Puts the focus on an option that is shown; the selection follows where it does.
  mutating func focus(_ index: Int, follows: Bool = true) -> [Change] {
    let from = focused
    focused = index
    if !configuration.isMultiple { anchor = nil }
    var changes: [Change] = from == index ? [] : [.focusMoved(from: from, to: index)]
    let isAvailable = !options.details(at: index).isDisabled
    if follows && configuration.selectionFollowsFocus && isAvailable {
      changes += select(index)
    }
    return changes
  }

  /// Moves the window no further than shows the focus.
  mutating func scrollWindow() {
    let last = max(0, view.count - configuration.pageSize)
    windowStart = min(windowStart, last)
    guard let row = focused.flatMap(view.row) else { return }
    if row < windowStart { windowStart = row }
    if row >= windowStart + configuration.pageSize {
      windowStart = row - configuration.pageSize + 1
    }
  }

  // MARK: - Type-ahead

  mutating func type(_ text: String, at time: Duration) -> [Change] {
    let opened = expand()
    let candidate = typeAhead.candidate(
      typing: text, at: time, timeout: configuration.typeAheadTimeout)
    guard let target = search(candidate) else {
      return opened + (typeAhead.missed(candidate) ? [.noMatch(candidate)] : [])
    }
    typeAhead.found(candidate, at: time)
    let moved = focus(target)
    if !opened.isEmpty { return [.expanded] + moved }
    return moved
  }

  /// A match of all that was typed comes before the cycling of a repeated letter; a number that
  /// begins no label is a position.
  private func search(_ text: String) -> Int? {
    let isSingle = text.count == 1
    if let match = firstMatch(text, includingFocus: !isSingle) { return match }
    let letters = Set(text)
    if !isSingle, letters.count == 1, let letter = letters.first, !letter.isNumber,
      let match = firstMatch(String(letter), includingFocus: false)
    {
      return match
    }
    return option(atTypedPosition: text)
  }

  private func option(atTypedPosition text: String) -> Int? {
    guard text.allSatisfy({ $0.wholeNumberValue != nil }) else { return nil }
    var position = 0
    for digit in text {
      position = position * 10 + (digit.wholeNumberValue ?? 0)
      if position > view.count { return nil }
    }
    return option(atRow: position - 1)
  }

  /// From the focus on, round the end once.
  private func firstMatch(_ text: String, includingFocus: Bool) -> Int? {
    let current = focused.flatMap(view.row)
    let start = current.map { includingFocus ? $0 : $0 + 1 } ?? 0
    return firstReachable(beginning: text, in: start..<view.count)
      ?? firstReachable(beginning: text, in: 0..<start)
  }

  private func firstReachable(beginning text: String, in rows: Range<Int>) -> Int? {
    var rest = rows
    while let row = firstRow(beginning: text, in: rest) {
      if isReachable(view[row]) { return view[row] }
      rest = (row + 1)..<rows.upperBound
    }
    return nil
  }

  /// Space belongs to the search when some label goes on so ("South Dakota" must not choose
  /// "South Carolina"); otherwise it chooses.
  mutating func toggle(at time: Duration) -> [Change] {
    let isCollecting = typeAhead.isCollecting(at: time, timeout: configuration.typeAheadTimeout)
    if isCollecting, firstMatch(typeAhead.text + " ", includingFocus: true) != nil {
      return type(" ", at: time)
    }
    typeAhead.clear()
    if configuration.isCollapsible && !isExpanded { return expand() }
    guard let target = focused else { return [] }
    if configuration.isMultiple { return check(target) }
    if options.details(at: target).isDisabled { return [.unavailable(target)] }
    return kind == .dropdown || configuration.leavesOnChoose ? choose() : select(target)
  }
}
