extension Duration {
  /// Reads `30`, `30s`, `1.5s`, `500ms`, `2m` or `1h`; a bare number is seconds.
  init?(written text: String) {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let units: [Substring: Double] = ["": 1, "ms": 0.001, "s": 1, "m": 60, "h": 3600]
    guard let unit = units[text.dropFirst(digits.count)], let number = Double(digits),
      digits.first != ".", digits.last != ".", number * unit < 1e9
    else { return nil }
    self = .milliseconds(Int64((number * unit * 1000).rounded()))
  }
}
