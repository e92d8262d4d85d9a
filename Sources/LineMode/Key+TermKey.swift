import CTermKey

extension Key {
  /// What libtermkey decoded; nil for mouse reports and other things that are no keys.
  init?(_ key: TermKeyKey) {
    var modifiers: Modifiers = []
    if key.modifiers & Int32(TERMKEY_KEYMOD_SHIFT) != 0 { modifiers.insert(.shift) }
    if key.modifiers & Int32(TERMKEY_KEYMOD_ALT) != 0 { modifiers.insert(.alt) }
    if key.modifiers & Int32(TERMKEY_KEYMOD_CTRL) != 0 { modifiers.insert(.control) }
    switch key.type {
    case TERMKEY_TYPE_UNICODE:
      self.init(codepoint: UInt32(truncatingIfNeeded: key.code.codepoint), modifiers)
    case TERMKEY_TYPE_FUNCTION:
      guard (1...12).contains(key.code.number) else { return nil }
      self.init(.function(Int(key.code.number)), modifiers)
    case TERMKEY_TYPE_KEYSYM:
      guard let code = Self.code(of: key.code.sym) else { return nil }
      self.init(code, modifiers)
    default: return nil
    }
  }

  private init?(codepoint: UInt32, _ modifiers: Modifiers) {
    guard let scalar = Unicode.Scalar(codepoint) else { return nil }
    switch (scalar, modifiers) {
    // A line feed is what Enter sends in some terminals and in pasted text; 8 is Ctrl+H.
    case ("j", .control): self.init(.enter)
    case ("h", .control): self.init(.backspace)
    // The space of input methods.
    case (" ", _), ("\u{3000}", _): self.init(.space, modifiers)
    default:
      self.init(.character(Character(scalar)), modifiers)
    }
  }

  private static func code(of symbol: TermKeySym) -> Code? {
    switch symbol {
    case TERMKEY_SYM_UP: .up
    case TERMKEY_SYM_DOWN: .down
    case TERMKEY_SYM_LEFT: .left
    case TERMKEY_SYM_RIGHT: .right
    // Terminals and their descriptions disagree on what these two are called.
    case TERMKEY_SYM_HOME, TERMKEY_SYM_FIND: .home
    case TERMKEY_SYM_END, TERMKEY_SYM_SELECT: .end
    case TERMKEY_SYM_PAGEUP: .pageUp
    case TERMKEY_SYM_PAGEDOWN: .pageDown
    case TERMKEY_SYM_ENTER, TERMKEY_SYM_KPENTER: .enter
    case TERMKEY_SYM_ESCAPE: .escape
    case TERMKEY_SYM_TAB: .tab
    case TERMKEY_SYM_SPACE: .space
    case TERMKEY_SYM_BACKSPACE, TERMKEY_SYM_DEL: .backspace
    case TERMKEY_SYM_DELETE: .delete
    default: nil
    }
  }
}
