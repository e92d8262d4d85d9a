import CPosix
import Glibc
import Localization
import Narration
import SelectionModel
import Speech

/// A session on real descriptors: reads keys or typed lines, prints, speaks, and gives the terminal
/// back on every way out.
public struct LiveSession {
  /// Where keys or commands come from.
  public enum Input {
    case keys(terminalName: String?)
    /// Typed lines from this descriptor, read byte by byte up to each line's end.
    case lines(Int32)
  }

  public enum Ending: Sendable, Equatable {
    case outcome(Outcome)
    /// To be raised again when everything is given back.
    case signal(Int32)
    /// The terminal or the stream for people went away.
    case lost
  }

  /// How long a lone Escape waits for the rest of a sequence.
  static let escapePatience = 50

  private var core: SessionCore
  private let presenter: Presenter
  private let trace: Trace?
  private let signals: Int32
  private let source: (any OptionSource)?
  private let start = ContinuousClock.now
  private var typedLines: Int32?
  private var labelIndex: BackgroundIndex?

  /// - Parameters:
  ///   - source: where options still arrive from; nil when all are there.
  ///   - signals: the descriptor from `cposix_signal_descriptor`.
  ///   - print: takes each line for people, without its end.
  ///   - echo: takes what is typed into a text on a terminal, as it is; nil shows it line by line.
  public init(
    core: SessionCore, source: (any OptionSource)? = nil, speech: any SpeechOutput,
    settings: SpeechSettings, signals: Int32,
    print: @escaping (String) throws -> Void, echo: ((String) throws -> Void)? = nil,
    trace: ((String) throws -> Void)? = nil
  ) {
    self.core = core
    self.source = source
    self.signals = signals
    presenter = Presenter(
      localizer: core.localizer, speech: speech, settings: settings,
      preferences: core.preferences, print: print, editLine: echo.map(EditLine.init))
    self.trace = trace.map(Trace.init)
  }

  /// All the options that have arrived.
  public var options: OptionList { core.selector?.options ?? OptionList() }

  /// Says something before the question itself, such as why it will not speak.
  public func tell(_ message: Message) throws { try presenter.tell(message) }

  /// Runs to the first answer, or to whatever ends it; the preferences are what keys left.
  ///
  /// - Parameter terminal: where keys come from, in raw mode while they do; nil with typed lines
  ///   from elsewhere.
  public mutating func run(
    input: Input, terminal: inout Terminal?
  ) -> (ending: Ending, preferences: Preferences) {
    let ending: Ending
    do {
      switch input {
      case .keys(let name): ending = try readKeys(name, &terminal)
      case .lines(let descriptor): ending = try readLines(descriptor, &terminal)
      }
      try presenter.endLine()
    } catch {
      return (.lost, core.preferences)
    }
    return (ending, core.preferences)
  }

  private var now: Duration { ContinuousClock.now - start }

  // MARK: - Keys

  private mutating func readKeys(_ name: String?, _ terminal: inout Terminal?) throws -> Ending {
    guard let descriptor = terminal?.descriptor, var decoder = KeyDecoder(terminal: name) else {
      return .lost
    }
    terminal?.enterRawMode()
    defer { terminal?.restore() }
    try carryOut(core.begin(at: now), key: nil)
    prepareIndex()
    while core.outcome == nil {
      let ready = Descriptor.wait(
        [descriptor, signals] + arriving,
        milliseconds: decoder.isPending ? Self.escapePatience : patience)
      prepareIndex()
      if ready.contains(signals), let ending = try answerSignal(&terminal) { return ending }
      var keys: [Key] = []
      if ready.contains(descriptor) {
        let bytes = try Descriptor.read(descriptor)
        if bytes.isEmpty { return .lost }
        // Before it is decoded: whatever is being said is old now.
        presenter.interrupt()
        keys = decoder.decode(bytes)
      } else if decoder.isPending {
        keys = decoder.flush()
      }
      if keys.isEmpty {
        try carryOut(core.tick(at: now), key: nil, isTraced: false)
        try takeArrivals(ready)
        continue
      }
      let names = Trace.name(of: keys, hidden: core.hides(keys))
      try carryOut(core.press(keys, at: now), key: names, terminal: &terminal)
      if let descriptor = typedLines {
        arrangeTyping(&terminal)
        try presenter.stopEditing()
        return try readLines(descriptor, &terminal, isFirst: false)
      }
      try takeArrivals(ready)
    }
    hearTheEnd(cutBy: descriptor)
    return .outcome(core.outcome ?? .ended)
  }

