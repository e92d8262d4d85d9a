import JSON
import Narration

/// The form of the demos, as a file would hold it: a field of every kind, one of which another hides.
struct DemoForm {
  /// The words of a language.
  let words: (Message) -> String

  var value: JSONValue {
    .array([
      .object(["type": "note", "label": text("demo_form_note")]),
      field("text", "person", "demo_form_person", ["required": true]),
      field("secret", "password", "demo_form_password", ["min-length": 4]),
      field("select", "meal", "demo_select_box_name", ["options": options(of: .selectBox)]),
      field(
        "select", "crust", "demo_radio_name",
        [
          "kind": "radio", "options": options(of: .radio),
          "when": .object(["field": "meal", "is": "dinner"]),
        ]),
      field(
        "many", "fruit", "demo_fruit", ["min": 1, "max": 2, "options": options(of: .checkList)]),
      field("tree", "file", "demo_tree_name", ["options": .array(tree())]),
      field("combobox", "where", "demo_type_select_name", ["options": options(of: .typeSelect)]),
      field("confirm", "fine", "demo_form_news", ["required": true]),
    ])
  }

  private func text(_ key: String) -> JSONValue { .string(words(Message(key))) }

  private func field(
    _ type: String, _ name: String, _ label: String, _ more: JSONObject
  ) -> JSONValue {
    var field: JSONObject = ["type": .string(type), "name": .string(name), "label": text(label)]
    for member in more.members { field[member.key] = member.value }
    return .object(field)
  }

  private func options(of demo: Demo) -> JSONValue { .array(demo.options.map(object)) }

  /// The options of the tree, each with what it holds.
  private func tree() -> [JSONValue] {
    var trunks: [(trunk: DemoOption, branches: [JSONValue])] = []
    for option in Demo.tree.options {
      if option.level == 1 {
        trunks.append((option, []))
      } else {
        trunks[trunks.count - 1].branches.append(object(option))
      }
    }
    return trunks.map { trunk, branches in
      var object = self.object(trunk).object ?? JSONObject()
      object["children"] = .array(branches)
      return .object(object)
    }
  }

  private func object(_ option: DemoOption) -> JSONValue {
    var object: JSONObject = [
      "label": .string(words(option.label)), "value": .string(option.value),
    ]
    object["description"] = option.description.map { .string(words($0)) }
    if let reason = option.reason {
      object["disabled"] = true
      object["reason"] = .string(words(reason))
    }
    return .object(object)
  }
}
