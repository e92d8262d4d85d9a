/// One line of a form's result.
public struct FormEntry: Sendable, Equatable {
  /// The field's name.
  public let name: String
  public let answer: FormAnswer

  public init(name: String, answer: FormAnswer) {
    self.name = name
    self.answer = answer
  }
}
