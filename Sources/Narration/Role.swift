/// What a control is, in ARIA's terms; the raw value is the key of its name in `Locales`.
public enum Role: String, Sendable, CaseIterable {
  case comboBox = "role_combo_box"
  case list = "role_list"
  case tree = "role_tree"
  case radioGroup = "role_radio_group"
  case radioButton = "role_radio_button"
  case edit = "role_edit"
  case passwordEdit = "role_password_edit"

  /// The word that conformance cases use for it.
  public var conformance: String {
    switch self {
    case .comboBox: "combobox"
    case .list: "listbox"
    case .tree: "tree"
    case .radioGroup: "group"
    case .radioButton: "radio button"
    case .edit, .passwordEdit: "textbox"
    }
  }
}
