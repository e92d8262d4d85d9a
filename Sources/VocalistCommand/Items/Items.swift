import JSON
import Localization
import SelectionModel

/// What can be chosen: the model's options, and the objects they were written as.
struct Items: Sendable {
  private(set) var options = OptionList()
  /// One for each option where items are JSON; empty otherwise.
  private(set) var sources: [JSONObject] = []

  /// Items given as arguments.
  init(arguments: [[UInt8]], delimiter: [UInt8]?) {
    for argument in arguments { append(Item(argument, delimiter: delimiter)) }
  }

  /// Items read from a stream.
  init(_ bytes: [UInt8], form: ItemForm, localizer: Localizer) throws(CommandError) {
    switch form {
    case .lines(let separator, nil):
      // The usual case costs no array a line.
      var list = OptionList()
      LineItems.each(of: bytes, separator: separator) { list.append(label: $0) }
      options = list
    case .lines(let separator, let delimiter?):
      var items = Items()
      LineItems.each(of: bytes, separator: separator) {
        items.append(Item($0, delimiter: delimiter))
      }
      self = items
    case .tree(let separator, let form):
      var lines: [[UInt8]] = []
      LineItems.each(of: bytes, separator: separator) { lines.append(Array($0)) }
      for item in TreeItems.items(lines, form: form) { append(item) }
    case .json:
      for item in try JSONItems.parse(bytes, localizer: localizer) { append(item) }
    }
  }

  init(_ items: [Item] = []) {
    for item in items { append(item) }
  }

  private mutating func append(_ item: Item) {
    let details = OptionDetails(
      isDisabled: item.isDisabled, reason: item.reason, description: item.description,
      group: item.group, language: item.language, spoken: item.spoken)
    options.append(label: item.label, value: item.value, details: details, level: item.level)
    if let source = item.source { sources.append(source) }
  }
}
