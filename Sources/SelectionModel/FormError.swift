/// Why a form cannot be made.
public enum FormError: Error, Sendable, Equatable {
  /// Nothing but notes.
  case nothingToAnswer
  case duplicateName(String)
  /// A condition looks at a field that is not there.
  case unknownField(String, in: String)
  /// A condition looks at its own field or one after it, which is not answered yet.
  case fieldNotBefore(String, in: String)
  case minimumAboveMaximum(field: String)
}
