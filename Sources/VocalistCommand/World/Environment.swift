import Glibc

/// The environment variables that the command looks at, byte for byte.
struct Environment: Sendable {
  var variables: [String: [UInt8]]

  init(_ variables: [String: [UInt8]] = [:]) { self.variables = variables }

  static var current: Environment {
    let names = [
      "VOCALIST_OPTIONS", "VOCALIST_LOCALES", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME",
      "HOME", "TERM", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "SSH_CONNECTION", "SSH_TTY",
      "SPEECHD_ADDRESS",
    ]
    var environment = Environment()
    for name in names {
      if let text = getenv(name) {
        environment.variables[name] = Array(
          UnsafeRawBufferPointer(start: text, count: strlen(text)))
      }
    }
    return environment
  }

  /// The text of a variable; nil where it is unset or empty, which mean the same.
  func text(_ name: String) -> String? {
    guard let bytes = variables[name], !bytes.isEmpty else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// All of them as text, for those who decide by them.
  var texts: [String: String] {
    variables.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// What the person wrote by hand.
  var configurationPath: String? {
    path("XDG_CONFIG_HOME", orInHome: ".config").map { $0 + "/vocalist/config" }
  }

  /// What the person changed by key in an earlier session.
  var statePath: String? {
    path("XDG_STATE_HOME", orInHome: ".local/state").map { $0 + "/vocalist/settings" }
  }

  /// How many sessions have ended with a choice.
  var choicesPath: String? {
    path("XDG_STATE_HOME", orInHome: ".local/state").map { $0 + "/vocalist/choices" }
  }

  private func path(_ variable: String, orInHome folder: String) -> String? {
    // The XDG rules: a path that is not absolute is ignored.
    if let path = text(variable), path.hasPrefix("/") { return path }
    return text("HOME").map { $0 + "/" + folder }
  }
}
