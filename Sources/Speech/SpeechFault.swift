/// Why nothing is heard, as a cause; the sentence for it lives in `Locales` under `messageKey`.
public enum SpeechFault: Error, Sendable, Equatable {
  case noSoundCard(reason: String)
  case soundCardBusy
  case soundCardLost(reason: String)
  case noPermission
  case engineMissing(reason: String)
  case engineDataMissing(path: String)
  /// The speech server doesn't answer; speech goes on with the engine of our own.
  case serverLost(reason: String)
  case noVoice(name: String)
  case cannotWriteFile(path: String, reason: String)
  /// Sound is back after a fault.
  case recovered
}
