import SelectionModel
import Testing

@Suite struct `A form` {
  private let words = FormWords(
    review: "Review", submit: "Send", blank: "blank", secret: "hidden", separator: ", "
  ) { "\($0): \($1)" }

  private func text(_ name: String, _ rule: FormRule = FormRule(), secret: Bool = false)
    -> FormField
  {
    FormField(
      name: name, label: name, control: .text(TextField(isSecret: secret)), rule: rule)
  }

  private func list(
    _ name: String, _ labels: [String], _ kind: SelectorKind = .dropdown,
    when condition: FormCondition = .always, rule: FormRule = FormRule(), selection: [Int]? = nil,
    _ change: (inout SelectorConfiguration) -> Void = { _ in }
  ) throws -> FormField {
    var configuration = SelectorConfiguration(kind: kind)
    change(&configuration)
    let selector = try Selector(
      name: name, options: OptionList(labels), configuration: configuration, selection: selection)
    return FormField(
      name: name, label: name, control: .options(selector), rule: rule,
      condition: condition)
  }

  private func type(_ text: String, in form: inout Form) {
    for character in text { _ = form.perform(.type(String(character), at: .zero)) }
  }

  @Test func `Enter goes from field to field and sends the answers at the end`() throws {
    var form = try Form(fields: [text("name"), list("fruit", fruit)])
    #expect(form.begin() == [.fieldEntered(from: nil, to: 0), .control(.entered)])
    type("Ada", in: &form)
    #expect(form.perform(.activate).contains(.fieldEntered(from: 0, to: 1)))
    for _ in 1...2 { _ = form.perform(.next) }
    #expect(form.perform(.activate).last == .submitted)
    #expect(form.isSubmitted)
    #expect(
      form.result == [
        FormEntry(name: "name", answer: .text("Ada")),
        FormEntry(name: "fruit", answer: .values([Array("Banana".utf8)])),
      ])
  }

  @Test func `Tab and Shift+Tab go on and back, and not before the first`() throws {
    var form = try Form(fields: [text("a"), text("b")])
    _ = form.begin()
    #expect(form.perform(.focusOut(.before)).last == .boundary(.first))
    #expect(form.perform(.focusOut(.after)).contains(.fieldEntered(from: 0, to: 1)))
    #expect(form.position(of: 1)?.position == 2)
    #expect(form.perform(.focusOut(.before)).contains(.fieldEntered(from: 1, to: 0)))
  }

  @Test func `what is required holds the keyboard, and the way back stays open`() throws {
    var form = try Form(fields: [text("a"), text("name", .required), text("c")])
    _ = form.begin()
    _ = form.perform(.activate)
    #expect(form.perform(.activate).last == .invalid(field: 1, .required))
    #expect(form.perform(.focusOut(.after)).last == .invalid(field: 1, .required))
    #expect(form.current == 1)
    #expect(form.perform(.focusOut(.before)).contains(.fieldEntered(from: 1, to: 0)))
  }

  @Test func `fields come and go with the answers of others`() throws {
    var form = try Form(fields: [
      list("pizza", ["no", "yes"]),
      list("crust", ["Thin", "Thick"], when: .has("pizza", value: Array("yes".utf8))),
      list("note", ["x"], when: .not(.isAnswered("crust"))),
    ])
    _ = form.begin()
    #expect(form.visible == [0, 2])
    _ = form.perform(.expand)
    _ = form.perform(.next)
    let changes = form.perform(.activate)
    #expect(changes.contains(.fieldsChanged(shown: [1], hidden: [2])))
    #expect(form.current == 1)
    #expect(form.result.map(\.name) == ["pizza", "crust"])
  }

  @Test func `the review shows the answers, leads to each and back, and sends them`() throws {
    var form = try Form(
      fields: [text("name"), text("password", secret: true), text("city")], words: words)
    _ = form.begin()
    type("Ada", in: &form)
    _ = form.perform(.activate)
    type("1234", in: &form)
    _ = form.perform(.activate)
    #expect(form.perform(.activate).contains(.reviewStarted))
    let review = try #require(form.review)
    #expect(
      (0..<4).map(review.options.label(at:)) == [
        "name: Ada", "password: hidden", "city: blank", "Send",
      ])
    // The answers are read out, so the keyboard waits where they are sent.
    #expect(review.focused == 3)
    _ = form.perform(.first)
    #expect(form.perform(.activate).contains(.fieldEntered(from: nil, to: 0)))
    type("!", in: &form)
    #expect(form.perform(.activate).contains(.reviewStarted))
    #expect(form.review?.options.label(at: 0) == "name: Ada!")
    #expect(form.perform(.focusOut(.after)) == [.boundary(.last)])
    _ = form.perform(.last)
    #expect(form.perform(.toggle(at: .zero)) == [.submitted])
  }

  @Test func `several choices keep to their minimum and are listed`() throws {
    let many = try list("fruit", fruit, .list) {
      $0.isMultiple = true
      $0.minimumChosen = 2
    }
    var form = try Form(fields: [many], words: words)
    _ = form.begin()
    #expect(
      form.perform(.focusOut(.after)).last == .invalid(field: 0, .tooFew(minimum: 2, chosen: 0)))
    _ = form.perform(.toggleAll)
    _ = form.perform(.activate)
    #expect(
      form.review?.options.label(at: 0)
        == "fruit: Apple, Banana, Cherry, Durian, Elderberry")
  }

  @Test func `a combobox takes its options, and other text only where that is allowed`() throws {
    for isFree in [false, true] {
      var form = try Form(fields: [list("fruit", fruit, .combobox) { $0.allowsFreeText = isFree }])
      _ = form.begin()
      type("Mango", in: &form)
      let last = form.perform(.focusOut(.after)).last
      let expected: FormChange =
        isFree ? .submitted : .invalid(field: 0, .noSuchOption("Mango"))
      #expect(last == expected)
    }
    var form = try Form(fields: [list("fruit", fruit, .combobox)])
    _ = form.begin()
    type("banana", in: &form)
    _ = form.perform(.focusOut(.after))
    #expect(form.result.first?.answer == .values([Array("Banana".utf8)]))
  }

  @Test func `yes and no are an answer of their own`() throws {
    let control = try #require(FormControl.confirmation(name: "Sure", yes: "是", no: "否"))
    var form = try Form(fields: [
      FormField(name: "sure", label: "Sure", control: control, rule: .required),
      FormField(name: "note", label: "Well done", control: .note),
    ])
    _ = form.begin()
    #expect(form.perform(.focusOut(.after)).last == .invalid(field: 0, .required))
    _ = form.perform(.type("否", at: .zero))
    _ = form.perform(.activate)
    #expect(form.current == 1)
    #expect(form.perform(.activate).last == .submitted)
    #expect(form.result == [FormEntry(name: "sure", answer: .confirmed(false))])
  }

  @Test func `Escape gives up the form`() throws {
    var form = try Form(fields: [text("a")])
    _ = form.begin()
    #expect(form.perform(.dismiss) == [.cancelled])
  }

  @Test func `an answer left wrong is found when all are sent`() throws {
    var form = try Form(fields: [text("a", .required), text("b")])
    _ = form.begin()
    type("x", in: &form)
    _ = form.perform(.activate)
    _ = form.perform(.focusOut(.before))
    _ = form.perform(.edit(.deleteBackward))
    #expect(form.perform(.activate).last == .invalid(field: 0, .required))
  }
}
