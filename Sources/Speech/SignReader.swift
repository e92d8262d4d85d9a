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
  ///
  /// - Parameters:
  ///   - language: whose names are taken, where it has some.
  ///   - preceding: what stands before the run, and `following` what comes after it.
  func pieces(
    _ text: String, language: String, isOnlySigns: Bool, preceding: Character? = nil,
    following: Character? = nil
  ) -> [Piece] {
    let ownNames = SymbolNames(language: language)
    guard let names = ownNames ?? interface else { return [.own(text)] }
    let context = SignContext(text, preceding: preceding, following: following)
    var said = SaidText(isOwn: ownNames != nil)
    var index = 0
    while index < context.characters.count {
      let sign = context.characters[index]
      let count = context.count(at: index)
      defer { index += count }
      guard !SignContext.isPlain(sign) else {
        said.add(String(repeating: sign, count: count))
        continue
      }
      if said.isOwn, let amount = context.amount(at: index, names) {
        said.addWord(amount.text, before: context.after(index, amount.count))
        index += amount.count - count
        continue
      }
      switch treatment(of: sign, at: index, count, context, names, isOnlySigns) {
      case .passed: said.add(" ")
      case .kept: said.add(String(repeating: context.voiced(at: index), count: count))
      case .named:
        guard let name = name(of: sign, at: index, count, context, names) else {
          said.add(String(repeating: sign, count: count))
          continue
        }
        // "A" before a name would be taken for the article.
        if names.language == "en", context.isArticle(before: index) { said.addPause() }
        said.addWord(name, before: context.after(index, count))
      }
    }
    return said.pieces
  }

  private func treatment(
    of sign: Character, at index: Int, _ count: Int, _ context: SignContext, _ names: SymbolNames,
    _ isOnlySigns: Bool
  ) -> PunctuationRule.Treatment {
    if isOnlySigns, rule.level != .none || context.characters.count == 1 { return .named }
    if count == 1 {
      // Left to the reader of numbers: Chinese says the hundred before the number.
      let isPercent = sign == "%" && context.before(index)?.isNumber == true
      if isPercent, names.isChinese { return .kept }
      if names.isChinese, sign == "/", context.isDate(at: index) { return .kept }
      if context.isMinus(at: index) || context.isRange(at: index) { return .kept }
      if context.isAbbreviation(at: index) { return .kept }
    }
    return rule.treatment(
      of: sign, before: context.before(index), after: context.after(index, count))
  }

  private func name(
    of sign: Character, at index: Int, _ count: Int, _ context: SignContext, _ names: SymbolNames
  ) -> String? {
    if count >= Self.row { return names.row(of: sign, count: count) }
    let called: Character = context.isSharp(at: index) ? "♯" : sign
    guard let name = names.name(of: called) else { return nil }
    return [String](repeating: name, count: count).joined(separator: " ")
  }
}
