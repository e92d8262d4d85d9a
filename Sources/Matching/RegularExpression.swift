import CICU
import SelectionModel

/// A regular expression in ICU's notation, for texts that must have a form.
///
/// Case counts, and the whole text must match.
public struct RegularExpression: TextPattern {
  /// Why a source is no regular expression.
  public struct Fault: Error, Equatable {
    /// The character at which it cannot be read on, from 0.
    public let offset: Int

    public init(offset: Int) { self.offset = offset }
  }

  public let source: String
  private let compiled: Compiled

  /// - Throws: `Fault` where the source cannot be read.
  public init(_ source: String) throws(Fault) {
    self.source = source
    compiled = try Compiled(source)
  }

  public func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        cicu_pattern_matches(compiled.pattern, $0.baseAddress, $0.count) != 0
      }
    }
  }
}

extension RegularExpression {
  /// Owns ICU's pattern.
  ///
  /// Sendable by promise: ICU's compiled patterns are never changed and may be used by many threads
  /// at once; each match has a matcher of its own.
  private final class Compiled: @unchecked Sendable {
    let pattern: OpaquePointer

    init(_ source: String) throws(Fault) {
      var offset = 0
      var source = source
      let opened = source.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          cicu_pattern_open($0.baseAddress, $0.count, &offset)
        }
      }
      guard let opened else { throw Fault(offset: offset) }
      pattern = opened
    }

    deinit { cicu_pattern_close(pattern) }
  }
}
