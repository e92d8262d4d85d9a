import Narration
import Speech

extension SpeechFault {
  /// What the person reads: the cause, and what can be done about it.
  public var message: Message {
    switch self {
    case .noSoundCard(let reason): Message("sound_none", ["reason": .text(reason)])
    case .soundCardBusy: Message("sound_busy")
    case .soundCardLost(let reason): Message("sound_lost", ["reason": .text(reason)])
    case .noPermission: Message("sound_no_permission")
    case .engineMissing(let reason): Message("engine_missing", ["reason": .text(reason)])
    case .engineDataMissing(let path): Message("engine_data_missing", ["path": .text(path)])
    case .serverLost(let reason): Message("speech_server_lost", ["reason": .text(reason)])
    case .noVoice(let name): Message("no_voice", ["name": .text(name)])
    case .cannotWriteFile(let path, let reason):
      Message("sound_file_unwritable", ["path": .text(path), "reason": .text(reason)])
    case .recovered: Message("sound_recovered")
    }
  }
}
