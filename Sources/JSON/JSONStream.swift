/// Reads values one after another from a text that comes in pieces, as JSON Lines do.
///
/// A value may be spread over lines, and pieces may end anywhere.
public struct JSONStream: Sendable {
  /// Below so many bytes an unfinished value is tried again whenever a line has come.
  private static let small = 1 << 16

  private var rest: [UInt8] = []
  private var line = 1
  private var column = 1
  /// An unfinished long value is tried again at this length, so that its length is read twice at
  /// most on average, however small the pieces.
  private var nextTry = 0

  public init() {}

  /// The values that are complete with this piece.
  public mutating func take(_ piece: some Collection<UInt8>) throws(JSONError) -> [JSONValue] {
    rest += piece
    // A word or number may go on in the next piece, but never on the next line.
    guard rest.count >= nextTry, let lineEnd = rest.lastIndex(of: 0x0A) else { return [] }
    return try values(in: Array(rest[...lineEnd]), isLast: false)
  }

  /// The values that are left when the text has ended.
  public mutating func end() throws(JSONError) -> [JSONValue] {
    try values(in: rest, isLast: true)
  }

  private mutating func values(in text: [UInt8], isLast: Bool) throws(JSONError) -> [JSONValue] {
    var reader = JSONReader(bytes: text, from: JSONReader.Place(line: line, column: column))
    var values: [JSONValue] = []
    var end = (reader.offset, reader.place)
    do throws(JSONError) {
      while !reader.isAtEnd {
        values.append(try reader.next(isOnly: false))
        end = (reader.offset, reader.place)
      }
    } catch {
      if isLast || error.cause != .endTooEarly { throw error }
    }
    rest.removeFirst(end.0)
    (line, column) = (end.1.line, end.1.column)
    nextTry = rest.count < Self.small ? 0 : rest.count * 2
    return values
  }
}
