import SelectionModel

/// The one map from keys to what they ask of a selector.
///
/// Keys that work everywhere (help, say again, speech) are not here: they ask nothing of the model.
public enum KeyBindings {
  /// The action of a key on what is asked, or nil where the key means nothing there.
  public static func action(for key: Key, in prompt: Prompt, at time: Duration) -> Action? {
    if let selector = prompt.selector { return action(for: key, in: selector, at: time) }
    if let field = prompt.textField { return action(for: key, in: field, at: time) }
    return noteAction(for: key)
  }

  /// The action of a key on this selector, or nil where the key means nothing to it.
  public static func action(for key: Key, in selector: Selector, at time: Duration) -> Action? {
    if let field = selector.textField, let action = textAction(for: key, in: field) {
      return action
    }
    switch key.modifiers {
    case []: return plain(key.code, selector, time)
    case .shift: return shifted(key.code, selector, time)
    case .alt: return alternate(key.code)
    case .control: return control(key.code, selector)
    case [.control, .shift]:
      switch key.code {
      case .home: return .extendToFirst
      case .end: return .extendToLast
      default: return nil
      }
    default: return nil
    }
  }

  private static func plain(_ code: Key.Code, _ selector: Selector, _ time: Duration) -> Action? {
    switch code {
    case .down: return .next
    case .up: return .previous
    case .home: return .first
    case .end: return .last
    case .pageDown: return .pageForward
    case .pageUp: return .pageBackward
    case .enter: return .activate
    case .escape: return .dismiss
    case .tab: return .focusOut(.after)
    case .space: return .toggle(at: time)
    // A radio group moves by Right and Left too.
    case .right: return selector.kind == .radio ? .next : .forward
    case .left: return selector.kind == .radio ? .previous : .backward
    case .character("*") where selector.kind == .tree, .character("＊") where selector.kind == .tree:
      return .expandSiblings
    case .character(let character): return .type(String(character), at: time)
    case .backspace, .delete, .function: return nil
    }
  }

  private static func shifted(
    _ code: Key.Code, _ selector: Selector, _ time: Duration
  ) -> Action? {
    switch code {
    case .tab: return .focusOut(.before)
    case .down: return .extendNext
    case .up: return .extendPrevious
    case .space: return .extendToFocus
    case .character(let character): return .type(String(character), at: time)
    default: return nil
    }
  }

  private static func alternate(_ code: Key.Code) -> Action? {
    switch code {
    case .down: .expand
    case .up: .collapse
    default: nil
    }
  }

  private static func control(_ code: Key.Code, _ selector: Selector) -> Action? {
    switch code {
    case .character("a"): .toggleAll
    case .character("n"): .next
    case .character("p"): .previous
    case .character("c"), .character("d"): .cancel
    case .down where selector.configuration.isMultiple: .nextAlone
    case .up where selector.configuration.isMultiple: .previousAlone
    default: nil
    }
  }

  /// Editing in a text; what is left falls through to the list beside it.
  private static func textAction(for key: Key, in field: TextField) -> Action? {
    switch (key.code, key.modifiers) {
    case (.backspace, []): .edit(.deleteBackward)
    case (.delete, []): .edit(.deleteForward)
    // With nothing to delete it gives up, as at the end of a shell's input.
    case (.character("d"), .control): field.text.isEmpty ? .cancel : .edit(.deleteForward)
    case (.left, .control), (.character("b"), .alt): .edit(.wordBackward)
    case (.right, .control), (.character("f"), .alt): .edit(.wordForward)
    case (.character("a"), .control): .edit(.start)
    case (.character("e"), .control): .edit(.end)
    case (.character("u"), .control): .edit(.deleteToStart)
    case (.character("k"), .control): .edit(.deleteToEnd)
    case (.character("w"), .control): .edit(.deleteWordBackward)
    default: nil
    }
  }

  /// A text that stands alone.
  private static func action(
    for key: Key, in field: TextField, at time: Duration
  ) -> Action? {
    if let text = key.text { return .type(text, at: time) }
    if let action = textAction(for: key, in: field) { return action }
    switch (key.code, key.modifiers) {
    case (.left, []): return .backward
    case (.right, []): return .forward
    case (.home, []): return .first
    case (.end, []): return .last
    case (.down, []), (.down, .alt), (.character("n"), .control): return .next
    case (.enter, []): return .activate
    case (.escape, []): return .dismiss
    case (.tab, []): return .focusOut(.after)
    case (.tab, .shift): return .focusOut(.before)
    case (.character("c"), .control): return .cancel
    default: return nil
    }
  }

  /// A note is read and passed.
  private static func noteAction(for key: Key) -> Action? {
    switch (key.code, key.modifiers) {
    case (.enter, []), (.space, []): .activate
    case (.tab, []): .focusOut(.after)
    case (.tab, .shift): .focusOut(.before)
    case (.escape, []): .dismiss
    case (.character("c"), .control), (.character("d"), .control): .cancel
    default: nil
    }
  }
}
