import SelectionModel

/// What was typed, folded once and compared with many labels.
struct TextSearch: LabelSearch {
  /// Folded.
  let wanted: [UInt8]
  private let pinyin: PinyinSearch?

  init(_ text: String) {
    wanted = FoldedText(text.utf8).bytes
    pinyin = PinyinSearch(folded: wanted)
  }

  /// Whether labels in Chinese may match by their pinyin.
  var mayBeRead: Bool { pinyin != nil }

  /// Where a label stands beside those that begin so, by their folded bytes: before them, among them
  /// or after them (below 0, 0, above 0).
  func compare(_ label: ArraySlice<UInt8>) -> Int {
    let folded = Self.folded(label)
    for (byte, letter) in zip(folded, wanted) {
      let difference = Int(LetterCase.lowered(byte)) - Int(letter)
      if difference != 0 { return difference }
    }
    return folded.count < wanted.count ? -1 : 0
  }

  /// Whether a label that begins so holds nothing more.
  func isWhole(_ label: ArraySlice<UInt8>) -> Bool { Self.folded(label).count == wanted.count }

  /// Folded but for the case of ASCII.
  private static func folded(_ label: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    TextForm(label) == .other ? FoldedText(label).bytes[...] : label
  }

  func begins(_ label: ArraySlice<UInt8>) -> Bool {
    beginsInASCII(label) ?? isFound(in: label, onlyAtStart: true)
  }

  func isContained(in label: ArraySlice<UInt8>) -> Bool { isFound(in: label, onlyAtStart: false) }

  /// The answer where ASCII alone gives it, without a look at the rest of the label; nil where it
  /// does not: an accent may follow the last byte, and another script is folded or read.
  private func beginsInASCII(_ label: ArraySlice<UInt8>) -> Bool? {
    guard !wanted.isEmpty else { return false }
    var place = label.startIndex
    for letter in wanted {
      guard place < label.endIndex else { return false }
      let next = place + 1
      guard label[place] < 0x80, next == label.endIndex || label[next] < 0x80 else { return nil }
      guard LetterCase.lowered(label[place]) == letter else { return false }
      place = next
    }
    return true
  }

  private func isFound(in label: ArraySlice<UInt8>, onlyAtStart: Bool) -> Bool {
    guard !wanted.isEmpty else { return false }
    switch TextForm(label) {
    case .ascii:
      // The letters of ASCII need no library and no memory.
      return isSpelled(in: label, onlyAtStart)
    case .unchangedByFolding:
      return isSpelledOrRead(in: label, onlyAtStart)
    case .other:
      return isSpelledOrRead(in: FoldedText(label).bytes[...], onlyAtStart)
    }
  }

  private func isSpelledOrRead(in label: ArraySlice<UInt8>, _ onlyAtStart: Bool) -> Bool {
    isSpelled(in: label, onlyAtStart)
      || (pinyin?.isFound(in: label, onlyAtStart: onlyAtStart) ?? false)
  }

  private func isSpelled(in label: ArraySlice<UInt8>, _ onlyAtStart: Bool) -> Bool {
    let last = label.endIndex - wanted.count
    guard last >= label.startIndex else { return false }
    for start in label.startIndex...(onlyAtStart ? label.startIndex : last) {
      var matched = 0
      while matched < wanted.count
        && LetterCase.lowered(label[start + matched]) == wanted[matched]
      {
        matched += 1
      }
      if matched == wanted.count { return true }
    }
    return false
  }
}
