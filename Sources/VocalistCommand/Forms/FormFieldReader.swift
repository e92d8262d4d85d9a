import JSON
import Localization
import Matching
import Narration
import SelectionModel

/// Reads one field of a form file.
struct FormFieldReader {
  let localizer: Localizer

  func field(_ value: JSONValue) throws(FormFileFault) -> FormField {
    let members = try FormMembers(value, localizer: localizer)
    let type = try type(of: members)
    try members.check(type.members)
    guard let label = try members.text("label") else {
      throw FormFileFault("form_missing_member", ["member": .text("label")])
    }
    let name = try members.word("name") ?? ""
    if name.isEmpty && type != .note {
      throw FormFileFault("form_missing_member", ["member": .text("name")])
    }
    var condition = FormCondition.always
    if members.has("when") {
      let reader = FormConditionReader(localizer: localizer)
      condition = try reader.condition(try members.required("when"))
    }
    return FormField(
      name: name, label: label, description: try members.text("description"),
      control: try control(type, label, members),
      rule: try rule(type, members), condition: condition)
  }

  private func type(of members: FormMembers) throws(FormFileFault) -> FormFieldType {
    _ = try members.required("type")
    let word = try members.word("type") ?? ""
    guard let type = FormFieldType(rawValue: word) else {
      let types = FormFieldType.allCases.map(\.rawValue).joined(separator: ", ")
      throw FormFileFault("form_unknown_type", ["type": .text(word), "types": .text(types)])
    }
    return type
  }

  // MARK: - What answers it

  private func control(
    _ type: FormFieldType, _ label: String, _ members: FormMembers
  ) throws(FormFileFault) -> FormControl {
    switch type {
    case .note: return .note
    case .text, .secret:
      return .text(TextField(try initialText(members), isSecret: type == .secret))
    case .confirm:
      let control = FormControl.confirmation(
        name: label, yes: localizer.text(Message("form_yes")),
        no: localizer.text(Message("form_no")), answer: try members.flag("value"),
        matcher: LabelMatcher())
      // Two options and at most one of them chosen are always a right list.
      return control ?? .note
    case .select, .many, .tree, .combobox:
      return .options(try selector(type, label, members))
    }
  }

  private func initialText(_ members: FormMembers) throws(FormFileFault) -> String {
    guard members.has("value") else { return "" }
    guard let value = try members.required("value").optionValue else {
      throw FormFileFault("form_wrong_value", ["member": .text("value")])
    }
    return String(decoding: value, as: UTF8.self)
  }

  private func selector(
    _ type: FormFieldType, _ label: String, _ members: FormMembers
  ) throws(FormFileFault) -> Selector {
    _ = try members.required("options")
    let values = try members.list("options") ?? []
    if values.isEmpty { throw FormFileFault("form_no_options") }
    do throws(CommandError) {
      let items = Items(try JSONItems.items(values, localizer: localizer))
      let configuration = try configuration(type, members)
      let selection = try selection(type, members, in: items.options)
      do throws(SelectorError) {
        return try Selector(
          name: label, options: items.options, configuration: configuration,
          selection: selection, matcher: LabelMatcher())
      } catch {
        throw CommandError(error)
      }
    } catch {
      if case .formField(let fault) = error { throw fault }
      // The command's own sentence names its options, which a file has not.
      if case .minimumAboveMaximum = error { throw FormFileFault("form_minimum_above_maximum") }
      throw FormFileFault(error.message)
    }
  }

  private func configuration(
    _ type: FormFieldType, _ members: FormMembers
  ) throws(CommandError) -> SelectorConfiguration {
    do throws(FormFileFault) {
      var kind: SelectorKind
      switch type {
      case .tree: kind = .tree
      case .combobox: kind = .combobox
      case .many: kind = .list
      default: kind = try members.choice("kind", among: [.dropdown, .list, .radio]) ?? .dropdown
      }
      var configuration = SelectorConfiguration(kind: kind)
      if let size = try members.count("page-size") { configuration.pageSize = size }
      if type == .many {
        configuration.isMultiple = true
        configuration.minimumChosen = try members.count("min") ?? 0
        configuration.maximumChosen = try members.count("max")
      }
      if type == .combobox {
        configuration.allowsFreeText = try members.flag("free-text") ?? false
        if let autocomplete: SelectorConfiguration.Autocomplete = try members.choice(
          "autocomplete")
        {
          configuration.autocomplete = autocomplete
        }
      }
      return configuration
    } catch {
      throw .formField(error)
    }
  }

  /// The options that are chosen at the start: nil leaves it to the kind, null chooses none.
  private func selection(
    _ type: FormFieldType, _ members: FormMembers, in options: OptionList
  ) throws(CommandError) -> [Int]? {
    guard let given = members["value"] else { return nil }
    if given == .null { return [] }
    let several = type == .many ? given.array : nil
    var indexes: [Int] = []
    for value in several ?? [given] {
      guard let value = value.optionValue else {
        throw .formField(FormFileFault("form_wrong_value", ["member": .text("value")]))
      }
      guard let index = options.firstIndex(ofValue: value) else {
        throw .valueNotInList(String(decoding: value, as: UTF8.self))
      }
      if !indexes.contains(index) { indexes.append(index) }
    }
    return indexes
  }

  // MARK: - What the answer must be

  private func rule(
    _ type: FormFieldType, _ members: FormMembers
  ) throws(FormFileFault) -> FormRule {
    var rule = FormRule()
    rule.isRequired = try members.flag("required") ?? false
    guard type == .text || type == .secret else { return rule }
    rule.minimum = try members.number("min")
    rule.maximum = try members.number("max")
    rule.length = try length(members)
    rule.reason = try members.text("reason")
    if let source = try members.word("pattern") {
      do throws(RegularExpression.Fault) {
        rule.pattern = try RegularExpression(source)
      } catch {
        throw FormFileFault(
          "form_bad_pattern",
          ["pattern": .text(source), "character": .number(error.offset + 1)])
      }
    }
    return rule
  }

  private func length(_ members: FormMembers) throws(FormFileFault) -> ClosedRange<Int>? {
    guard members.has("min-length") || members.has("max-length") else { return nil }
    let minimum = try members.count("min-length") ?? 0
    let maximum = try members.count("max-length") ?? Int.max
    guard minimum <= maximum else { throw FormFileFault("form_minimum_above_maximum") }
    return minimum...maximum
  }
}
