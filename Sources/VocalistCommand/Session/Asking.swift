import CPosix
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
  /// Standard input held the items, so answers come from the terminal.
  let areItemsFromInput: Bool
  let interface: Interface
  let environment: Environment

  /// - Returns: an outcome, or the signal that ended it; the terminal is given back by then.
  func ask(_ selector: Selector) throws(CommandError) -> LiveSession.Ending {
    let trace = try settings.tracePath.map { path throws(CommandError) in
      try LineFile(path: path)
    }
    var terminal = Terminal.controlling()
    let descriptor = terminal?.descriptor
    let source = try source(terminal: descriptor)
    // Before any thread is made, so that all of them leave the signals to us; a script can be ended
    // by them at any time, since it has changed no terminal.
    let signals = script == nil ? cposix_signal_descriptor() : -1
    defer { if signals >= 0 { close(signals) } }
    let lines =
      descriptor.map { LineFile(descriptor: $0, path: "/dev/tty") }
      ?? LineFile(descriptor: StandardError.descriptor, path: "/dev/stderr")
    let factory = SpeechFactory(
      settings: speechSettings, isScripted: script != nil, environment: environment)
    let (speech, notice) = try factory.make(settings.speech, terminal: name(of: descriptor))
    defer { speech.close() }
    if let notice { try lines.write(interface.text(notice)) }
    let core = SessionCore(
      selector: selector, localizer: interface.localizer, preferences: preferences,
      settings: sessionSettings(source))
    let print: (String) throws -> Void = { try lines.write($0) }
    let record = trace.map { trace in { (line: String) throws in try trace.write(line) } }
    switch source {
    case .script(let script):
      var session = ScriptedSession(
        core: core, script: script, speech: speech, settings: speechSettings, print: print,
        trace: record)
      return .outcome(try played { try session.run() })
    case .live(let input):
      var session = LiveSession(
        core: core, speech: speech, settings: speechSettings, signals: signals, print: print,
        trace: record)
      let (ending, changed) = session.run(input: input, terminal: &terminal)
      keep(changed)
      if case .outcome(.chosen) = ending { try? HintCount(in: environment)?.add() }
      if ending == .lost {
        throw .cannotRead(path: "/dev/tty", reason: FileError(code: EIO).reason)
      }
      return ending
    }
  }

  // MARK: - Where answers come from

  private enum Source {
    case script(KeyScript)
    case live(LiveSession.Input)
  }

  /// The table of streams: keys from the terminal, lines from standard input unless the items were
  /// there.
  private func source(terminal: Int32?) throws(CommandError) -> Source {
    if let script { return .script(script) }
    if readsKeys(hasTerminal: terminal != nil) {
      guard terminal != nil else { throw .noTerminal }
      return .live(.keys(terminalName: environment.text("TERM")))
    }
    guard areItemsFromInput else { return .live(.lines(0)) }
    guard let terminal else { throw .noTerminal }
    return .live(.lines(terminal))
  }

  private func readsKeys(hasTerminal: Bool) -> Bool {
    switch settings.input {
    case .keys: true
    case .line: false
    case .auto: hasTerminal && environment.text("TERM") != "dumb"
    }
  }

  private func name(of terminal: Int32?) -> String? {
    terminal.flatMap { ttyname($0) }.map { String(cString: $0) }
  }

  // MARK: - Settings

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

  private func sessionSettings(_ source: Source) -> SessionSettings {
    var session = SessionSettings()
    session.timeout = settings.timeout
    session.showsHints = HintCount(in: environment)?.areHintsWanted ?? true
    if let prefix = settings.prefix { session.prefix = prefix }
    if case .live(.lines) = source { session.startsWithTypedCommands = true }
    return session
  }

  // MARK: - The end

  private func played(
    _ run: () throws -> (outcome: Outcome, preferences: Preferences)
  ) throws(CommandError) -> Outcome {
    do {
      let (outcome, changed) = try run()
      keep(changed)
      return outcome
    } catch let error as CommandError {
      throw error
    } catch {
      throw .cannotRead(path: "/dev/tty", reason: String(describing: error))
    }
  }

  private func keep(_ changed: Preferences) {
    guard let path = environment.statePath else { return }
    // A choice is not lost because a setting can't be kept.
    try? StateFile(path: path).keep(changed, before: preferences)
  }
}
