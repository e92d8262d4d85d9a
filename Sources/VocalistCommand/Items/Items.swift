import JSON
import Localization
import SelectionModel

/// What can be chosen: the model's options, and the objects they were written as.
struct Items: Sendable {
  var options = OptionList()
  /// One for each option where items are JSON; empty otherwise.
  private(set) var sources: [JSONObject] = []

  /// Items given as arguments.
  init(arguments: [[UInt8]], delimiter: [UInt8]?) {
    for argument in arguments { options.append(Item(argument, delimiter: delimiter)) }
  }

  /// Items of a text that is there as a whole.
  init(_ bytes: [UInt8], form: ItemForm, localizer: Localizer) throws(CommandError) {
    var stream = ItemStream(form: form, localizer: localizer)
    var list = OptionList()
    try bytes.withUnsafeBufferPointer { piece throws(CommandError) in
      try stream.take(piece, into: &list)
    }
    try stream.end(into: &list)
    self.init(options: list, sources: stream.sources)
  }

  init(options: OptionList, sources: [JSONObject]) {
    self.options = options
    self.sources = sources
  }

  init(_ items: [Item] = []) {
    for item in items {
      options.append(item)
      if let source = item.source { sources.append(source) }
    }
  }
}
