/// Reads digits in Chinese text as people do, since espeak-ng gets them wrong from 101 on.
struct ChineseNumbers {
  /// A BCP 47 tag of Chinese: it decides between 两 and 兩.
  let language: String

  /// The text with its numbers in Chinese words.
  func spelled(_ text: String) -> String {
    guard text.contains(where: { $0.isNumber }) else { return text }
    let characters = Array(text).map(Self.narrow)
    var result = ""
    var index = 0
    while index < characters.count {
      guard Self.isDigit(characters[index]) else {
        let isMinus = Self.isMinus(characters, index)
        result += isMinus ? (isTraditional ? "負" : "负") : String(characters[index])
        index += 1
        continue
      }
      let end = Self.end(of: characters, from: index)
      let number = String(characters[index..<end])
      var next = end
      while next < characters.count, characters[next] == " " { next += 1 }
      let following = next < characters.count ? characters[next] : nil
      if following == "%", next == end {
        result += "百分之" + words(number, before: result.last, after: nil)
        index = end + 1
        continue
      }
      result += words(number, before: result.last(where: { $0 != " " }), after: following)
      index = end
    }
    return result
  }

  private func words(_ number: String, before: Character?, after: Character?) -> String {
    let parts = number.split(whereSeparator: { !Self.isDigit($0) }).map(String.init)
    let separators = Set(number.filter { !Self.isDigit($0) })
    if let date = date(parts, separators) { return date }
    if separators == [":"], let time = time(parts) { return time }
    // From one number to another; with many digits or a zero before it is a telephone's.
    let ends = number.split(separator: "-").map(String.init)
    if ends.count == 2, separators != ["-"] || ends.allSatisfy(isShort) {
      return ends.map { words($0, before: nil, after: nil) }.joined(separator: "到")
    }
    if separators == [","] || separators == [",", "."] {
      let pieces = number.split(separator: ".").map { $0.filter { $0 != "," } }
      return decimal(pieces)
    }
    if separators == ["."] {
      return parts.count == 2 ? decimal(parts) : parts.map(versionPart).joined(separator: point)
    }
    guard parts.count == 1 else { return parts.map(digits).joined(separator: " ") }
    return whole(parts[0], before: before, after: after)
  }

  private func whole(_ number: String, before: Character?, after: Character?) -> String {
    if after == "年", number.count == 4 { return digits(number) }
    // A number of a telephone or an account is read digit by digit.
    if number.count >= LongNumbers.limit { return digits(number) }
    if before == "第" { return cardinal(number) }
    if number == "2", let after, Self.measures.contains(after) { return counted(number) }
    return number == "2" ? cardinal(number) : counted(number)
  }

  private func decimal(_ parts: [String]) -> String {
    let whole = parts[0] == "2" ? cardinal(parts[0]) : counted(parts[0])
    return parts.count < 2 ? whole : whole + point + digits(parts[1])
  }

  private var point: String { isTraditional ? "點" : "点" }

  private func isShort(_ number: String) -> Bool {
    number.count <= 4 && (number.count == 1 || number.first != "0")
  }

  /// A time of day, or else a ratio.
  private func time(_ parts: [String]) -> String? {
    let numbers = parts.compactMap { Int($0) }
    guard parts.count == numbers.count, parts.count <= 3 else { return nil }
    let isTime =
      numbers[0] <= 24 && parts.dropFirst().allSatisfy { $0.count == 2 }
      && numbers.dropFirst().allSatisfy { $0 < 60 }
    guard isTime else { return parts.map { cardinal(plain($0)) }.joined(separator: "比") }
    var text = (numbers[0] == 2 ? counted("2") : cardinal(plain(parts[0]))) + point
    if parts.count == 2, numbers[1] == 0 { return text + "整" }
    for (number, unit) in zip(numbers.dropFirst(), ["分", "秒"]) {
      text += (number < 10 ? "零" : "") + (number == 0 ? "" : cardinal(String(number))) + unit
    }
    return text
  }

  private func date(_ parts: [String], _ separators: Set<Character>) -> String? {
    guard separators == ["-"] || separators == ["/"], parts.count == 3, parts[0].count == 4,
      parts[1].count <= 2, parts[2].count <= 2
    else { return nil }
    return digits(parts[0]) + "年" + cardinal(plain(parts[1])) + "月" + cardinal(plain(parts[2]))
      + "日"
  }

  /// Without zeros before it: 01 is January and no account.
  private func plain(_ number: String) -> String {
    let rest = number.drop { $0 == "0" }
    return rest.isEmpty ? "0" : String(rest)
  }

  private func versionPart(_ part: String) -> String {
    part.count <= 2 && (part.count == 1 || part.first != "0") ? cardinal(part) : digits(part)
  }

  private func cardinal(_ number: String) -> String { spellOut(number, "%spellout-cardinal") }

  /// With 两 and 零, as amounts are said.
  private func counted(_ number: String) -> String {
    spellOut(number, "%spellout-cardinal-alternate2")
  }

  private func spellOut(_ number: String, _ rules: String) -> String {
    guard number.count <= 18, number.count == 1 || number.first != "0", let value = Int64(number)
    else { return digits(number) }
    let locale = isTraditional ? "zh-Hant" : "zh-Hans"
    guard let text = SpelledNumber.words(value, language: locale, rules: rules) else {
      return digits(number)
    }
    // espeak-ng passes over 〇.
    return String(text.map { $0 == "〇" ? "零" : $0 })
  }

  private func digits(_ number: String) -> String {
    String(number.compactMap { $0.wholeNumberValue.map { Self.names[$0] } })
  }

  /// One past the last character of the number that begins there.
  private static func end(of characters: [Character], from start: Int) -> Int {
    var index = start
    while index < characters.count {
      if isDigit(characters[index]) {
        index += 1
      } else if ".,:-/".contains(characters[index]), index + 1 < characters.count,
        isDigit(characters[index + 1])
      {
        index += 1
      } else {
        break
      }
    }
    return index
  }

  /// Before a number that begins here, as `SignContext` has it.
  private static func isMinus(_ characters: [Character], _ index: Int) -> Bool {
    guard characters[index] == "-", index + 1 < characters.count, isDigit(characters[index + 1])
    else { return false }
    return index == 0 || characters[index - 1].isWhitespace
      || "([{（【:：=<>,，".contains(characters[index - 1])
  }

  private var isTraditional: Bool {
    let parts = language.split(separator: "-")
    return parts.contains { ["Hant", "TW", "HK", "MO"].contains($0) } || parts.first == "yue"
  }

  private static func isDigit(_ character: Character) -> Bool { "0"..."9" ~= character }

  /// The digits of input methods are those of everybody.
  private static func narrow(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, 0xFF10...0xFF19 ~= scalar.value,
      let narrow = Unicode.Scalar(scalar.value - 0xFEE0)
    else { return character }
    return Character(narrow)
  }

  private static let names: [Character] = ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]

  /// What can be counted: two of it are 两.
  private static let measures: Set<Character> = Set(
    "项个只条件张位本份台次种类页行列天周岁年分秒块元把间所家名句段首篇部辆艘架棵朵颗粒片层步套组对双副"
      + "杯瓶碗盘袋包盒箱册幅封顿场门座栋幢扇面匹头口根支枝滴团串束捆群排届任回遍趟阵声课代点小人倍万亿千公米厘吨克斤尺寸"
      + "項個隻條張種類頁週歲塊間輛層組對雙盤頓場門棟頭團課點萬億釐噸")
}
