import CDBus
import CPosix
import Glibc

/// Looks for a screen reader that speaks right here.
///
/// Braille alone does not count: somebody who reads braille may want to hear as well.
public struct ScreenReaderProbe: Sendable {
  /// Where `/proc` and `/sys` are found; tests give a folder of their own.
  public var root: String
  /// The home folder, for the settings of the desktop's reader.
  public var home: String?
  /// Whether the desktop says that a reader is on; nil where nobody answers.
  public var isDesktopReaderEnabled: @Sendable () -> Bool?

  public init(
    root: String = "", home: String? = nil,
    isDesktopReaderEnabled: @escaping @Sendable () -> Bool? = ScreenReaderProbe.askAccessibilityBus
  ) {
    self.root = root
    self.home = home
    self.isDesktopReaderEnabled = isDesktopReaderEnabled
  }

  /// The reader that already speaks on this terminal, if there is one.
  ///
  /// - Parameters:
  ///   - process: the process whose ancestors are looked through.
  ///   - terminal: the terminal's path, such as `/dev/tty1`; Speakup reads virtual consoles only.
  public func speakingReader(process: Int32 = getpid(), terminal: String?) -> ScreenReader? {
    if let ancestor = readerAmongAncestors(of: process) { return ancestor }
    if let terminal, isVirtualConsole(terminal) { return isSpeakupOn ? .speakup : nil }
    if isDesktopReaderEnabled() == true, !isDesktopReaderSilent { return .desktop }
    return nil
  }

  /// `org.a11y.Status.ScreenReaderEnabled`, asked for a fifth of a second at most.
  public static func askAccessibilityBus() -> Bool? {
    let answer = cdbus_screen_reader_enabled(200)
    return answer < 0 ? nil : answer == 1
  }

  private func readerAmongAncestors(of process: Int32) -> ScreenReader? {
    var current = parent(of: process)
    // A chain of processes is short; the bound keeps a changing /proc from going round.
    for _ in 0..<64 {
      guard let ancestor = current, ancestor > 1 else { return nil }
      let arguments = read("/proc/\(ancestor)/cmdline").split(separator: 0).map {
        String(decoding: $0, as: UTF8.self)
      }
      if let reader = ScreenReader(commandLine: arguments) { return reader }
      current = parent(of: ancestor)
    }
    return nil
  }

  /// Field 4 of `/proc/PID/stat`; the name in field 2 may hold spaces and parentheses.
  private func parent(of process: Int32) -> Int32? {
    let stat = String(decoding: read("/proc/\(process)/stat"), as: UTF8.self)
    guard let end = stat.lastIndex(of: ")") else { return nil }
    let fields = stat[stat.index(after: end)...].split(separator: " ")
    return fields.count > 1 ? Int32(fields[1]) : nil
  }

  private func isVirtualConsole(_ terminal: String) -> Bool {
    guard terminal.hasPrefix("/dev/tty") else { return false }
    let number = terminal.dropFirst("/dev/tty".count)
    return !number.isEmpty && number.allSatisfy(\.isNumber)
  }

  private var isSpeakupOn: Bool {
    let synth = String(decoding: read("/sys/accessibility/speakup/synth"), as: UTF8.self)
    let name = synth.filter { !$0.isWhitespace }
    return !name.isEmpty && name != "none"
  }

  /// Orca may drive a braille display with its speech switched off.
  private var isDesktopReaderSilent: Bool {
    guard let home else { return false }
    let settings = String(
      decoding: read("\(home)/.local/share/orca/user-settings.conf"), as: UTF8.self)
    return settings.filter { !$0.isWhitespace }.contains("\"enableSpeech\":false")
  }

  private func read(_ path: String) -> [UInt8] {
    let descriptor = open(root + path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var contents: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return contents }
      contents += buffer[..<count]
    }
  }
}
