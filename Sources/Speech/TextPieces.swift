/// Cuts long text into pieces that an engine takes whole.
public enum TextPieces {
  /// espeak-ng cuts a clause without punctuation at about 800 bytes; a piece stays well below, and
  /// short enough that a key never waits for a long one to be translated.
  static let limit = 300

  /// It also cuts a word at some 65 syllables; Korean, Japanese and Thai text without a blank is one
  /// word to it, while each Chinese character is a word of its own.
  static let wordLimit = 120

  /// The pieces in order, cut at a blank where there is one and at a character boundary elsewhere.
  public static func split(_ text: String, script: Script) -> [String] {
    let wordLimit = script == .han ? limit : wordLimit
    guard text.utf8.count > wordLimit else { return [text] }
    var pieces: [String] = []
    var piece = ""
    var word = ""
    // A piece is closed before what would make it too long; a word is cut when it alone is.
    func close() {
      if !piece.isEmpty { pieces.append(piece) }
      piece = ""
    }
    for character in text {
      let size = character.utf8.count
      if word.utf8.count + size > wordLimit {
        if piece.utf8.count + word.utf8.count > limit { close() }
        piece += word
        word = ""
        close()
      }
      word.append(character)
      if character == " " {
        if piece.utf8.count + word.utf8.count > limit { close() }
        piece += word
        word = ""
      }
    }
    if piece.utf8.count + word.utf8.count > limit { close() }
    piece += word
    close()
    return pieces
  }
}
