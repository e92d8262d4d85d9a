import Matching
import SelectionModel

/// Makes the selector that the settings ask for over these items.
struct Question {
  let settings: ChooseSettings
  let items: Items

  func selector(matcher: any LabelMatching) throws(CommandError) -> Selector {
    let configuration = try configuration()
    let selection = try selection(in: configuration)
    do throws(SelectorError) {
      var selector = try Selector(
        name: settings.label, options: items.options, configuration: configuration,
        selection: selection, matcher: matcher)
      if let query = settings.query { _ = selector.perform(.type(query, at: .zero)) }
      return selector
    } catch {
      throw CommandError(error)
    }
  }

  /// The kind that was asked for, or the one that fits the items.
  var kind: SelectorKind {
    if let kind = settings.kind { return kind }
    if settings.query != nil || settings.allowsFreeText || settings.autocomplete != nil {
      return .combobox
    }
    if items.options.isTree { return .tree }
    return settings.isMultiple ? .list : .dropdown
  }

  private func configuration() throws(CommandError) -> SelectorConfiguration {
    var configuration = SelectorConfiguration(kind: kind)
    if settings.isMultiple, kind != .list, kind != .tree {
      throw .singleChoiceKind(kind.rawValue)
    }
    if let minimum = settings.minimum {
      guard settings.isMultiple else { throw .needs(option: "--min", other: "--multi") }
      configuration.minimumChosen = minimum
    }
    configuration.isMultiple = settings.isMultiple
    configuration.maximumChosen = settings.maximum
    configuration.allowsFreeText = settings.allowsFreeText
    if let autocomplete = settings.autocomplete { configuration.autocomplete = autocomplete }
    if settings.startsExpanded { configuration.startsExpanded = true }
    if let pageSize = settings.pageSize { configuration.pageSize = pageSize }
    if let wraps = settings.wraps { configuration.wraps = wraps }
    if settings.selectsOnFocus { configuration.selectionFollowsFocus = true }
    if let timeout = settings.typeAheadTimeout { configuration.typeAheadTimeout = timeout }
    return configuration
  }

  /// The options chosen at the start; nil leaves it to the kind.
  private func selection(in configuration: SelectorConfiguration) throws(CommandError) -> [Int]? {
    if settings.hasNoValue { return [] }
    guard !settings.initialValues.isEmpty else { return nil }
    var indexes: [Int] = []
    for value in settings.initialValues {
      guard let index = items.options.firstIndex(ofValue: value) else {
        throw .valueNotInList(String(decoding: value, as: UTF8.self))
      }
      if !indexes.contains(index) { indexes.append(index) }
    }
    return indexes
  }
}

extension CommandError {
  /// Why the model refuses a question.
  init(_ error: SelectorError) {
    self =
      switch error {
      case .noOptions: .emptyList
      case .noSuchOption(let index): .valueNotInList(String(index + 1))
      case .minimumAboveMaximum(let minimum, let maximum):
        .minimumAboveMaximum(minimum: minimum, maximum: maximum)
      case .minimumAboveCount(let minimum, let count):
        .minimumAboveCount(minimum: minimum, count: count)
      case .tooManySelected(let count, let maximum):
        .moreValuesThanMaximum(count: count, maximum: maximum)
      case .pageSizeBelowOne(let size):
        .invalidNumber(option: "--page-size", value: String(size), range: 1...1_000_000)
      }
  }
}
