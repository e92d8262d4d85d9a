import JSON
import Localization
import SelectionModel

/// Items of a text that comes in pieces, however it is cut.
struct ItemStream {
  private let form: ItemForm
  private var lines: LineItems
  private var indented = IndentedLines()
  /// Any path may belong to a branch that began long before, so all are waited for.
  private var paths: [[UInt8]] = []
  private var json: JSONItems
  /// The objects that items were written as, where they are JSON; empty otherwise.
  private(set) var sources: [JSONObject] = []

  /// Reading costs little more than copying.
  var isCheap: Bool { form != .json }

  init(form: ItemForm, localizer: Localizer) {
    self.form = form
    json = JSONItems(localizer: localizer)
    lines =
      switch form {
      case .lines(let separator, _), .tree(let separator, _): LineItems(separator: separator)
      case .json: LineItems(separator: 0x0A)
      }
  }

  /// Appends the items that are complete with this piece.
  mutating func take(
    _ piece: UnsafeBufferPointer<UInt8>, into options: inout OptionList
  ) throws(CommandError) {
    if form == .json { return append(try json.take(piece), to: &options) }
    eachLine(into: &options) { $0.take(piece, $1) }
  }

  /// Appends what is left when the text has ended.
  mutating func end(into options: inout OptionList) throws(CommandError) {
    if form == .json { return append(try json.end(), to: &options) }
    eachLine(into: &options) { $0.end($1) }
    append(TreeItems.paths(paths), to: &options)
    paths = []
  }

  private mutating func eachLine(
    into options: inout OptionList,
    _ cut: (inout LineItems, (UnsafeBufferPointer<UInt8>) -> Void) -> Void
  ) {
    // Taken out while it is in use, so that the rest can be changed at the same time.
    var cutter = lines
    lines = LineItems(separator: lines.separator)
    switch form {
    case .lines(_, nil), .json: cut(&cutter) { options.append(label: $0) }
    case .lines(_, let delimiter?):
      cut(&cutter) { append([Item($0, delimiter: delimiter)], to: &options) }
    case .tree(_, .indent): cut(&cutter) { append([indented.item($0)], to: &options) }
    case .tree(_, .path): cut(&cutter) { paths.append(Array($0)) }
    }
    lines = cutter
  }

  private mutating func append(_ items: [Item], to options: inout OptionList) {
    for item in items {
      options.append(item)
      if let source = item.source { sources.append(source) }
    }
  }
}

extension OptionList {
  mutating func append(_ item: Item) {
    let details = OptionDetails(
      isDisabled: item.isDisabled, reason: item.reason, description: item.description,
      group: item.group, language: item.language, spoken: item.spoken)
    append(label: item.label, value: item.value, details: details, level: item.level)
  }
}
