/// How much work folding a text takes, seen from its bytes.
enum TextForm {
  case ascii
  /// Nothing but ASCII and Chinese characters, of which folding changes only the letters of ASCII.
  case unchangedByFolding
  case other

  init(_ text: ArraySlice<UInt8>) {
    self = .ascii
    var at = text.startIndex
    while at < text.endIndex {
      let byte = text[at]
      if byte < 0x80 {
        at += 1
        continue
      }
      // U+4E00 to U+9FFF, the unified characters, are E4 B8 80 to E9 BF BF.
      guard byte >= 0xE4, byte <= 0xE9, at + 2 < text.endIndex, text[at + 1] & 0xC0 == 0x80,
        text[at + 2] & 0xC0 == 0x80, byte > 0xE4 || text[at + 1] >= 0xB8
      else {
        self = .other
        return
      }
      self = .unchangedByFolding
      at += 3
    }
  }
}
