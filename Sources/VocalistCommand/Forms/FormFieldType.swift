/// What a field of a form file can be; the raw value is how it is written.
enum FormFieldType: String, CaseIterable, Sendable {
  case select, many, tree, combobox, text, secret, confirm, note

  /// The members that mean something in a field of this type.
  var members: [String] {
    let common = ["type", "name", "label", "description", "when"]
    if self == .note { return common }
    return common + ["required", "value"] + own
  }

  private var own: [String] {
    switch self {
    case .select: ["options", "kind", "page-size"]
    case .many: ["options", "min", "max", "page-size"]
    case .tree: ["options", "page-size"]
    case .combobox: ["options", "autocomplete", "free-text", "page-size"]
    case .text, .secret: ["min", "max", "min-length", "max-length", "pattern", "reason"]
    case .confirm, .note: []
    }
  }
}
