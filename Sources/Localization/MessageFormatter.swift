import CICU
import Synchronization

/// Fills ICU MessageFormat patterns, keeping each pattern that it has read.
///
/// `@unchecked`: a pattern is read and filled only while the lock is held, since ICU makes its
/// number formats when they are first used.
final class MessageFormatter: @unchecked Sendable {
  enum Argument: Equatable {
    case number(Int)
    case text(String)
  }

  private struct Key: Hashable {
    var pattern: String
    var tag: String
  }

  private let messages = Mutex<[Key: OpaquePointer]>([:])

  deinit {
    messages.withLock { messages in
      for message in messages.values { cicu_message_close(message) }
    }
  }

  /// The filled pattern; the pattern itself where ICU does not understand it.
  func format(_ pattern: String, tag: String, _ arguments: [(name: String, value: Argument)])
    -> String
  {
    // Most messages hold nothing to fill: those never open ICU, whose data is slow the first time.
    guard pattern.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "'") })
    else { return pattern }
    return messages.withLock { messages in
      let key = Key(pattern: pattern, tag: tag)
      var fault: Int32 = 0
      guard let message = messages[key] ?? cicu_message_open(tag, pattern, &fault) else {
        return pattern
      }
      messages[key] = message
      return Self.fill(message, arguments) ?? pattern
    }
  }

  private static func fill(
    _ message: OpaquePointer, _ arguments: [(name: String, value: Argument)]
  ) -> String? {
    // One buffer for all names and texts, so that the pointers into it stay good together.
    var bytes: [CChar] = []
    var starts: [(name: Int, text: Int?, number: Int64)] = []
    for argument in arguments {
      let name = bytes.count
      bytes += argument.name.utf8CString
      switch argument.value {
      case .number(let number): starts.append((name, nil, Int64(number)))
      case .text(let text):
        starts.append((name, bytes.count, 0))
        bytes += text.utf8CString
      }
    }
    return bytes.withUnsafeBufferPointer { buffer in
      let filling = starts.map { start in
        CICUArgument(
          name: buffer.baseAddress.map { $0 + start.name },
          text: start.text.flatMap { offset in buffer.baseAddress.map { $0 + offset } },
          number: start.number)
      }
      return ICUText.string { output, capacity in
        cicu_message_format(message, filling, Int32(filling.count), output, capacity)
      }
    }
  }
}
