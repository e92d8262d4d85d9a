import CICU

/// A writing system, by the four letters of ISO 15924.
public struct Script: Hashable, Sendable {
  public let code: UInt32

  public init(code: UInt32) { self.code = code }

  /// The script of a name such as "Latn".
  public init(_ name: StaticString) {
    code = name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  /// The script of a character; nil for digits, spaces, punctuation and signs, which belong to none.
  public init?(of scalar: Unicode.Scalar) {
    // Most text is ASCII, which needs no library to know.
    if scalar.isASCII {
      switch scalar {
      case "a"..."z", "A"..."Z": self = .latin
      default: return nil
      }
      return
    }
    let code = cicu_script(scalar.value)
    guard code != 0 else { return nil }
    // The two kana are one writing system to a voice; bopomofo is read by a Mandarin voice.
    switch Script(code: code) {
    case Script("Hira"), Script("Kana"): self = .kana
    case Script("Bopo"): self = .han
    case let other: self = other
    }
  }

  public static let latin = Script("Latn")
  public static let han = Script("Hani")
  public static let kana = Script("Kana")
  public static let hangul = Script("Hang")
  public static let cyrillic = Script("Cyrl")
  public static let greek = Script("Grek")
  public static let arabic = Script("Arab")
  public static let hebrew = Script("Hebr")
  public static let devanagari = Script("Deva")
  public static let thai = Script("Thai")
}
