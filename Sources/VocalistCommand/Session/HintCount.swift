/// How often the person has chosen, so that hints end when they are no longer needed.
struct HintCount {
  /// After so many sessions with a choice the keys are known.
  private static let enough = 3

  let path: String

  init?(in environment: Environment) {
    guard let path = environment.choicesPath else { return nil }
    self.path = path
  }

  var areHintsWanted: Bool { count < Self.enough }

  /// One more session with a choice; nothing is written once hints have ended.
  func add() throws(FileError) {
    let count = count
    guard count < Self.enough else { return }
    try FileBytes.replace(path: path, with: Array("\(count + 1)\n".utf8))
  }

  private var count: Int {
    let bytes = (try? FileBytes.read(path: path)) ?? []
    return Int(String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)) ?? 0
  }
}
