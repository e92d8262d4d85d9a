/// A text by its characters, and what its signs mean by what stands beside them.
struct SignContext {
  let characters: [Character]
  /// What stands before and behind the text, in a run of another voice.
  private let preceding: Character?
  private let following: Character?

  init(_ text: String, preceding: Character?, following: Character?) {
    characters = Array(text)
    self.preceding = preceding
    self.following = following
  }

  subscript(_ index: Int) -> Character? {
    switch index {
    case -1: preceding
    case characters.indices: characters[index]
    case characters.count: following
    default: nil
    }
  }

  func before(_ index: Int) -> Character? { self[index - 1] }
  func after(_ index: Int, _ count: Int) -> Character? { self[index + count] }

  /// How many of the same stand here in a row.
  func count(at index: Int) -> Int {
    characters[index...].prefix { $0 == characters[index] }.count
  }

  /// What the voice is given for a sign that it understands: a dash between numbers and a minus in
  /// the form that it knows.
  func voiced(at index: Int) -> Character {
    isMinus(at: index) || isRange(at: index) ? "-" : characters[index]
  }

  /// A minus before a number that begins here: not the dash of "5-10" or "A-4".
  func isMinus(at index: Int) -> Bool {
    guard "-−".contains(characters[index]), isDigit(index + 1) else { return false }
    guard let before = before(index) else { return true }
    return before.isWhitespace || "([{（【:：=<>,，".contains(before)
  }

  /// From one number to another.
  func isRange(at index: Int) -> Bool {
    "–".contains(characters[index]) && isDigit(index - 1) && isDigit(index + 1)
  }

  /// The dots of "U.S." and "e.g.", which a voice knows how to read.
  func isAbbreviation(at index: Int) -> Bool {
    guard characters[index] == "." else { return false }
    return isInitial(index - 1) && isInitial(index + 1) && self[index + 2] == "."
      || isInitial(index - 1) && self[index - 2] == "." && !isWord(index + 1)
  }

  /// "C#" and "F#" are read as in music.
  func isSharp(at index: Int) -> Bool {
    guard characters[index] == "#", let note = before(index) else { return false }
    return ("A"..."G").contains(note) && !isWord(index - 2) && !isWord(index + 1)
      && self[index + 1] != "#"
  }

  /// A lone letter A stands before the sign, which is no article there.
  func isArticle(before index: Int) -> Bool {
    var place = index - 1
    if self[place] == " " { place -= 1 }
    // In the middle of a sentence "a" may well be one.
    return self[place] == "a" && place == 0 || self[place] == "A" && !isWord(place - 1)
  }

  /// In the middle of a date such as 2024/1/5.
  func isDate(at index: Int) -> Bool {
    func isPart(_ index: Int) -> Bool { isDigit(index) || self[index] == "/" }
    var start = index
    while isPart(start - 1) { start -= 1 }
    var end = index
    while isPart(end) { end += 1 }
    let parts = characters[max(0, start)..<min(end, characters.count)].split(separator: "/")
    return parts.count == 3 && parts[0].count == 4 && parts[1].count <= 2 && parts[2].count <= 2
  }

  /// An amount of money with its sign, as it is said: "$5.99" is 5.99 dollars.
  ///
  /// - Returns: the words, and how many characters they stand for from the sign on.
  func amount(at index: Int, _ names: SymbolNames) -> (text: String, count: Int)? {
    guard characters[index].unicodeScalars.first?.properties.generalCategory == .currencySymbol,
      let pattern = names.amount(of: characters[index])
    else { return nil }
    var start = index + 1
    if self[start] == " " { start += 1 }
    if isDigit(start) {
      let end = endOfNumber(from: start)
      // "$5 million" and "¥3万" name the money behind the rest.
      guard !isMultiplied(at: end) else { return nil }
      let number = String(characters[start..<end])
      return (number == "1" ? one(index, names) : pattern.filled(number), end - index)
    }
    var last = index - 1
    if self[last] == " " { last -= 1 }
    guard isDigit(last) else { return nil }
    let isOne = self[last] == "1" && !isDigit(last - 1) && !".,".contains(self[last - 1] ?? " ")
    let name = isOne ? names.name(of: characters[index]) : pattern.filled("")
    return name.map { (String($0.drop { $0 == " " }), 1) }
  }

  private func one(_ index: Int, _ names: SymbolNames) -> String {
    let pattern = names.amount(of: characters[index]) ?? "#"
    let name = names.name(of: characters[index]) ?? ""
    return pattern.contains(" ") ? "1 " + name : pattern.filled("1")
  }

  private func endOfNumber(from start: Int) -> Int {
    var end = start
    while isDigit(end) || ".,".contains(self[end] ?? " ") && isDigit(end + 1) { end += 1 }
    return end
  }

  private func isMultiplied(at index: Int) -> Bool {
    var place = index
    if self[place] == " " { place += 1 }
    let word = characters.dropFirst(place).prefix { $0.isLetter && $0.isASCII }
    if Self.multiples.contains(String(word).lowercased()) { return true }
    return Self.myriads.contains(self[place] ?? " ")
  }

  private func isDigit(_ index: Int) -> Bool { ("0"..."9").contains(self[index] ?? " ") }

  private func isWord(_ index: Int) -> Bool {
    self[index].map { $0.isLetter || $0.isNumber } ?? false
  }

  /// A letter with no other before or behind it.
  private func isInitial(_ index: Int) -> Bool {
    self[index]?.isLetter == true && !isWord(index - 1) && !isWord(index + 1)
  }

  private static let myriads: Set<Character> = ["万", "萬", "亿", "億", "千"]
  private static let multiples: Set<String> = [
    "k", "m", "b", "t", "bn", "mn", "tn", "mio", "mrd", "thousand", "million", "billion",
    "trillion", "millionen", "milliarden", "millions", "milliards", "mil", "millones",
  ]

  /// Letters, digits and blanks are the voice's business.
  static func isPlain(_ character: Character) -> Bool {
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

extension String {
  /// The pattern with the number in the place of "#".
  fileprivate func filled(_ number: String) -> String {
    map { $0 == "#" ? number : String($0) }.joined()
  }
}