  // MARK: - Typed lines

  private mutating func readLines(
    _ descriptor: Int32, _ terminal: inout Terminal?, isFirst: Bool = true
  ) throws -> Ending {
    defer { terminal?.restore() }
    if isFirst {
      let effects = core.begin(at: now)
      arrangeTyping(&terminal)
      try carryOut(effects, key: nil)
    }
    prepareIndex()
    while core.outcome == nil {
      let ready = Descriptor.wait([descriptor, signals] + arriving, milliseconds: patience)
      prepareIndex()
      if ready.contains(signals), let ending = try answerSignal(&terminal) { return ending }
      guard ready.contains(descriptor) else {
        try carryOut(core.tick(at: now), key: nil, isTraced: false)
        try takeArrivals(ready)
        continue
      }
      guard let bytes = try Descriptor.readLine(descriptor) else {
        try carryOut(core.end(), key: nil, isTraced: false)
        break
      }
      presenter.interrupt()
      let line = String(decoding: bytes, as: UTF8.self)
      let text = line.last == "\r" || line.last == "\r\n" ? String(line.dropLast()) : line
      let name = core.isSecret ? Trace.hidden : text
      let effects = core.command(text, at: now)
      arrangeTyping(&terminal)
      try carryOut(effects, key: name)
    }
    hearTheEnd(cutBy: nil)
    return .outcome(core.outcome ?? .ended)
  }

  /// The system shows what is typed, but must not show a secret: not even to somebody who answers
  /// as soon as they are asked, so this comes before the question is told.
  private func arrangeTyping(_ terminal: inout Terminal?) {
    if core.isSecret { terminal?.hideTyping() } else { terminal?.restore() }
  }

  // MARK: - Options that still arrive

  private var arriving: [Int32] { core.wanted(from: source).map { [$0] } ?? [] }

  /// Keys come first; what has arrived is taken a piece at a time, so that the next key need not wait.
  private mutating func takeArrivals(_ ready: Set<Int32>) throws {
    guard let source, let descriptor = core.wanted(from: source), ready.contains(descriptor) else {
      return
    }
    try carryOut(core.arrive(from: source), key: nil, isTraced: false)
  }

  /// Has a long list indexed as soon as all of it is there.
  private mutating func prepareIndex() {
    guard let make = core.prompt.wantedIndex else { return }
    if let labelIndex {
      labelIndex.index.map { core.prompt.adopt($0) }
    } else {
      labelIndex = BackgroundIndex(make)
    }
  }

  /// Milliseconds until something falls due; a fault of speech is looked for once a second.
  private var patience: Int? {
    guard let due = core.nextDeadline else { return 1000 }
    return min(1000, max(0, Int(((due - now) / .milliseconds(1)).rounded(.up))))
  }

  // MARK: - Signals and effects

  /// Nil when the session goes on after it.
  private mutating func answerSignal(_ terminal: inout Terminal?) throws -> Ending? {
    switch cposix_next_signal(signals) {
    case 0: return nil
    case SIGTSTP:
      try suspend(&terminal)
      return nil
    case let signal:
      presenter.interrupt()
      return .signal(signal)
    }
  }

  private mutating func suspend(_ terminal: inout Terminal?) throws {
    presenter.interrupt()
    try presenter.endLine()
    if terminal == nil { cposix_suspend() } else { terminal?.suspend() }
    try carryOut(core.resume(), key: nil, isTraced: false)
  }

  private mutating func carryOut(_ effects: [Effect], key: String?, isTraced: Bool = true) throws {
    var none: Terminal?
    try carryOut(effects, key: key, isTraced: isTraced, terminal: &none)
  }

  private mutating func carryOut(
    _ effects: [Effect], key: String?, isTraced: Bool = true, terminal: inout Terminal?
  ) throws {
    for effect in effects {
      switch effect {
      case .tell(let report): try presenter.tell(report)
      case .quiet: presenter.interrupt()
      case .apply(let preferences): presenter.apply(preferences)
      case .suspend: try suspend(&terminal)
      case .readLines: typedLines = terminal?.descriptor
      }
    }
    if isTraced { try trace?.record(key: key, at: now, core: core, effects: effects) }
    try presenter.tellFaults()
  }

  /// The result is heard to its end; a key cuts it, and is not read: it belongs to the next program.
  private func hearTheEnd(cutBy descriptor: Int32?) {
    presenter.speech.waitUntilSpoken {
      guard let descriptor else { return false }
      return !Descriptor.wait([descriptor, signals], milliseconds: 0).isEmpty
    }
  }
}
