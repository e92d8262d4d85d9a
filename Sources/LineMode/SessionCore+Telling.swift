import Localization
import Narration
import SelectionModel

/// Announcements become reports, and are kept to be said again.
extension SessionCore {
  mutating func tell(_ changes: [Change]) -> [Effect] {
    // Where one is is told with the description.
    if changes.isEmpty { forgetDescription() }
    return tell(
      announce(
        finishing(changes), selector, verbosity: preferences.verbosity, isAlone: settings.isAlone))
  }

  /// Tab on a lone selector finishes with its value, so what it tells is the choice.
  private func finishing(_ changes: [Change]) -> [Change] {
    let isLeaving = changes.contains { if case .left = $0 { true } else { false } }
    let hasValue = selector.configuration.isMultiple || !selector.selection.isEmpty
    return settings.isAlone && isLeaving && hasValue ? changes + [.committed] : changes
  }

  /// A message that names the prefix, which can be moved.
  func prefixed(_ key: String) -> Message {
    Message(key, ["prefix": .message(settings.prefix.message)])
  }

  mutating func tell(_ announcement: Announcement) -> [Effect] {
    tell(
      Report(
        [localizer.sentence(for: announcement)], announcement: announcement,
        priority: announcement.priority))
  }

  mutating func tell(_ message: Message, _ priority: Announcement.Priority = .navigation)
    -> [Effect]
  {
    tell(Report([localizer.sentence(for: message)], priority: priority))
  }

  mutating func tell(_ report: Report) -> [Effect] {
    lastTold = [report]
    return [.tell(report)]
  }
}
