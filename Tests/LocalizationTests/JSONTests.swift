import JSON
import Testing

@Suite struct `JSON` {
  private func error(_ text: String) -> JSONError? {
    do throws(JSONError) {
      _ = try JSONValue.parse(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func `every kind of value is read, and members keep their order`() throws {
    let value = try JSONValue.parse(
      #"{"z": 1, "a": [true, false, null, -2.5], "label": "樱\u6843 \ud83d\ude1c"}"#)
    #expect(value.object?.keys == ["z", "a", "label"])
    #expect(value["z"] == 1)
    #expect(value["a"] == [true, false, nil, -2.5])
    #expect(value["label"]?.string == "樱桃 😜")
    #expect(value["nothing"] == nil)
  }

  @Test func `an error tells its line and column`() {
    let fault = error("{\n  \"label\": \"x\",\n  oops\n}")
    #expect(fault?.cause == .syntax)
    #expect(fault?.line == 3)
    #expect((3...7).contains(fault?.column ?? 0))
    #expect(fault?.near == "oops")
  }

  @Test func `a key that comes twice is refused and named`() {
    let fault = error("{\"a\": 1,\n \"a\": 2}")
    #expect(fault?.cause == .duplicateKey)
    #expect(fault?.line == 2)
    #expect(fault?.near == "\"a\"")
  }

  @Test func `an end that comes too early, or too late, is an error of its own`() {
    #expect(error("{\"a\": [1, 2")?.cause == .endTooEarly)
    #expect(error("")?.cause == .endTooEarly)
    #expect(error("{} {}")?.cause == .endExpected)
  }

  @Test func `bytes that are not UTF-8 are refused`() {
    #expect(throws: JSONError.self) { try JSONValue.parse([0x22, 0xFF, 0x22] as [UInt8]) }
  }

  @Test func `values follow one another in JSON Lines, and errors count from the first line`()
    throws
  {
    let values = try JSONValue.parseSequence("\"a\"\n{\"label\":\"b\"}\r\n\n3\n")
    #expect(values == ["a", ["label": "b"], 3])
    #expect(try JSONValue.parseSequence(" \n").isEmpty)
    do {
      _ = try JSONValue.parseSequence("\"a\"\n\"é\"\n{\"label\" 1}\n")
      Issue.record("no error")
    } catch {
      #expect(error.line == 3)
    }
    do {
      _ = try JSONValue.parseSequence("1 2 x")
      Issue.record("no error")
    } catch {
      #expect(error.line == 1)
      #expect(error.column == 5)
    }
  }

  @Test func `a text goes out and comes back as it was, with control characters escaped`() throws {
    let text = "a\"\\\n\r\t\u{1B}[31m\u{0}\u{7F}\u{9B}\u{202E}é好😜"
    let encoded = JSONValue.string(text).encoded
    #expect(
      !encoded.unicodeScalars.contains { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) })
    #expect(encoded.contains("é好😜"))
    #expect(encoded.contains(#"\u001b"#))
    #expect(try JSONValue.parse(encoded).string == text)
  }

  @Test func `a value is written on one line or for a person`() {
    let value: JSONValue = ["b": [1, 2.5], "a": [:], "c": nil]
    #expect(value.encoded == #"{"b":[1,2.5],"a":{},"c":null}"#)
    #expect(value.pretty == "{\n  \"b\": [\n    1,\n    2.5\n  ],\n  \"a\": {},\n  \"c\": null\n}")
  }
}
