import SelectionModel
import TestSupport
import Testing

/// Random actions on random forms: what must hold whatever a person presses.
@Suite struct `Whatever is pressed in a form` {
  @Test func `no invariant breaks in 3,000 forms`() throws {
    for sequence in 0..<3_000 {
      var random = PropertySeed.random(sequence)
      var form = try Self.form(&random)
      _ = form.begin()
      for _ in 0..<30 {
        let action = Self.action(&random)
        let before = form
        let changes = form.perform(action)
        if let broken = Self.broken(before, changes, form) {
          Issue.record(
            "\(broken) after \(action): VOCALIST_SEED=\(PropertySeed.seed) shows it again")
          return
        }
      }
    }
  }

  private static func form(_ random: inout SplitMix64) throws -> Form {
    var fields: [FormField] = []
    for index in 0..<Int.random(in: 1...5, using: &random) {
      var rule = FormRule()
      rule.isRequired = Bool.random(using: &random)
      let other = index > 0 ? "\(Int.random(in: 0..<index, using: &random))" : nil
      let conditions: [FormCondition] =
        other.map {
          [.always, .isAnswered($0), .not(.isAnswered($0)), .has($0, value: Array("a".utf8))]
        } ?? [.always]
      fields.append(
        FormField(
          name: "\(index)", label: "a", control: try control(&random, isFirst: index == 0),
          rule: rule, condition: conditions.randomElement(using: &random) ?? .always))
    }
    let words = FormWords(review: "r", submit: "s", blank: "b", secret: "x", separator: ",") {
      "\($0)=\($1)"
    }
    return try Form(fields: fields, words: Bool.random(using: &random) ? words : nil)
  }

  private static func control(_ random: inout SplitMix64, isFirst: Bool) throws -> FormControl {
    let number = Int.random(in: isFirst ? 1...8 : 0...8, using: &random)
    if number == 0 { return .note }
    if number == 1 { return .text(TextField(isSecret: Bool.random(using: &random))) }
    if number == 2 {
      return try #require(FormControl.confirmation(name: nil, yes: "a", no: "b"))
    }
    let kind = SelectorKind.allCases.randomElement(using: &random) ?? .list
    var configuration = SelectorConfiguration(kind: kind)
    configuration.isMultiple = kind == .list && Bool.random(using: &random)
    configuration.leavesOnChoose = Bool.random(using: &random)
    if configuration.isMultiple { configuration.minimumChosen = 1 }
    return .options(
      try Selector(options: OptionList(["a", "b", "ab"]), configuration: configuration))
  }

  private static func action(_ random: inout SplitMix64) -> Action {
    let actions: [Action] = [
      .activate, .activate, .focusOut(.after), .focusOut(.before), .next, .previous, .first, .last,
      .toggle(at: .zero), .expand, .collapse, .type("a", at: .zero), .type("b", at: .zero),
      .edit(.deleteBackward), .edit(.deleteToStart), .toggleAll, .forward, .backward, .dismiss,
    ]
    return actions.randomElement(using: &random) ?? .activate
  }

  /// The invariant that does not hold, in words.
  private static func broken(_ before: Form, _ changes: [FormChange], _ after: Form) -> String? {
    if changes.isEmpty { return "nothing was told" }
    let places = [after.current != nil, after.review != nil, after.isSubmitted]
    if places.filter(\.self).count != 1 { return "the keyboard is nowhere, or in two places" }
    if let current = after.current, !after.visible.contains(current) {
      return "the keyboard is on a hidden field"
    }
    for (index, field) in after.fields.enumerated() {
      let hasKeyboard = field.control.selector?.hasKeyboard ?? (index == after.current)
      if hasKeyboard != (index == after.current) { return "the keyboard is wrong on \(index)" }
      let isOpen = field.control.selector.map { $0.isExpanded && $0.configuration.isCollapsible }
      if isOpen == true && index != after.current { return "a list was left open" }
    }
    let entered = changes.contains { if case .fieldEntered = $0 { true } else { false } }
    if entered != (after.current != nil && before.current != after.current) {
      return "going to a field is told wrongly"
    }
    let told = changes.contains { if case .fieldsChanged = $0 { true } else { false } }
    if told != (before.visible != after.visible) {
      return "fields that come and go are told wrongly"
    }
    if after.isSubmitted && after.visible.contains(where: { after.fields[$0].fault != nil }) {
      return "a wrong answer was sent"
    }
    return nil
  }
}
