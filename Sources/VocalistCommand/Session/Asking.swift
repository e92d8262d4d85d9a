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

  /// What is done about the options that are there.
  enum Beginning {
    case ask(Prompt)
    /// They are an answer already, or no question.
    case answer(Outcome)
  }

  /// Asks what is there as a whole.
  func ask(_ prompt: Prompt) throws(CommandError) -> LiveSession.Ending {
    try ask(Intake(Items())) { _ in .ask(prompt) }.0
  }

  /// Waits for options where none are there yet, and asks.
  ///
  /// - Parameter begin: makes the question of what has arrived, once there is enough.
  /// - Returns: an outcome, or the signal that ended it, and all options that have arrived; the
  ///   terminal is given back by then.
  func ask(
    _ intake: Intake, _ begin: (OptionList) throws(CommandError) -> Beginning
  ) throws(CommandError) -> (LiveSession.Ending, OptionList) {
    Signpost.itemsRead.mark()
    var prompt: Prompt?
    // What is wrong with the question is told before anything is touched.
    if intake.isReady {
      let options = intake.takeOptions()
      switch try begin(options) {
      case .ask(let question): prompt = question
      case .answer(let outcome): return (.outcome(outcome), options)
      }
    }
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
    Signpost.speechChosen.mark()
    if let notice { try lines.write(interface.text(notice)) }
    let print: (String) throws -> Void = { try lines.write($0) }
    let begun = ContinuousClock.now
    if prompt == nil, case .live(let input) = source {
      let wait = OptionWait(
        localizer: interface.localizer, preferences: preferences, speech: speech,
        settings: speechSettings, signals: signals, timeout: settings.timeout, print: print)
      if let ending = try waited({ try wait.run(for: intake, input: input, terminal: &terminal) }) {
        return (ending, OptionList())
      }
      try intake.gather(within: .zero)
      let options = intake.takeOptions()
      switch try begin(options) {
      case .ask(let question): prompt = question
      case .answer(let outcome): return (.outcome(outcome), options)
      }
    }
    guard var prompt else { return (.outcome(.ended), OptionList()) }
    prompt.append({ _ in }, isLoading: !intake.isComplete)
    let core = SessionCore(
      prompt: prompt, localizer: interface.localizer, preferences: preferences,
      settings: sessionSettings(source, waited: ContinuousClock.now - begun))
    let record = trace.map { trace in { (line: String) throws in try trace.write(line) } }
    switch source {
    case .script(let script):
      var session = ScriptedSession(
        core: core, script: script, speech: speech, settings: speechSettings, print: print,
        trace: record)
      return (.outcome(try played { try session.run() }), core.selector?.options ?? OptionList())
    case .live(let input):
      var session = LiveSession(
        core: core, source: intake, speech: speech, settings: speechSettings, signals: signals,
        print: print, echo: echo(source, on: lines), trace: record)
      let (ending, changed) = session.run(input: input, terminal: &terminal)
      keep(changed)
      if case .outcome(let outcome) = ending, outcome.isAnswer {
        try? HintCount(in: environment)?.add()
      }
      if ending == .lost { throw terminalLost }
      return (ending, session.options)
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

  /// A text that is typed by keys has a line of its own on the terminal.
  private func echo(_ source: Source, on lines: LineFile) -> ((String) throws -> Void)? {
    guard case .live(.keys) = source else { return nil }
    return { try lines.append($0) }
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

  private func sessionSettings(_ source: Source, waited: Duration) -> SessionSettings {
    var session = SessionSettings()
    session.timeout = settings.timeout.map { max(.zero, $0 - waited) }
    session.showsHints = HintCount(in: environment)?.areHintsWanted ?? true
    if let prefix = settings.prefix { session.prefix = prefix }
    session.echo = settings.echo
    if case .live(.lines) = source { session.startsWithTypedCommands = true }
    return session
  }

  // MARK: - The end

  private var terminalLost: CommandError {
    .cannotRead(path: "/dev/tty", reason: FileError(code: EIO).reason)
  }

  /// Bad items are told as what they are; anything else is the terminal that went away.
  private func waited(
    _ run: () throws -> LiveSession.Ending?
  ) throws(CommandError) -> LiveSession.Ending? {
    do {
      let ending = try run()
      if ending == .lost { throw terminalLost }
      return ending
    } catch let error as CommandError {
      throw error
    } catch {
      throw terminalLost
    }
  }

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
