import CTermKey
import Glibc

/// Bytes from a terminal become keys, by libtermkey and the terminal's own description.
///
/// Writes nothing to the terminal: it is given the bytes, never the device.
public struct KeyDecoder: ~Copyable {
  private let handle: OpaquePointer
  /// What libtermkey had no room for yet.
  private var backlog: [UInt8] = []
  /// The beginning of a character whose rest has not come. Alone it is nothing, so it waits as long
  /// as that takes: on a slow line the parts of a character come one by one.
  private var begun: [UInt8] = []

  /// - Parameter terminal: `$TERM`; a name nobody knows is taken for xterm.
  public init?(terminal: String?) {
    let names = [terminal, "xterm", "linux"].compactMap(\.self)
    guard let handle = names.lazy.compactMap(Self.open).first else { return nil }
    self.handle = handle
  }

  private static func open(_ terminal: String) -> OpaquePointer? {
    let flags = TERMKEY_FLAG_UTF8 | TERMKEY_FLAG_NOSTART
    guard let handle = termkey_new_abstract(terminal, Int32(flags)) else { return nil }
    // Where the description gives the beginning of a newer mouse report, the library takes an old one
    // to follow, and the rest for typed text. It knows the newer ones by itself.
    termkey_hook_terminfo_getstr(
      handle, { name, value, _ in name.map { strcmp($0, "key_mouse") == 0 } == true ? nil : value },
      nil)
    if termkey_start(handle) == 0 { termkey_destroy(handle); return nil }
    return handle
  }

  deinit { termkey_destroy(handle) }

  /// The keys that these bytes complete. A sequence that is not complete waits for its rest.
  public mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    backlog += begun + bytes
    begun = Array(backlog.suffix(Self.incomplete(backlog)))
    backlog.removeLast(begun.count)
    var keys: [Key] = []
    repeat {
      let taken = backlog.withUnsafeBytes {
        termkey_push_bytes(handle, $0.bindMemory(to: CChar.self).baseAddress, $0.count)
      }
      // The library says so when it is full; taking keys out makes room.
      backlog.removeFirst(taken <= backlog.count ? taken : 0)
      let before = keys.count
      keys += available()
      if keys.count == before && (taken == 0 || taken > backlog.count) { break }
    } while !backlog.isEmpty
    return keys
  }

  /// Something waits for its rest: a lone Escape may be the start of a sequence.
  public var isPending: Bool {
    var key = TermKeyKey()
    return termkey_getkey(handle, &key) == TERMKEY_RES_AGAIN
  }

  /// The rest did not come: what waits is taken for what it is.
  public mutating func flush() -> [Key] {
    var keys: [Key] = []
    var key = TermKeyKey()
    while termkey_getkey_force(handle, &key) == TERMKEY_RES_KEY {
      if let decoded = Key(key) { keys.append(decoded) }
    }
    return keys
  }

  /// How many bytes at the end are a UTF-8 character of which more must come.
  private static func incomplete(_ bytes: [UInt8]) -> Int {
    for (index, byte) in bytes.suffix(3).reversed().enumerated() {
      switch byte {
      case 0x80..<0xC0: continue
      case 0xC2..<0xE0: return index < 1 ? index + 1 : 0
      case 0xE0..<0xF0: return index < 2 ? index + 1 : 0
      case 0xF0..<0xF5: return index + 1
      default: return 0
      }
    }
    return 0
  }

  private func available() -> [Key] {
    var keys: [Key] = []
    var key = TermKeyKey()
    while termkey_getkey(handle, &key) == TERMKEY_RES_KEY {
      if let decoded = Key(key) { keys.append(decoded) }
    }
    return keys
  }
}
