import Narration

/// One pass through the messages of a sentence, for the eye or for the ear.
///
/// Text from outside goes through formatting as U+FDD0, the number of the text, U+FDD1: nothing in
/// it can be taken for a pattern or for our words, and afterwards the sentence can be split again.
/// These code points are noncharacters, and are stripped from every text that comes in.
struct Rendering {
  private struct Foreign {
    var text: String
    var language: String?
    var isLetter = false
  }

  // Swift takes no noncharacter in a literal.
  private static let opening = Unicode.Scalar(0xFDD0 as UInt16) ?? " "
  private static let closing = Unicode.Scalar(0xFDD1 as UInt16) ?? " "
  private static let pause = Unicode.Scalar(0xFDD2 as UInt16) ?? " "
  /// A number before a position must not run into it: "language 53 … 2 of 60".
  private static let pauseLength = 150

  let catalog: MessageCatalog
  let formatter: MessageFormatter
  let isSpoken: Bool
  private var foreign: [Foreign] = []
  private var isAnnouncing = false

  init(catalog: MessageCatalog, formatter: MessageFormatter, isSpoken: Bool) {
    self.catalog = catalog
    self.formatter = formatter
    self.isSpoken = isSpoken
  }

  // MARK: - Messages

  mutating func text(of message: Message) -> String {
    guard let found = find(message.key) else { return message.key }
    return fill(found.pattern, tag: found.tag, message.arguments)
  }

  mutating func text(of announcement: Announcement) -> String {
    isAnnouncing = true
    var sentences: [String] = []
    for earlier in announcement.preceding { sentences.append(text(of: earlier)) }
    if let lead = announcement.lead { sentences.append(text(of: lead)) }
    let body = clauses(after: eventText(of: announcement), announcement.trail)
    guard let pair = find("sentence_pair") else { return body }
    return joined((sentences + [body])[...], by: pair.pattern, tag: pair.tag)
  }

  /// Halves are joined and not one after another, so that many sentences are not copied many times.
  private func joined(_ sentences: ArraySlice<String>, by pattern: String, tag: String) -> String {
    guard sentences.count > 1 else { return sentences.first ?? "" }
    let middle = sentences.startIndex + sentences.count / 2
    let first = joined(sentences[..<middle], by: pattern, tag: tag)
    let second = joined(sentences[middle...], by: pattern, tag: tag)
    return formatter.format(
      pattern, tag: tag, [("first", .text(first)), ("second", .text(second))])
  }

  private mutating func clauses(after body: String, _ trail: [Message]) -> String {
    guard let pair = find("clause_pair") else { return body }
    var result = body
    for message in trail {
      result = formatter.format(
        pair.pattern, tag: pair.tag,
        [("first", .text(result)), ("second", .text(text(of: message)))])
    }
    return result
  }

  private mutating func eventText(of announcement: Announcement) -> String {
    guard let found = find(announcement.event) else { return announcement.event }
    let pattern = EventPattern(found.pattern)
    let slots = self.slots(of: announcement, in: pattern)
    var previous: String?
    return pattern.assemble { piece in
      let text: String?
      switch piece {
      case .literal: return nil
      case .slot("position"):
        text = slots["position"].map { clauses in
          let position = joined(clauses)
          return previous.map(endsInDigit) == true ? String(Self.pause) + position : position
        }
      case .slot(let name): text = slots[name].map { joined($0) }
      case .formatted(let placeholder, let name):
        text = slots[name].map { clauses in
          fill(placeholder, tag: found.tag, clauses.first?.arguments ?? [:])
        }
      }
      if let text { previous = text }
      return text
    }
  }

