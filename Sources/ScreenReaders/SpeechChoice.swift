/// Who speaks when the person did not say (`--speech auto`).
public enum SpeechChoice: Sendable, Equatable {
  /// Our own engine, on this machine's sound card.
  case ownVoice
  /// A speech server, here or at the far end of an SSH connection.
  case speechServer
  /// A screen reader speaks already: print, and let it read.
  case quiet(ScreenReader)
  /// Over SSH with no speech server in reach: our voice would sound where nobody sits.
  case farAway

  /// Decides from the environment and from what the probe found.
  ///
  /// - Parameters:
  ///   - environment: only `SSH_CONNECTION`, `SSH_TTY` and `SPEECHD_ADDRESS` are looked at.
  ///   - reader: called only where its answer matters.
  public static func automatic(
    environment: [String: String], reader: () -> ScreenReader?
  ) -> SpeechChoice {
    // A screen reader at the near end of SSH reads what arrives there, yet cannot be seen from here;
    // one that runs here as an ancestor can.
    if let reader = reader() { return .quiet(reader) }
    if environment["SPEECHD_ADDRESS"]?.isEmpty == false { return .speechServer }
    let isFar = ["SSH_CONNECTION", "SSH_TTY"].contains { environment[$0]?.isEmpty == false }
    return isFar ? .farAway : .ownVoice
  }
}
