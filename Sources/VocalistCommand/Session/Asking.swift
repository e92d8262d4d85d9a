import Glibc
import LineMode
import Narration
import ScreenReaders
import SelectionModel
import Speech

/// Asks one question with the keyboard, the voice and the lines that the settings name.
struct Asking {
  let settings: ChooseSettings
  let script: KeyScript?
  let areItemsFromInput: Bool
  let interface: Interface
  let environment: Environment

  func ask(_ selector: Selector) throws(CommandError) -> Outcome {
    let trace = try settings.tracePath.map { path throws(CommandError) in
      try LineFile(path: path)
    }
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    defer { if terminal >= 0 { close(terminal) } }
    let lines =
      terminal >= 0
      ? LineFile(descriptor: terminal, path: "/dev/tty")
      : LineFile(descriptor: 2, path: "/dev/stderr")
    guard let script else { throw .noTerminal }
    let factory = SpeechFactory(
      settings: speechSettings, isScripted: true, environment: environment)
    let (speech, reader) = try factory.make(settings.speech, terminal: name(of: terminal))
    defer { speech.close() }
    if let reader { try lines.write(interface.text(reader.message)) }
    let core = SessionCore(
      selector: selector, localizer: interface.localizer, preferences: preferences,
      settings: sessionSettings)
    var session = ScriptedSession(
      core: core, script: script, speech: speech, settings: speechSettings,
      print: { line in try lines.write(line) },
      trace: trace.map { trace in { line in try trace.write(line) } })
    return try finished { try session.run() }
  }

  /// Keeps what the person changed, and takes what went wrong for what it is.
  private func finished(
    _ run: () throws -> (outcome: Outcome, preferences: Preferences)
  ) throws(CommandError) -> Outcome {
    do {
      let (outcome, changed) = try run()
      if let path = environment.statePath {
        // A choice is not lost because a setting can't be kept.
        try? StateFile(path: path).keep(changed, before: preferences)
      }
      return outcome
    } catch let error as CommandError {
      throw error
    } catch {
      throw .cannotRead(path: "/dev/tty", reason: String(describing: error))
    }
  }

  private func name(of terminal: Int32) -> String? {
    terminal < 0 ? nil : ttyname(terminal).map { String(cString: $0) }
  }

  private var speechSettings: SpeechSettings {
    let defaults = Preferences()
    return SpeechSettings(
      language: interface.localizer.language, voices: interface.localizer.voices,
      voice: settings.voice, rate: settings.rate ?? defaults.rate,
      pitch: settings.pitch ?? defaults.pitch, volume: settings.volume ?? defaults.volume,
      punctuation: settings.punctuation ?? defaults.punctuation)
  }

  private var preferences: Preferences {
    let speech = speechSettings
    return Preferences(
      verbosity: settings.verbosity, rate: speech.rate, pitch: speech.pitch, volume: speech.volume,
      punctuation: speech.punctuation)
  }

  private var sessionSettings: SessionSettings {
    var session = SessionSettings()
    session.timeout = settings.timeout
    return session
  }
}

extension ScreenReader {
  /// Tells that it speaks already, and how to be spoken to all the same.
  var message: Message { Message("screen_reader_speaks", ["name": .text(rawValue)]) }
}
