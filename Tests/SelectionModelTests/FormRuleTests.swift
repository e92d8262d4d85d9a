import SelectionModel
import Testing

@Suite struct `Rules of a form` {
  private struct OnlyDigits: TextPattern {
    func matches(_ text: String) -> Bool { text.allSatisfy(\.isWholeNumber) }
  }

  private func fault(_ text: String, _ change: (inout FormRule) -> Void) -> FormFault? {
    var rule = FormRule()
    change(&rule)
    return FormField(name: "a", label: "A", control: .text(TextField(text)), rule: rule).fault
  }

  @Test func `lengths count characters as people see them`() {
    #expect(fault("👨‍👩‍👧👨‍👩‍👧") { $0.length = 1...2 } == nil)
    #expect(fault("abc") { $0.length = 1...2 } == .tooLong(maximum: 2))
    #expect(fault("a") { $0.length = 2...3 } == .tooShort(minimum: 2))
  }

  @Test(
    arguments: [
      ("5", nil), ("０５．５", nil), ("-1", .belowMinimum(0)), ("10.1", .aboveMaximum(10)),
      ("nan", .noNumber), ("0x5", .noNumber), ("5 kg", .noNumber), ("", nil),
    ] as [(String, FormFault?)])
  func `numbers keep to their bounds`(text: String, expected: FormFault?) {
    let found = fault(text) {
      $0.minimum = 0
      $0.maximum = 10
    }
    #expect(found == expected)
  }

  @Test func `a pattern is asked, but not about nothing`() {
    #expect(fault("12a") { $0.pattern = OnlyDigits() } == .wrongForm)
    #expect(fault("12") { $0.pattern = OnlyDigits() } == nil)
    #expect(fault("") { $0.pattern = OnlyDigits() } == nil)
  }

  @Test func `forms that no one could fill in are errors`() {
    func field(_ name: String, when condition: FormCondition = .always) -> FormField {
      FormField(name: name, label: name, control: .text(TextField()), condition: condition)
    }
    let note = FormField(name: "n", label: "n", control: .note)
    #expect(throws: FormError.nothingToAnswer) { try Form(fields: [note]) }
    #expect(throws: FormError.nothingToAnswer) { try Form(fields: []) }
    #expect(throws: FormError.duplicateName("a")) { try Form(fields: [field("a"), field("a")]) }
    #expect(throws: FormError.unknownField("x", in: "a")) {
      try Form(fields: [field("a", when: .isAnswered("x"))])
    }
    #expect(throws: FormError.fieldNotBefore("a", in: "a")) {
      try Form(fields: [field("a", when: .any([.isAnswered("a")]))])
    }
    var rule = FormRule()
    rule.minimum = 2
    rule.maximum = 1
    let bounded = FormField(name: "a", label: "A", control: .text(TextField()), rule: rule)
    #expect(throws: FormError.minimumAboveMaximum(field: "a")) { try Form(fields: [bounded]) }
  }
}
