import JSON
import Localization

extension Localizer {
  /// A text as it stands in JSON: a string, or an object of language → text, of which the one for
  /// this language is taken; nil where it is neither.
  func text(in value: JSONValue) -> String? {
    if let text = value.string { return text }
    guard let languages = value.object else { return nil }
    var texts: [(tag: String, text: String)] = []
    for language in languages.members {
      guard let text = language.value.string else { return nil }
      texts.append((language.key, text))
    }
    return choice(among: texts)?.text
  }
}
