import Narration

/// One option of a demo: what a script gets back, and the messages for what people hear.
struct DemoOption: Sendable, Equatable {
  let value: String
  let label: Message
  let description: Message?
  let group: Message?
  /// Why it is disabled; nil where it is not.
  let reason: Message?
  let level: Int

  init(_ value: String, label: Message) {
    self.init(value, message: label)
  }

  init(
    _ value: String, label: String, description: String? = nil, group: String? = nil,
    reason: String? = nil, level: Int = 1
  ) {
    self.init(
      value, message: Message(label), description: description, group: group, reason: reason,
      level: level)
  }

  private init(
    _ value: String, message: Message, description: String? = nil, group: String? = nil,
    reason: String? = nil, level: Int = 1
  ) {
    self.value = value
    label = message
    self.description = description.map { Message($0) }
    self.group = group.map { Message($0) }
    self.reason = reason.map { Message($0) }
    self.level = level
  }

  /// The item in a language.
  func item(_ words: (Message) -> String) -> Item {
    var item = Item(label: Array(words(label).utf8), value: Array(value.utf8))
    item.description = description.map(words)
    item.group = group.map(words)
    item.reason = reason.map(words)
    item.isDisabled = reason != nil
    item.level = level
    return item
  }
}
