import CPosix
import Glibc

/// A terminal in raw mode, given back as it was found on every way out.
public struct Terminal: ~Copyable {
  public let descriptor: Int32
  private let isOwned: Bool
  private let original: termios
  /// The settings while they are not those that were found.
  private var changed: termios?

  /// The controlling terminal, for reading keys and writing lines; nil where there is none.
  public static func controlling() -> Terminal? {
    let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    return Terminal(descriptor: descriptor, isOwned: true)
  }

  /// Nil where the descriptor is no terminal.
  public init?(descriptor: Int32, isOwned: Bool = false) {
    var settings = termios()
    guard tcgetattr(descriptor, &settings) == 0 else {
      if isOwned { close(descriptor) }
      return nil
    }
    self.descriptor = descriptor
    self.isOwned = isOwned
    original = settings
  }

  deinit {
    if changed != nil { Self.giveBack(original, on: descriptor) }
    if isOwned { close(descriptor) }
  }

  /// Keys one by one, none of them acted on by the terminal; output is left as it is.
  public mutating func enterRawMode() {
    var raw = original
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | ISTRIP)
    withUnsafeMutableBytes(of: &raw.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    change(to: raw)
  }

  /// Lines as the system reads them, but not shown while they are typed; their ends are.
  public mutating func hideTyping() {
    var hidden = original
    hidden.c_lflag &= ~tcflag_t(ECHO)
    hidden.c_lflag |= tcflag_t(ECHONL | ICANON)
    change(to: hidden)
  }

  private mutating func change(to settings: termios) {
    withUnsafePointer(to: original) { cposix_guard_terminal(descriptor, $0) }
    Self.set(settings, on: descriptor)
    changed = settings
  }

  /// Keys that wait are kept: they belong to the next program.
  public mutating func restore() {
    guard changed != nil else { return }
    Self.giveBack(original, on: descriptor)
    changed = nil
  }

  /// Stops until the shell continues us, with the terminal as it was in between.
  public mutating func suspend() {
    let settings = changed
    restore()
    cposix_suspend()
    if let settings { change(to: settings) }
  }

  private static func giveBack(_ settings: termios, on descriptor: Int32) {
    set(settings, on: descriptor)
    cposix_unguard_terminal()
  }

  /// TCSADRAIN waits for output and drops no input.
  private static func set(_ settings: termios, on descriptor: Int32) {
    var settings = settings
    while tcsetattr(descriptor, TCSADRAIN, &settings) != 0 && errno == EINTR {}
  }
}
