/// What an action did to a form, in the order in which it happened.
public enum FormChange: Sendable, Equatable {
  /// What the field's own control did, or the review's list.
  case control(Change)
  /// The keyboard is on another field; nil stands for the review and the start.
  case fieldEntered(from: Int?, to: Int)
  /// Fields are asked that were not, or no longer.
  case fieldsChanged(shown: [Int], hidden: [Int])
  /// The answer is not taken, and the keyboard is on this field.
  case invalid(field: Int, FormFault)
  /// There is no field before the first, and none after the review.
  case boundary(Change.Edge)
  case reviewStarted
  case submitted
  case cancelled
}
