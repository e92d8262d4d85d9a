import JSON
import Narration

/// A message filled with sample values, as `locale show` presents it.
public struct LocaleSample: Sendable, Equatable {
  public var key: String
  /// Which value was filled in, where one message is shown several times: "few 2".
  public var variant: String?
  public var sentence: Sentence
}

/// Fills the messages of a language with sample values, so that a translator sees and hears them.
public struct LocaleShow: Sendable {
  private let localizer: Localizer
  private let template: JSONObject

  public init(localizer: Localizer) throws(LocaleFault) {
    self.localizer = localizer
    template = try LocaleSources.embeddedObject("en")
  }

  /// The keys there are, in the order of the English file.
  public var keys: [String] {
    template.keys.filter { !$0.hasPrefix("@") && !$0.hasSuffix("_spoken") }
  }

  /// Every message; or the one of this key, or of its spoken twin; or those whose keys begin so.
  public func samples(named name: String = "") -> [LocaleSample] {
    let key = name.hasSuffix("_spoken") ? String(name.dropLast(7)) : name
    let found = keys.contains(key) ? [key] : keys.filter { $0.hasPrefix(name) }
    return found.flatMap(samples(of:))
  }

  private func samples(of key: String) -> [LocaleSample] {
    if let event = Event(rawValue: key) {
      let announcement = Announcement(event, SampleFacts(localizer: localizer).facts(for: event))
      let sentence = localizer.sentence(for: announcement)
      return [LocaleSample(key: key, variant: nil, sentence: sentence)]
    }
    return arguments(of: key).map { variant, arguments in
      LocaleSample(
        key: key, variant: variant, sentence: localizer.sentence(for: Message(key, arguments)))
    }
  }

  /// Sample values from the English note; a plural once for each form that the language needs.
  private func arguments(of key: String) -> [(String?, [String: Message.Argument])] {
    var fixed: [String: Message.Argument] = [:]
    for member in template["@" + key]?["placeholders"]?.object?.members ?? [] {
      let example = member.value["example"]?.string ?? member.key
      fixed[member.key] =
        member.value["type"]?.string == "int" ? .number(Int(example) ?? 2) : .text(example)
    }
    let pattern = localizer.catalog.find([key])?.pattern ?? ""
    guard case .success(let outline) = PatternOutline.read(pattern),
      let plural = outline.placeholders.first(where: { $0.type == "plural" })
    else { return [(nil, fixed)] }
    let rules = LanguageRules(tag: localizer.language)
    return rules.pluralCategories().map { category in
      let number = rules.sample(of: category, ordinal: false, from: 1) ?? 0
      var arguments = fixed
      arguments[plural.name] = .number(number)
      return ("\(category) \(number)", arguments)
    }
  }
}
