import Localization
import Speech

/// A session whose keys come from a script: its clock moves only by `wait`, so it is exact.
public struct ScriptedSession {
  private var core: SessionCore
  private let script: KeyScript
  private let presenter: Presenter
  private let trace: Trace?
  private var clock: Duration = .zero

  /// - Parameters:
  ///   - print: takes each line for people, without its end.
  ///   - trace: takes each line of the record; nil for none.
  public init(
    core: SessionCore, script: KeyScript, speech: any SpeechOutput, settings: SpeechSettings,
    print: @escaping (String) throws -> Void, trace: ((String) throws -> Void)? = nil
  ) {
    self.core = core
    self.script = script
    presenter = Presenter(
      localizer: core.localizer, speech: speech, settings: settings,
      preferences: core.preferences, print: print)
    self.trace = trace.map(Trace.init)
  }

  /// Plays the script to the first answer; the preferences are what its keys left.
  public mutating func run() throws -> (outcome: Outcome, preferences: Preferences) {
    try carryOut(core.begin(at: clock), key: nil)
    var cutAfter: Int?
    for step in script.steps where core.outcome == nil {
      switch step {
      case .wait(let milliseconds): cutAfter = (cutAfter ?? 0) + milliseconds
      case .press(let key):
        try pass(cutAfter)
        cutAfter = nil
        guard core.outcome == nil else { break }
        presenter.interrupt()
        // A script is as quick as it can be: the index is made when a key would use it.
        if key.text != nil, let index = core.prompt.wantedIndex?() { core.prompt.adopt(index) }
        let name = Trace.name(of: [key], hidden: core.isSecret)
        try carryOut(core.press(key, at: clock), key: name)
      }
    }
    if core.outcome == nil, cutAfter != nil { try pass(cutAfter) }
    try carryOut(core.end(), key: nil, isTraced: false)
    presenter.speech.waitUntilSpoken { false }
    try presenter.tellFaults()
    return (core.outcome ?? .ended, core.preferences)
  }

  /// Lets the speech before a key end, or cuts it after so many milliseconds; what falls due in that
  /// time is told when it is due.
  private mutating func pass(_ milliseconds: Int?) throws {
    guard let milliseconds else { return presenter.speech.finishSpeaking(within: nil) }
    let end = clock + .milliseconds(milliseconds)
    while let due = core.nextDeadline, due <= end, core.outcome == nil {
      presenter.speech.finishSpeaking(within: Int((due - clock) / .milliseconds(1)))
      clock = due
      try carryOut(core.tick(at: clock), key: nil, isTraced: false)
    }
    presenter.speech.finishSpeaking(within: Int((end - clock) / .milliseconds(1)))
    clock = end
  }

  private mutating func carryOut(_ effects: [Effect], key: String?, isTraced: Bool = true) throws {
    for effect in effects {
      switch effect {
      case .tell(let report): try presenter.tell(report)
      case .quiet: presenter.interrupt()
      case .apply(let preferences): presenter.apply(preferences)
      // A script has no shell to go back to and no lines to read.
      case .suspend, .readLines: break
      }
    }
    if isTraced { try trace?.record(key: key, at: clock, core: core, effects: effects) }
  }
}
