import CPinyin

/// Latin letters that were typed, compared with Chinese labels by their pinyin.
///
/// Each character is met by any of its readings in full, by its initial (`z` or `zh` of `zhong`), by
/// itself, or at the end of what was typed by as much of a reading as is there: so a list narrows
/// letter by letter. An apostrophe may part two readings (`xi'an`), and `u` is taken for `ü` too.
struct PinyinSearch: Sendable {
  /// One bit for each place in the text, and one for its end.
  private static let longest = UInt64.bitWidth - 1

  private let typed: [UInt8]

  /// Nil when nothing in the text can be pinyin, or it is longer than anybody types.
  init?(folded: [UInt8]) {
    guard folded.count <= Self.longest,
      folded.contains(where: { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 })
    else { return nil }
    typed = folded
  }

  /// The bytes that what is typed can begin with to find a label by the readings in it; none where
  /// no character has one.
  static func firstBytes(of label: ArraySlice<UInt8>) -> Set<UInt8> {
    guard label.contains(where: { $0 >= 0x80 }) else { return [] }
    var at = label.startIndex
    var bytes: Set<UInt8> = []
    var hasReading = false
    while at < label.endIndex, !hasReading {
      let (character, length) = character(in: label, at: at)
      let count = cpinyin_count(character)
      hasReading = count > 0
      if at == label.startIndex {
        bytes.insert(LetterCase.lowered(label[at]))
        for number in 0..<count {
          let letter = UInt8(bitPattern: cpinyin_reading(character, number)[0])
          bytes.formUnion([letter, UInt8(ascii: "u")].filter { isTyped($0, for: letter) })
        }
      }
      at += length
    }
    return hasReading ? bytes : []
  }

  /// Walks along the label with the set of all places that the typed text can have reached.
  func isFound(in label: ArraySlice<UInt8>, onlyAtStart: Bool) -> Bool {
    let end: UInt64 = 1 << UInt64(typed.count)
    var places: UInt64 = 1
    var at = label.startIndex
    while at < label.endIndex {
      let (character, length) = Self.character(in: label, at: at)
      let bytes = label[at..<(at + length)]
      var following: UInt64 = onlyAtStart ? 0 : 1
      var rest = places
      while rest != 0 {
        let place = rest.trailingZeroBitCount
        rest &= rest - 1
        following |= self.following(place, bytes, character)
      }
      if following & end != 0 { return true }
      if following == 0 { return false }
      places = following
      at += length
    }
    return false
  }

  /// Where the typed text can go on after this character met it at a place.
  private func following(
    _ place: Int, _ bytes: ArraySlice<UInt8>, _ character: UInt32
  ) -> UInt64 {
    var result: UInt64 = 0
    if place + bytes.count <= typed.count,
      zip(bytes, typed[place...]).allSatisfy({ LetterCase.lowered($0) == $1 })
    {
      result |= 1 << UInt64(place + bytes.count)
    }
    let count = cpinyin_count(character)
    guard count > 0 else { return result }
    let start = place > 0 && typed[place] == UInt8(ascii: "'") ? place + 1 : place
    for number in 0..<count {
      result |= following(start, reading: cpinyin_reading(character, number))
    }
    return result
  }

  private func following(_ place: Int, reading: UnsafePointer<CChar>) -> UInt64 {
    var matched = 0
    while place + matched < typed.count, reading[matched] != 0,
      Self.isTyped(typed[place + matched], for: UInt8(bitPattern: reading[matched]))
    {
      matched += 1
    }
    guard matched > 0 else { return 0 }
    var result: UInt64 = 1 << UInt64(place + 1)
    if matched > 1 && reading[1] == CChar(bitPattern: UInt8(ascii: "h")) {
      result |= 1 << UInt64(place + 2)
    }
    if reading[matched] == 0 || place + matched == typed.count {
      result |= 1 << UInt64(place + matched)
    }
    return result
  }

  private static func isTyped(_ byte: UInt8, for letter: UInt8) -> Bool {
    byte == letter || (letter == UInt8(ascii: "v") && byte == UInt8(ascii: "u"))
  }

  /// The character at a place and its length in bytes; 0 and one byte where it is no UTF-8.
  private static func character(
    in label: ArraySlice<UInt8>, at start: Int
  ) -> (character: UInt32, length: Int) {
    let first = UInt32(label[start])
    let length = first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 1, start + length <= label.endIndex else { return (0, 1) }
    var character = first & (0x7F >> UInt32(length))
    for byte in label[(start + 1)..<(start + length)] {
      guard byte & 0xC0 == 0x80 else { return (0, 1) }
      character = character << 6 | UInt32(byte & 0x3F)
    }
    return (character, length)
  }
}
