/// An event's pattern, cut into slots and the literal text between them.
///
/// `{option}, {selection}, {position}` has three slots. A slot that nothing fills drops out
/// together with the literal text before it or, when no slot before it is filled, the text after
/// it; words before a comma or colon belong to what goes before, and stay (`{option} is
/// unavailable: {reason}`). A placeholder with a type, such as a plural, is a slot that ICU fills.
struct EventPattern: Equatable {
  enum Piece: Equatable {
    case literal(String)
    case slot(String)
    /// A placeholder with a type, whole, and the slot that it is about.
    case formatted(String, slot: String)
  }

  var pieces: [Piece] = []

  init(_ pattern: String) {
    var literal = ""
    var characters = Array(pattern)[...]
    while let character = characters.popFirst() {
      switch character {
      case "'" where characters.first == "'":
        characters.removeFirst()
        literal.append("'")
      case "'" where characters.first == "{" || characters.first == "}":
        // A quotation holds literal text up to the next apostrophe.
        while let quoted = characters.popFirst(), quoted != "'" { literal.append(quoted) }
      case "{":
        if !literal.isEmpty { pieces.append(.literal(literal)) }
        literal = ""
        pieces.append(Self.placeholder(&characters))
      default: literal.append(character)
      }
    }
    if !literal.isEmpty { pieces.append(.literal(literal)) }
  }

  /// Reads on from after the opening bracket to the closing one.
  private static func placeholder(_ characters: inout ArraySlice<Character>) -> Piece {
    var inside = ""
    var level = 1
    while let character = characters.popFirst() {
      if character == "{" { level += 1 }
      if character == "}" { level -= 1 }
      if level == 0 { break }
      inside.append(character)
    }
    let name = inside.prefix { $0 != "," }.filter { !$0.isWhitespace }
    return inside.contains(",") ? .formatted("{\(inside)}", slot: name) : .slot(name)
  }

  /// The sentence; `fill` gives what is said in a slot, or nil.
  func assemble(_ fill: (Piece) -> String?) -> String {
    var result = ""
    // The literal text since the last slot, and whether anything stands before it.
    var literal: Substring = ""
    var isBegun = false
    var slots = 0
    for piece in pieces {
      if case .literal(let text) = piece {
        literal = text[...]
        continue
      }
      let isFirstSlot = slots == 0
      slots += 1
      if let text = fill(piece) {
        result += (isBegun || isFirstSlot ? literal : "") + text
        isBegun = true
      } else if isFirstSlot {
        // What the sentence begins with stays, but for words that lead to the missing slot.
        let words = Self.words(of: literal)
        isBegun = !words.isEmpty && literal[words.endIndex...].contains(where: \.isLetter)
        result += isBegun ? words : literal
      } else if isBegun {
        result += Self.words(of: literal)
      }
      literal = ""
    }
    return slots == 0 || isBegun ? result + literal : result
  }

  /// What goes before the last punctuation mark, if that holds words.
  private static func words(of literal: Substring) -> Substring {
    let marks: Set<Character> = [",", ":", ";", ".", "，", "：", "；", "。", "、", "،", "؛"]
    guard let end = literal.lastIndex(where: marks.contains) else { return "" }
    let words = literal[..<end]
    // French sets a space before a colon, which goes with it.
    let last = words.lastIndex { !$0.isWhitespace }
    return words.contains(where: \.isLetter) ? words[...(last ?? words.startIndex)] : ""
  }
}
