/// What the command tells the script that called it; kept stable, since scripts rely on it.
struct ExitStatus: Sendable, Equatable {
  let code: Int32

  /// An option was chosen and printed.
  static let chosen = ExitStatus(code: 0)
  /// An empty list, no match, or the input ended before an answer.
  static let nothingChosen = ExitStatus(code: 1)
  /// A usage or input/output error.
  static let usage = ExitStatus(code: 2)
  /// `--timeout` ran out, as `timeout(1)` tells it.
  static let timedOut = ExitStatus(code: 124)
  /// The person gave up, as a shell tells of Ctrl+C; `--cancel-status` changes it.
  static let cancelled = ExitStatus(code: 130)
}