  /// What fills each slot of the pattern. A fact that could be said in several ways fills the first
  /// of its slots that the pattern has, so that nothing is said twice.
  private func slots(
    of announcement: Announcement, in pattern: EventPattern
  ) -> [String: [Message]] {
    let names = Set(
      pattern.pieces.compactMap { piece -> String? in
        switch piece {
        case .literal: nil
        case .slot(let name), .formatted(_, let name): name
        }
      })
    var slots: [String: [Message]] = [:]
    for fact in announcement.facts {
      if let clause = fact.clauses.first(where: { names.contains($0.slot) }) {
        slots[clause.slot, default: []].append(clause.message)
      }
    }
    return slots
  }

  private mutating func joined(_ messages: [Message]) -> String {
    var texts: [String] = []
    for message in messages { texts.append(text(of: message)) }
    return texts.count == 1 ? texts[0] : texts.joined(separator: find("separator")?.pattern ?? ", ")
  }

  private mutating func fill(
    _ pattern: String, tag: String, _ arguments: [String: Message.Argument]
  ) -> String {
    var values: [(name: String, value: MessageFormatter.Argument)] = []
    for (name, argument) in arguments {
      switch argument {
      case .number(let number): values.append((name, .number(number)))
      case .text(let text, let language, let spoken):
        values.append((name, .text(mark(text, language: language, spoken: spoken))))
      case .letter(let letter, let language):
        foreign.append(Foreign(text: letter, language: language, isLetter: true))
        values.append((name, .text(lastMark)))
      case .message(let message): values.append((name, .text(text(of: message))))
      }
    }
    return formatter.format(pattern, tag: tag, values)
  }

  private func find(_ key: String) -> MessageCatalog.Found? {
    catalog.find(isSpoken ? [key + "_spoken", key] : [key])
  }

  // MARK: - Marks

  private mutating func mark(_ text: String, language: String?, spoken: String?) -> String {
    let heard = isSpoken ? spoken ?? text : text
    // A label with nothing to hear or see would leave a hole in the sentence: it is said to be blank.
    if isAnnouncing, heard.allSatisfy(\.isWhitespace) { return self.text(of: Message("blank")) }
    foreign.append(Foreign(text: heard, language: language))
    return lastMark
  }

  /// Stands for the text that was added last.
  private var lastMark: String { "\(Self.opening)\(foreign.count - 1)\(Self.closing)" }

  private func endsInDigit(_ text: String) -> Bool {
    guard text.unicodeScalars.last == Self.closing else {
      return text.unicodeScalars.last?.properties.numericType == .decimal
    }
    let digits = text.unicodeScalars.dropLast().reversed().prefix { $0 != Self.opening }
    guard let index = Int(String(String.UnicodeScalarView(digits.reversed()))) else { return false }
    let last = foreign[index].text.unicodeScalars.last { !$0.properties.isWhitespace }
    return last?.properties.numericType == .decimal
  }

  /// The line for the terminal.
  func printed(_ marked: String) -> String {
    var line = ""
    for part in parts(marked) {
      switch part {
      case .ours(let words): line += words
      case .theirs(let text, _), .letter(let text, _): line += VisibleText.printable(text)
      case .pause: break
      }
    }
    return line
  }

  /// The marked text cut into our words, texts from outside, and pauses.
  func parts(_ marked: String) -> [Sentence.Part] {
    var parts: [Sentence.Part] = []
    var words = String.UnicodeScalarView()
    func flush() {
      if !words.isEmpty { parts.append(.ours(String(words))) }
      words.removeAll()
    }
    for scalar in marked.unicodeScalars {
      switch scalar {
      case Self.opening: flush()
      case Self.closing:
        if let index = Int(String(words)), foreign.indices.contains(index) {
          let found = foreign[index]
          let text = isSpoken ? VisibleText.speakable(found.text) : found.text
          parts.append(
            found.isLetter
              ? .letter(text, language: found.language) : .theirs(text, language: found.language))
        }
        words.removeAll()
      case Self.pause:
        flush()
        parts.append(.pause(milliseconds: Self.pauseLength))
      default: words.append(scalar)
      }
    }
    flush()
    return parts
  }
}
