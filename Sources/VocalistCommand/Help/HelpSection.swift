import Narration

/// A heading with its entries.
struct HelpSection: Equatable {
  let heading: Message
  let entries: [HelpEntry]
}
