import Localization
import Narration

/// A text told character by character.
struct Spelling {
  /// What is said of each character.
  enum Way {
    /// Its name.
    case letters
    /// The word of the spelling alphabet; a Chinese character in a word, and how it is read.
    case alphabet
  }

  let localizer: Localizer
  /// The text's own language (BCP 47), where it is known.
  let language: String?

  func messages(_ text: String, _ way: Way) -> [Message] {
    let isJapanese = text.unicodeScalars.contains { 0x3041...0x30FF ~= $0.value }
    let language = language ?? (isJapanese ? "ja" : nil)
    let alphabet = way == .alphabet ? Self.alphabet(localizer) : [:]
    let han = HanSpelling(language: language ?? localizer.language)
    return text.flatMap { character -> [Message] in
      if let word = alphabet[character.lowercased()] {
        let argument = Message.Argument.text(word, language: localizer.language)
        return [Self.cased(character, argument)]
      }
      if way == .alphabet {
        let known = Self.known(character, han, language)
        if !known.isEmpty { return known }
      }
      return Self.named(character, language)
    }
  }

  /// The words by their letters, in lower case: "a Alfa, b Bravo"; "アあ 朝日のア" serves two.
  private static func alphabet(_ localizer: Localizer) -> [String: String] {
    var words: [String: String] = [:]
    for entry in localizer.entries("spelling_alphabet") {
      let parts = entry.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      for letter in parts[0] { words[letter.lowercased()] = parts[1] }
    }
    return words
  }

  /// What is known of a Chinese character: its word, and how it is read.
  private static func known(
    _ character: Character, _ han: HanSpelling, _ language: String?
  ) -> [Message] {
    let letter = Message.Argument.letter(String(character), language: language)
    let word = han.word(with: character).map {
      Message("spell_in_word", ["character": letter, "word": .text($0, language: language)])
    }
    guard let reading = han.reading(of: character) else { return word.map { [$0] } ?? [] }
    let said = Message.Argument.text(
      reading.printed, language: reading.language, spoken: reading.spoken)
    let sound =
      reading.tone.map { Message("spell_reading", ["reading": said, "tone": .number($0)]) }
      ?? Message("text", ["text": said])
    let first = word ?? Message("text", ["text": letter])
    return [Message("clause_pair", ["first": .message(first), "second": .message(sound)])]
  }

  /// A character by its name; what is joined to it and can't be seen has a name of its own.
  private static func named(_ character: Character, _ language: String?) -> [Message] {
    let scalars = character.unicodeScalars
    // Joiners and selectors make one sign of several.
    if scalars.count > 1,
      scalars.contains(where: \.properties.isEmojiPresentation)
        || scalars.contains(where: { $0.value == 0xFE0F || $0.value == 0x20E3 })
    {
      return [Message("text", ["text": .letter(String(character), language: language)])]
    }
    var messages: [Message] = []
    var visible = String.UnicodeScalarView()
    for scalar in scalars {
      if let name = CharacterName.message(of: scalar) {
        // A line break of two characters is one.
        if messages.last != name { messages.append(name) }
      } else {
        visible.append(scalar)
      }
    }
    guard !visible.isEmpty else { return messages }
    let letter = Message.Argument.letter(String(visible), language: language)
    return [cased(character, letter)] + messages
  }

  private static func cased(_ character: Character, _ argument: Message.Argument) -> Message {
    // A letter without two cases is no capital.
    let isCapital = character.isUppercase && character.lowercased() != String(character)
    return Message(isCapital ? "spell_capital" : "text", ["text": argument])
  }
}
