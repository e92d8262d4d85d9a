import CSpeechDispatcher
import Glibc
import Speech

/// The calls of the client library that are needed, in the units of the project.
final class ServerConnection {
  private var speechd = cspeechd_functions()
  private var connection: UnsafeMutablePointer<SPDConnection>?
  private var applied: SpeechSettings?
  private var language: String?
  private var pitch: Int?
  private var isEspeak = false

  /// Connects to the server of `SPEECHD_ADDRESS` or of this computer, which is started if need be.
  func open() throws(SpeechFault) {
    if let error = cspeechd_load(&speechd) { throw .serverLost(reason: String(cString: error)) }
    var error: UnsafeMutablePointer<CChar>?
    connection = speechd.open(
      "vocalist", "main", nil, SPD_MODE_THREADED, nil, Self.isOnThisComputer ? 1 : 0, &error)
    guard let connection else {
      defer { free(error) }
      throw .serverLost(reason: error.map { Self.reason(String(cString: $0)) } ?? "")
    }
    connection.pointee.callback_end = ServerEvents.callback
    connection.pointee.callback_cancel = ServerEvents.callback
    try check(speechd.set_notification_on(connection, SPD_END))
    try check(speechd.set_notification_on(connection, SPD_CANCEL))
    // Signs are named before the text comes here.
    try check(speechd.set_punctuation(connection, SPD_PUNCT_NONE))
    // The library's own question for it crashes when the server goes away before the answer.
    var reply: UnsafeMutablePointer<CChar>?
    try check(speechd.execute(connection, "GET OUTPUT_MODULE", &reply))
    if let reply { isEspeak = String(cString: reply).contains("espeak") }
    free(reply)
  }

  /// A server behind a network address can't be started from here: the library would start one that
  /// answers elsewhere, and then refuse it.
  private static var isOnThisComputer: Bool {
    getenv("SPEECHD_ADDRESS").map { !String(cString: $0).hasPrefix("inet_socket") } ?? true
  }

  /// The library's own words without its title and its report on starting a server, which fills many
  /// lines.
  static func reason(_ error: String) -> String {
    var words = error.split(separator: "\n", omittingEmptySubsequences: true).first ?? ""
    if words.hasPrefix("Error: ") { words = words.dropFirst(7) }
    if let report = words.firstRange(of: ". Autospawn") { words = words[..<report.lowerBound] }
    return String(words)
  }

  func apply(_ settings: SpeechSettings) throws(SpeechFault) {
    guard let connection, settings != applied else { return }
    let rate = settings.rate - 175
    try check(speechd.set_rate(connection, scaled(rate < 0 ? rate * 100 / 95 : rate * 100 / 275)))
    try check(speechd.set_volume(connection, scaled(settings.volume * 2 - 100)))
    if let voice = settings.voice, voice != applied?.voice {
      try check(speechd.set_voice(connection, voice))
    }
    applied = settings
  }

  /// Hands a message over; answers its number.
  func say(
    _ message: ServerMessage, _ priority: Utterance.Priority, isOnly: Bool
  ) throws(SpeechFault) -> Int {
    guard let connection else { throw .serverLost(reason: "") }
    let language = serverLanguage(message.language)
    if language != self.language {
      try check(speechd.set_language(connection, language))
      self.language = language
    }
    let settings = applied ?? SpeechSettings()
    let pitch = message.isRaised ? settings.raisedPitch : settings.pitch
    if pitch != self.pitch {
      try check(speechd.set_pitch(connection, scaled(pitch * 2 - 100)))
      self.pitch = pitch
    }
    // A text replaces the text before it, which must not happen between two of one utterance.
    let navigation = isOnly ? SPD_TEXT : SPD_MESSAGE
    let number = speechd.say(
      connection, priority == .result ? SPD_IMPORTANT : navigation, message.text)
    try check(number)
    return Int(number)
  }

  func cancel() throws(SpeechFault) {
    if let connection { try check(speechd.cancel(connection)) }
  }

  /// Says something that changes nothing, to see whether there is an answer.
  func pulse() throws(SpeechFault) {
    if let connection { try check(speechd.set_punctuation(connection, SPD_PUNCT_NONE)) }
  }

  func close() {
    if let connection { speechd.close(connection) }
    connection = nil
  }

  /// espeak-ng's `zh` reads pinyin as English letters; its other voice has a language of its own.
  private func serverLanguage(_ tag: String) -> String {
    let lowered = tag.lowercased()
    guard lowered.hasPrefix("zh") || lowered.hasPrefix("cmn") else { return lowered }
    return isEspeak ? "cmn-latn-pinyin" : "zh"
  }

  private func scaled(_ value: Int) -> Int32 { Int32(min(max(value, -100), 100)) }

  private func check(_ status: Int32) throws(SpeechFault) {
    if status < 0 { throw .serverLost(reason: "SSIP") }
  }
}
