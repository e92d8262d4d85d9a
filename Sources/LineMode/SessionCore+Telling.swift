import Localization
import Narration
import SelectionModel

/// Announcements become reports, and are kept to be said again.
extension SessionCore {
  mutating func tell(_ changes: [PromptChange]) -> [Effect] {
    // Where one is is told with the description.
    if changes.isEmpty { forgetDescription() }
    let announcement = announce(
      finishing(changes), prompt, verbosity: preferences.verbosity, isAlone: isAlone,
      echo: settings.echo)
    var report = Report(
      announcement.isEmpty ? [] : [localizer.sentence(for: announcement)],
      announcement: announcement, priority: announcement.priority)
    report.isPrinted = !(isSecret && announcement.isInText)
    report.echo = echo(of: changes.controls, as: announcement)
    return tell(report)
  }

  /// What the terminal shows of an edit in the text's own line.
  private func echo(of changes: [Change], as announcement: Announcement) -> TextEcho? {
    let edits = changes.compactMap { change in
      if case .text(let edit) = change, edit.isEdit { edit } else { nil }
    }
    guard let edit = edits.first, let field = prompt.textField else { return nil }
    let isDeletion = if case .deleted = edit { true } else { false }
    return TextEcho(field, isWhole: announcement.isOnlyEdit, isDeletion: isDeletion)
  }

  /// Tab on a lone selector finishes with its value, so what it tells is the choice.
  private func finishing(_ changes: [PromptChange]) -> [PromptChange] {
    guard isAlone, let selector, changes.contains(where: { $0.leaving != nil }) else {
      return changes
    }
    let hasValue = selector.configuration.isMultiple || !selector.selection.isEmpty
    return hasValue ? changes + [.selector(.committed)] : changes
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
