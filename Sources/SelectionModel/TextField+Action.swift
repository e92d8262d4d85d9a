extension TextField {
  /// What an action does to a text that stands alone; nil where it means nothing there.
  public mutating func perform(_ action: Action) -> TextChange? {
    switch action {
    case .type(let text, _): insert(text)
    case .toggle: insert(" ")
    case .edit(let edit): perform(edit)
    case .first: perform(.start)
    case .last: perform(.end)
    case .forward: perform(.characterForward)
    case .backward: perform(.characterBackward)
    case .toggleAll: perform(.selectAll)
    default: nil
    }
  }
}
