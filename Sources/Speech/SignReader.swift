/// Puts names in the place of signs, and numbers in the words that a voice needs.
struct SignReader {
  /// How many equal signs in a row are counted and not said one by one.
  static let row = 4

  private let rule: PunctuationRule
  private let interface: SymbolNames?

  init(settings: SpeechSettings) {
    rule = PunctuationRule(level: settings.punctuation)
    interface = SymbolNames(language: settings.language) ?? SymbolNames(language: "en")
  }

  /// Text of the run's own voice, or a name that only the interface's language has.
  enum Piece: Equatable {
    case own(String)
    case interface(String)
  }

  /// The run as it is said. A part that is nothing but signs is named at every level but `none`,
  /// and a single sign even then, for it is all there is to say.
  func pieces(_ text: String, language: String, isOnlySigns: Bool) -> [Piece] {
    guard let names = SymbolNames(language: language) ?? interface else { return [.own(text)] }
    let isOwn = SymbolNames(language: language) != nil
    let characters = Array(text)
    var pieces: [Piece] = []
    var own = ""
    var index = 0
    while index < characters.count {
      let sign = characters[index]
      var count = 1
      while index + count < characters.count, characters[index + count] == sign { count += 1 }
      let before = index > 0 ? characters[index - 1] : nil
      let after = index + count < characters.count ? characters[index + count] : nil
      defer { index += count }
      guard !Self.isPlain(sign) else {
        own += String(repeating: sign, count: count)
        continue
      }
      var treatment = rule.treatment(of: sign, before: before, after: after)
      if isOnlySigns, rule.level != .none || characters.count == 1 { treatment = .named }
      // Chinese says the hundred before the number: left to the reader of numbers.
      if sign == "%", count == 1, isOwn, names.language != "en", before?.isNumber == true {
        treatment = .kept
      }
      guard treatment != .passed else {
        own += " "
        continue
      }
      guard treatment == .named, let said = said(sign, count, names) else {
        own += String(repeating: sign, count: count)
        continue
      }
      if isOwn {
        own += own.isEmpty || own.last == " " ? said : " " + said
        if let after, after != " " { own += " " }
      } else {
        if !own.isEmpty { pieces.append(.own(own)) }
        own = ""
        pieces.append(.interface(said))
      }
    }
    if !own.isEmpty { pieces.append(.own(own)) }
    return pieces
  }

  private func said(_ sign: Character, _ count: Int, _ names: SymbolNames) -> String? {
    guard let name = names.name(of: sign) else { return nil }
    guard count >= Self.row else {
      return [String](repeating: name, count: count).joined(separator: " ")
    }
    let row = names.row(of: sign) ?? name
    // Chinese has no blanks between a number and its measure word.
    return names.language == "en" ? "\(count) \(row)" : "\(count)\(row)"
  }

  /// Letters, digits and blanks are the voice's business.
  private static func isPlain(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return true }
    if character.unicodeScalars.count > 1 {
      // Keycaps and emoji made of a digit, a flag or a joined sequence are signs.
      if character.unicodeScalars.contains(where: { $0.value == 0x20E3 || $0.value == 0xFE0F }) {
        return false
      }
      return scalar.properties.isAlphabetic && !(0x1F1E6...0x1F1FF ~= scalar.value)
    }
    if scalar.isASCII { return character.isLetter || character.isNumber || character == " " }
    return scalar.properties.isAlphabetic && !(0x1F1E6...0x1F1FF ~= scalar.value)
      || scalar.properties.isWhitespace || scalar.properties.numericType == .decimal
  }
}
