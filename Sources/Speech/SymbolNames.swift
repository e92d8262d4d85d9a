import CSymbols

/// How signs and emoji are called in one language, looked up where the names lie.
struct SymbolNames {
  /// The language of the names, as the interface would tag it.
  let language: String
  private let bytes: UnsafeRawBufferPointer

  /// The names of a BCP 47 tag's language; nil when there are none.
  init?(language tag: String) {
    guard let table = Self.table(for: tag) else { return nil }
    var size = 0
    guard let start = csymbols_names(table, &size) else { return nil }
    language = table
    bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  /// The name of a character, whatever its skin tones and variation selectors.
  func name(of character: Character) -> String? {
    let scalars = character.unicodeScalars.filter { $0.value != 0xFE0F && $0.value != 0xFE0E }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    if let name = name(of: String(view)) { return name }
    let tones = scalars.filter(Self.isTone)
    if !tones.isEmpty, tones.count < scalars.count {
      var plain = String.UnicodeScalarView()
      plain.append(contentsOf: scalars.filter { !Self.isTone($0) })
      let names = [name(of: String(plain))] + tones.map { name(of: String($0)) }
      if names[0] != nil { return names.compactMap { $0 }.joined(separator: " ") }
    }
    guard scalars.count > 1 else { return nil }
    // A sequence that has no name is the names of its parts.
    let parts = scalars.compactMap { name(of: String($0)) }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// So many of one sign in a row: "12 dashes", as the language counts them.
  func row(of character: Character, count: Int) -> String? {
    guard let name = name(of: character) else { return nil }
    let own = self.name(of: "\(character)\(character)")
    let pattern = own ?? self.name(of: "")?.map { $0 == "*" ? name : String($0) }.joined()
    return pattern?.map { $0 == "#" ? String(count) : String($0) }.joined()
  }

  /// How an amount of this money is said, with # for the number; nil where the language declines it.
  func amount(of character: Character) -> String? { name(of: "\(character)1") }

  var isChinese: Bool { language.hasPrefix("zh") || language == "yue" }

  private func name(of sign: String) -> String? {
    let sign = Array(sign.utf8) + [9]
    var low = 0
    var high = bytes.count
    // A binary search by lines: `low` and `high` are beginnings of lines.
    while low < high {
      var middle = (low + high) / 2
      while middle > low, bytes[middle - 1] != 10 { middle -= 1 }
      var end = middle
      while bytes[end] != 10 { end += 1 }
      let line = bytes[middle..<end]
      if line.starts(with: sign) {
        return String(decoding: line.dropFirst(sign.count), as: UTF8.self)
      }
      if line.lexicographicallyPrecedes(sign) { low = end + 1 } else { high = middle }
    }
    return nil
  }

  private static func isTone(_ scalar: Unicode.Scalar) -> Bool {
    0x1F3FB...0x1F3FF ~= scalar.value
  }

  private static func table(for tag: String) -> String? {
    let parts = tag.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    switch parts.first {
    case "yue" where !parts.contains("hans"): return "yue"
    case "zh", "cmn", "yue":
      if parts.contains("hans") { return "zh-Hans" }
      if parts.contains(where: { $0 == "hk" || $0 == "mo" }) { return "zh-Hant-HK" }
      return parts.contains { $0 == "hant" || $0 == "tw" } ? "zh-Hant" : "zh-Hans"
    default: return parts.first.map(String.init)
    }
  }
}
