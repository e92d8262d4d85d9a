import LineMode

/// What the person changed by key, as lines of `name = value`.
struct StateFile {
  let path: String

  /// Writes down what differs from before; what was kept earlier stays.
  func keep(_ now: Preferences, before: Preferences) throws(FileError) {
    var changes: [(name: OptionName, value: String)] = []
    if now.rate != before.rate { changes.append((.rate, String(now.rate))) }
    if now.pitch != before.pitch { changes.append((.pitch, String(now.pitch))) }
    if now.verbosity != before.verbosity {
      changes.append((.verbosity, now.verbosity.rawValue))
    }
    if now.punctuation != before.punctuation {
      changes.append((.punctuation, now.punctuation.rawValue))
    }
    // Nearly silent is for now only: the next session must be heard.
    if now.volume != before.volume, now.volume >= 20 {
      changes.append((.volume, String(now.volume)))
    }
    guard !changes.isEmpty else { return }
    let changed = Set(changes.map(\.name.rawValue))
    let old = (try? FileBytes.read(path: path)) ?? []
    let kept = old.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
      .filter { line in !changed.contains(String(line.prefix { $0 != " " && $0 != "=" })) }
    let lines = kept + changes.map { "\($0.name.rawValue) = \($0.value)" }
    try FileBytes.replace(path: path, with: Array((lines.joined(separator: "\n") + "\n").utf8))
  }
}
