import LineMode
import Narration
import SelectionModel
import Speech

/// All that `choose` was asked to do, as plain data: nothing of the world has been looked at yet.
struct ChooseSettings: Sendable, Equatable {
  // The question.
  var label: String?
  /// Nil leaves it to the items and to `isMultiple`.
  var kind: SelectorKind?
  var isMultiple = false
  var maximum: Int?
  var minimum: Int?
  var printsInOrderChosen = false
  var startsExpanded = false
  var initialValues: [[UInt8]] = []
  var hasNoValue = false
  var pageSize: Int?
  var wraps: Bool?
  var selectsOnFocus = false
  var typeAheadTimeout: Duration?
  var autocomplete: SelectorConfiguration.Autocomplete?
  var allowsFreeText = false
  /// Typed at the start.
  var query: String?
  /// Printed without asking is what matches this.
  var filter: String?
  var selectsOnly = false
  var exitsWhenEmpty = false

  // The items and the result.
  var itemForm = ItemForm.lines(separator: 0x0A, delimiter: nil)
  var resultForm = ResultForm.value
  var resultTerminator: UInt8 = 0x0A

  // The session.
  var input = InputChoice.auto
  var echo = Echo.chars
  var keys: String?
  /// The key before the commands that always arrive.
  var prefix: Key?
  var timeout: Duration?
  var cancelStatus = ExitStatus.cancelled
  var tracePath: String?

  // Language and speech.
  var language: String?
  var localesFolder: String?
  var verbosity = Verbosity.normal
  var speech = SpeechChoiceOption.auto
  var voice: String?
  var rate: Int?
  var pitch: Int?
  var volume: Int?
  var punctuation: SpeechSettings.Punctuation?
}

extension ChooseSettings {
  init(_ values: OptionValues) {
    self.init()
    // An empty name is no name.
    label = values.string(.label).flatMap { $0.isEmpty ? nil : $0 }
    kind = values.string(.kind).flatMap(SelectorKind.init(rawValue:))
    isMultiple = values.number(.multi) != nil || values.flag(.multi)
    maximum = values.number(.multi)
    minimum = values.number(.min)
    printsInOrderChosen = values.flag(.ordered)
    startsExpanded = values.flag(.open)
    initialValues = values.all(.value)
    hasNoValue = values.flag(.noValue)
    pageSize = values.number(.pageSize)
    wraps = values.flag(.wrap) ? true : nil
    selectsOnFocus = values.flag(.selectOnFocus)
    typeAheadTimeout = values.duration(.typeAheadTimeout)
    autocomplete = values.string(.autocomplete).flatMap {
      SelectorConfiguration.Autocomplete(rawValue: $0)
    }
    allowsFreeText = values.flag(.freeText)
    query = values.string(.query)
    filter = values.string(.filter)
    selectsOnly = values.flag(.selectOne)
    exitsWhenEmpty = values.flag(.exitZero)
    itemForm = Self.itemForm(values)
    resultForm = values.choice(.output, default: .value)
    resultTerminator = values.flag(.print0) ? 0 : 0x0A
    input = values.choice(.input, default: .auto)
    echo = values.choice(.echo, default: .chars)
    keys = values.string(.keys)
    prefix = values.string(.prefix).flatMap(Key.init(name:))
    timeout = values.duration(.timeout)
    cancelStatus = values.number(.cancelStatus).map { ExitStatus(code: Int32($0)) } ?? .cancelled
    tracePath = values.string(.trace)
    readLanguageAndSpeech(values)
  }

  /// The keys to press, where they are given.
  func keyScript() throws(CommandError) -> KeyScript? {
    guard let keys else { return nil }
    do throws(KeyScriptError) {
      return try KeyScript(keys)
    } catch {
      throw .unknownKey(error.word)
    }
  }

  private static func itemForm(_ values: OptionValues) -> ItemForm {
    if values.flag(.json) { return .json }
    let separator: UInt8 = values.flag(.read0) ? 0 : 0x0A
    if let form = values.string(.treeFrom).flatMap(TreeForm.init(rawValue:)) {
      return .tree(separator: separator, form)
    }
    return .lines(separator: separator, delimiter: values.bytes(.labelDelimiter))
  }

  private mutating func readLanguageAndSpeech(_ values: OptionValues) {
    language = values.string(.lang)
    localesFolder = values.string(.locales)
    verbosity = values.choice(.verbosity, default: .normal)
    speech = values.string(.speech).map(SpeechChoiceOption.init(written:)) ?? .auto
    voice = values.string(.voice)
    rate = values.number(.rate)
    pitch = values.number(.pitch)
    volume = values.number(.volume)
    punctuation = values.string(.punctuation).flatMap(SpeechSettings.Punctuation.init(rawValue:))
  }
}
