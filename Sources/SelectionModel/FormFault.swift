/// Why an answer is not taken.
public enum FormFault: Sendable, Equatable {
  case required
  /// Fewer characters than this.
  case tooShort(minimum: Int)
  case tooLong(maximum: Int)
  case noNumber
  case belowMinimum(Double)
  case aboveMaximum(Double)
  /// The text has not the form that is asked for.
  case wrongForm
  /// In the words of the form's author.
  case refused(reason: String)
  /// The text of a combobox names no option.
  case noSuchOption(String)
  case tooFew(minimum: Int, chosen: Int)
}
