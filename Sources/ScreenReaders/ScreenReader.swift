/// A program that may already be speaking what is printed.
///
/// The raw value is its name as people know it.
public enum ScreenReader: String, Sendable, CaseIterable {
  /// Any reader of the desktop that tells the accessibility bus of itself.
  case desktop = "Orca"
  case speakup = "Speakup"
  case fenrir = "Fenrir"
  case tdsr = "TDSR"
  case yasr = "YASR"

  /// The reader that a process with these arguments is; scripts are known by their second argument.
  init?(commandLine: [String]) {
    for argument in commandLine.prefix(2) {
      var name = argument.split(separator: "/").last.map(String.init) ?? ""
      if name.hasSuffix(".py") { name.removeLast(3) }
      switch name {
      case "tdsr": self = .tdsr
      case "fenrir", "fenrirscreenreader", "fenrir-daemon": self = .fenrir
      case "yasr": self = .yasr
      default: continue
      }
      return
    }
    return nil
  }
}
