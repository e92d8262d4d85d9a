import AlsaAudio
import EspeakSynthesis
import Narration
import ScreenReaders
import Speech
import SpeechDispatcher

/// Makes the speech that was asked for; only here is it known which engines exist.
struct SpeechFactory {
  let settings: SpeechSettings
  /// Time passes by `--keys` alone, so that a sound file is always the same.
  let isScripted: Bool
  let environment: Environment

  /// Begins to load the engine while languages and items are still being read, if it is likely to
  /// speak; with speech off nothing of it is loaded.
  static func prepare(_ choice: SpeechChoiceOption, in environment: Environment) {
    if choice != .off { StandardError.silenceLibraries() }
    switch choice {
    case .auto where !isElsewhere(environment), .espeak:
      EspeakSynthesizer.warmUp { WarmCard.begin(loaded: $0) }
    case .wav: EspeakSynthesizer.warmUp()
    case .auto, .speechd, .off: break
    }
  }

  /// Who speaks is decided by where the session is, and it will hardly be this card.
  private static func isElsewhere(_ environment: Environment) -> Bool {
    ["SSH_CONNECTION", "SSH_TTY", "SPEECHD_ADDRESS"].contains {
      environment.text($0)?.isEmpty == false
    }
  }

  /// - Returns: the speech, and what a person should know of it at the start.
  func make(
    _ choice: SpeechChoiceOption, terminal: String?
  ) throws(CommandError) -> (output: any SpeechOutput, notice: Message?) {
    if choice != .off { StandardError.silenceLibraries() }
    switch choice {
    case .off: return (SilentSpeech(), nil)
    case .espeak: return (engine(), nil)
    case .speechd: return (server(), nil)
    case .wav(let path): return (try waveFile(path), nil)
    case .auto:
      let probe = ScreenReaderProbe(home: environment.text("HOME"))
      let automatic = SpeechChoice.automatic(environment: environment.texts) {
        probe.speakingReader(terminal: terminal)
      }
      switch automatic {
      case .ownVoice: return (engine(), nil)
      case .quiet(let reader):
        WarmCard.drop()
        return (
          SilentSpeech(), Message("screen_reader_speaks", ["name": .text(reader.rawValue)])
        )
      case .speechServer:
        WarmCard.drop()
        return (server(), nil)
      case .farAway: return (SilentSpeech(), Message("speech_far_away"))
      }
    }
  }

  private func engine() -> any SpeechOutput {
    SpeechEngine(synthesizer: EspeakSynthesizer(), audio: AlsaAudio(), settings: settings)
  }

  /// The speech server, and our own engine for the day it fails; but not where nobody sits.
  private func server() -> any SpeechOutput {
    let isFar = ["SSH_CONNECTION", "SSH_TTY"].contains { environment.text($0)?.isEmpty == false }
    return SpeechDispatcherSpeech(settings: settings) { settings in
      guard !isFar else { return SilentSpeech() }
      return SpeechEngine(
        synthesizer: EspeakSynthesizer(), audio: AlsaAudio(), settings: settings)
    }
  }

  private func waveFile(_ path: String) throws(CommandError) -> any SpeechOutput {
    do throws(SpeechFault) {
      return try WaveFileSpeech(
        path: path, synthesizer: EspeakSynthesizer(), settings: settings,
        clock: isScripted ? .scripted : .real)
    } catch {
      if case .cannotWriteFile(let path, let reason) = error {
        throw .cannotWrite(path: path, reason: reason)
      }
      throw .speech(error)
    }
  }
}
