import Localization

/// `vocalist voices`: which voice serves which language of the interface.
struct VoicesCommand {
  let interface: Interface

  func run() throws(CommandError) -> ExitStatus {
    return .chosen
  }
}
