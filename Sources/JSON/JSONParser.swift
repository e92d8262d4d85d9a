extension JSONValue {
  /// Reads one value; anything but white space after it is an error.
  public static func parse(_ bytes: some Sequence<UInt8>) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: Array(bytes))
    return try reader.next(isOnly: true)
  }

  public static func parse(_ text: String) throws(JSONError) -> JSONValue {
    try parse(text.utf8)
  }

  /// Reads values one after another, as in JSON Lines, until the text ends.
  ///
  /// White space between values, line breaks or not, is all the same, so values that are spread
  /// over several lines are read as well.
  public static func parseSequence(
    _ bytes: some Sequence<UInt8>
  ) throws(JSONError) -> [JSONValue] {
    var reader = JSONReader(bytes: Array(bytes))
    var values: [JSONValue] = []
    while !reader.isAtEnd { values.append(try reader.next(isOnly: false)) }
    return values
  }

  public static func parseSequence(_ text: String) throws(JSONError) -> [JSONValue] {
    try parseSequence(text.utf8)
  }
}
