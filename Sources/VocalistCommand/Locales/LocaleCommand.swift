import EspeakSynthesis
import JSON
import Localization
import Narration
import Speech

/// `vocalist locale`: lists languages, and checks, begins and shows their files.
struct LocaleCommand {
  enum Work: String, CaseIterable {
    case list, check, new, show
  }

  let values: OptionValues
  let operands: [[UInt8]]
  let interface: Interface
  let environment: Environment

  func run() throws(CommandError) -> ExitStatus {
    let words = operands.map { String(decoding: $0, as: UTF8.self) }
    guard let word = words.first else {
      throw .missingOperand(placeholder: Subcommand.locale.synopsis)
    }
    guard let work = Work(rawValue: word) else {
      throw .invalidChoice(
        option: Subcommand.locale.rawValue, value: word, choices: Work.allCases.map(\.rawValue))
    }
    let rest = Array(words.dropFirst())
    switch work {
    case .list:
      try expect(rest, atMost: 0)
      return try list()
    case .check: return try check(rest)
    case .new:
      try expect(rest, atMost: 1)
      return try begin(rest)
    case .show:
      try expect(rest, atMost: 2)
      return try LocaleShowing(
        values: values, tag: rest.first, key: rest.dropFirst().first, interface: interface,
        environment: environment
      ).run()
    }
  }

  private var sources: LocaleSources {
    .standard(option: values.string(.locales), environment: environment.texts)
  }

  /// espeak-ng's voices, where it is installed.
  private func voiceProbe() -> VoiceProbe? {
    guard let espeak = try? EspeakInspection() else { return nil }
    return VoiceProbe(exists: espeak.exists, reads: espeak.reads, voices: espeak.voices)
  }

  private func expect(_ words: [String], atMost count: Int) throws(CommandError) {
    if words.count > count { throw .unexpectedOperand(words[count]) }
  }

  // MARK: - list

  private func list() throws(CommandError) -> ExitStatus {
    let overviews = try Self.orFault { () throws(LocaleFault) in
      try LocaleOverview.all(in: sources)
    }
    let probe = voiceProbe()
    for overview in overviews {
      // The voice that will really be used: the first that is installed.
      let named = overview.voices.first { probe?.exists($0) ?? true }
      let voice = named ?? probe?.voices(overview.tag).first
      let origins =
        overview.files.map { Message("locale_origin_file", ["file": .text($0)]) }
        + (overview.isEmbedded ? [Message("locale_origin_embedded")] : [])
      let line = Message(
        "locale_overview",
        [
          "tag": .text(overview.tag), "name": .text(overview.name),
          "translated": .number(overview.translated), "total": .number(overview.total),
          "origin": .text(
            origins.map(interface.text).joined(separator: interface.text(Message("separator")))),
          "voice": .message(
            voice.map { Message("locale_voice", ["voice": .text($0)]) }
              ?? Message("locale_no_voice")),
        ])
      try StandardOutput.write(interface.text(line) + "\n")
    }
    return .chosen
  }

  // MARK: - check

  private func check(_ files: [String]) throws(CommandError) -> ExitStatus {
    if files.isEmpty { throw .missingOperand(placeholder: "FILE") }
    let checker = try Self.orFault { () throws(LocaleFault) in
      try LocaleChecker(sources: sources, voices: voiceProbe())
    }
    var isClean = true
    for finding in files.flatMap(checker.check(file:)) {
      isClean = isClean && finding.isWarning
      let line = interface.text(finding.message)
      let output = values.flag(.json) ? finding.json(text: line).encoded : line
      try StandardOutput.write(output + "\n")
    }
    return isClean ? .chosen : .nothingChosen
  }

  // MARK: - new

  private func begin(_ words: [String]) throws(CommandError) -> ExitStatus {
    guard let tag = words.first else { throw .missingOperand(placeholder: "TAG") }
    let skeleton = try Self.orFault { () throws(LocaleFault) in
      try LocaleSkeleton(
        tag: tag, from: values.string(.from) ?? "en", sources: sources,
        voices: voiceProbe()?.voices(tag) ?? [])
    }
    let folder = values.string(.locales).map { $0 + "/" } ?? ""
    let path = "\(folder)\(tag).arb"
    do throws(FileError) {
      try FileBytes.create(skeleton.text.utf8, path: path)
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
    interface.complain(Message("locale_created", ["file": .text(path)]))
    return .chosen
  }

  static func orFault<Value>(
    _ work: () throws(LocaleFault) -> Value
  ) throws(CommandError) -> Value {
    do throws(LocaleFault) {
      return try work()
    } catch {
      throw .locale(error.message)
    }
  }
}
