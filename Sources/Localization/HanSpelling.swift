import CSpelling

/// How Chinese characters are told from their like by ear: by a word that each stands in, and by how
/// each is read.
///
/// Mandarin has pinyin on the mainland and zhuyin in Taiwan, Cantonese has jyutping, Japanese its
/// readings in kana.
public struct HanSpelling: Sendable {
  /// How a character is read.
  public struct Reading: Sendable, Equatable {
    public var printed: String
    public var spoken: String
    /// The BCP 47 tag under which a voice reads `spoken`.
    public var language: String
    /// The number of the tone, 5 for the neutral one; nil where there are none.
    public var tone: Int?
  }

  private let words: [String]
  private let readings: [(table: String, language: String)]

  /// - Parameter language: the BCP 47 tag of the text or of the interface; mainland Mandarin serves
  ///   where it is neither Chinese nor Japanese.
  public init(language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    let isSimplified = parts.contains("hans")
    let isCantonese =
      parts.first == "yue" || !isSimplified && parts.contains { $0 == "hk" || $0 == "mo" }
    if parts.first == "ja" {
      words = []
      readings = [("japanese", "ja")]
    } else if isCantonese {
      words = ["words-Hant", "words-Hans"]
      readings = [("jyutping", "yue-Latn-jyutping")]
    } else if !isSimplified, parts.contains(where: { $0 == "hant" || $0 == "tw" }) {
      words = ["words-Hant", "words-Hans"]
      readings = [("zhuyin", "zh-Latn-pinyin"), ("pinyin", "zh-Latn-pinyin")]
    } else {
      words = ["words-Hans", "words-Hant"]
      readings = [("pinyin", "zh-Latn-pinyin")]
    }
  }

  /// A frequent word that the character is known by.
  public func word(with character: Character) -> String? {
    for table in words {
      var length = 0
      if let word = cspelling_word(table, String(character), &length) {
        return Self.text(word, length)
      }
    }
    return nil
  }

  /// The usual reading of the character.
  public func reading(of character: Character) -> Reading? {
    for (table, language) in readings {
      var length = 0
      guard let found = cspelling_reading(table, String(character), &length) else { continue }
      let forms = Self.text(found, length).split(separator: " ").map(String.init)
      guard forms.count == 2 else { continue }
      return Reading(
        printed: forms[0], spoken: forms[1], language: language,
        tone: forms[1].last?.wholeNumberValue)
    }
    return nil
  }

  private static func text(_ bytes: UnsafePointer<CChar>, _ length: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
  }
}
