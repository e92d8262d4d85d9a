import JSON

/// One item as it came in, before it is an option of the model.
struct Item: Equatable {
  var label: [UInt8]
  /// What a script gets back; nil where it is the label.
  var value: [UInt8]?
  var description: String?
  var group: String?
  var isDisabled = false
  var reason: String?
  var language: String?
  var spoken: String?
  /// The level in a tree, 1 at the top.
  var level = 1
  /// The object it was written as, for `--output json`.
  var source: JSONObject?

  init(label: [UInt8], value: [UInt8]? = nil) {
    self.label = label
    self.value = value
  }

  /// Splits at the first delimiter, where there is one.
  init(_ text: some Collection<UInt8>, delimiter: [UInt8]?) {
    let bytes = Array(text)
    guard let delimiter, !delimiter.isEmpty,
      let start = bytes.indices.first(where: { bytes[$0...].starts(with: delimiter) })
    else {
      self.init(label: bytes)
      return
    }
    self.init(
      label: Array(bytes[..<start]), value: Array(bytes[(start + delimiter.count)...]))
  }
}
