/// What is known of an option besides its label and value; all of it is optional.
public struct OptionDetails: Sendable, Equatable {
  public var isDisabled: Bool
  /// Why it is disabled.
  public var reason: String?
  public var description: String?
  /// The heading it stands under.
  public var group: String?
  /// The label's language, a BCP 47 tag.
  public var language: String?
  /// Said instead of the label.
  public var spoken: String?

  public init(
    isDisabled: Bool = false, reason: String? = nil, description: String? = nil,
    group: String? = nil, language: String? = nil, spoken: String? = nil
  ) {
    self.isDisabled = isDisabled
    self.reason = reason
    self.description = description
    self.group = group
    self.language = language
    self.spoken = spoken
  }

  public static let none = OptionDetails()
}
