import SelectionModel

/// What was asked for and is not done, each with its reason.
extension Narrator {
  /// A refusal by itself; where the same action opened the list or moved the focus elsewhere, it goes
  /// before what tells that.
  func refusal() -> Announcement? {
    for change in changes {
      guard let (announcement, refused) = refusal(of: change) else { continue }
      guard changes.contains(.expanded) || hasMoved(awayFrom: refused), var result = movement()
      else { return announcement }
      result.preceding = [announcement]
      return result
    }
    return nil
  }

  /// The option is the one that the refusal names.
  private func refusal(of change: Change) -> (Announcement, option: Int?)? {
    switch change {
    case .unavailable(let index):
      (Announcement(.unavailable, [.option(label(index))] + reason(index)), index)
    case .limitReached(let limit, let option):
      (Announcement(.limit, [.number(limit), .option(label(option))]), option)
    case .tooFew(let minimum, let chosen):
      (Announcement(.tooFew, [.number(minimum), .chosenCount(chosen)]), nil)
    case .confirmEmpty(let option):
      (Announcement(.confirmEmpty, option.map { [.option(label($0))] } ?? []), nil)
    case .noMatch(let text) where selector.textField == nil:
      (Announcement(.noMatch, [.query(text)]), nil)
    default: nil
    }
  }

  private func hasMoved(awayFrom option: Int?) -> Bool {
    for case .focusMoved(_, let target?) in changes { return target != option }
    return false
  }
}
