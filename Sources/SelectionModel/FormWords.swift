/// The few words of the review's list, in the person's language.
public struct FormWords: Sendable {
  /// The name of the list of answers.
  public var review: String
  /// The last option, which sends the answers.
  public var submit: String
  /// Stands for no answer.
  public var blank: String
  /// Stands for a secret answer.
  public var secret: String
  /// Between the labels of several choices.
  public var separator: String

  /// A question's label with its answer, as one line of the list.
  public var answer: @Sendable (_ label: String, _ answer: String) -> String

  public init(
    review: String, submit: String, blank: String, secret: String, separator: String,
    answer: @escaping @Sendable (_ label: String, _ answer: String) -> String
  ) {
    self.review = review
    self.submit = submit
    self.blank = blank
    self.secret = secret
    self.separator = separator
    self.answer = answer
  }
}
