import CPosix
import Glibc
import LineMode

extension LiveSession.Ending {
  /// What the script is told; `finish` prints an outcome and gives its status.
  func status(
    cancelled: ExitStatus, _ finish: (Outcome) throws(CommandError) -> ExitStatus
  ) throws(CommandError) -> ExitStatus {
    switch self {
    case .outcome(let outcome): return try finish(outcome)
    // Ctrl+C on a terminal that reads whole lines.
    case .signal(SIGINT), .lost: return cancelled
    case .signal(let signal):
      cposix_end_by_signal(signal)
      // It was ignored by whoever started us; shells count so.
      return ExitStatus(code: 128 + signal)
    }
  }
}

extension Outcome {
  /// The status where there is nothing to print.
  func statusWithoutAnswer(cancelled: ExitStatus) -> ExitStatus {
    switch self {
    case .cancelled: cancelled
    case .timedOut: .timedOut
    default: .nothingChosen
    }
  }
}
