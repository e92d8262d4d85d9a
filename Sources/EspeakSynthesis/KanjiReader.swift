import CKakasi
import Glibc
import Synchronization

/// Reads Chinese characters as Japanese does, since espeak-ng's voice knows kana alone.
enum KanjiReader {
  /// Whether the library and its dictionary are there; it has one state a process.
  private static let isLoaded = Mutex<Bool?>(nil)

  /// The text with its characters in kana; nil where that can't be done.
  static func kana(_ text: String) -> String? {
    isLoaded.withLock { isLoaded in
      let isThere = isLoaded ?? (ckakasi_load() == 0)
      isLoaded = isThere
      guard isThere else { return nil }
      // Whatever is no Japanese letter stays as it is, and separates what is read together.
      var result = ""
      var word = ""
      for character in text {
        if isJapanese(character) {
          word.append(character)
        } else {
          result += reading(word)
          word = ""
          result.append(character)
        }
      }
      return result + reading(word)
    }
  }

  static func hasKanji(_ text: String) -> Bool { text.unicodeScalars.contains(where: isKanji) }

  /// A character that Japanese does not know stays, and what is around it is read without it.
  private static func reading(_ word: String) -> String {
    guard hasKanji(word) else { return word }
    if let reading = read(word) { return reading }
    let unknown = Set(word.filter { read(String($0)) == nil })
    // Each of them was read alone and not together: nothing more can be found out.
    if unknown.isEmpty || word.count == 1 { return word }
    var result = ""
    var known = ""
    for character in word {
      if unknown.contains(character) {
        result += reading(known)
        known = ""
        result.append(character)
      } else {
        known.append(character)
      }
    }
    return result + reading(known)
  }

  private static func read(_ word: String) -> String? {
    guard let reading = ckakasi_reading(word) else { return nil }
    defer { free(reading) }
    return String(cString: reading)
  }

  private static func isJapanese(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      isKanji(scalar) || 0x3041...0x30FF ~= scalar.value && scalar.value != 0x30FB
    }
  }

  /// Unified and compatibility ideographs, and the signs that repeat one or close a letter (々〆).
  private static func isKanji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3005...0x3006, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
