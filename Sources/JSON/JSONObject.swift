/// The members of a JSON object in the order in which they were written.
///
/// Objects here are small (an option, a line of a trace, a file of some hundred messages), so a
/// member is found by looking through them.
public struct JSONObject: Sendable, Equatable {
  public struct Member: Sendable, Equatable {
    public var key: String
    public var value: JSONValue

    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  public private(set) var members: [Member]

  public init() { members = [] }

  public init(_ members: [(String, JSONValue)]) {
    self.members = []
    for (key, value) in members { self[key] = value }
  }

  /// Takes members whose keys are known to differ.
  public init(distinct members: [Member]) { self.members = members }

  public var isEmpty: Bool { members.isEmpty }
  public var keys: [String] { members.map(\.key) }

  /// The member's value; setting nil takes the member away, a new one goes to the end.
  public subscript(key: String) -> JSONValue? {
    get { members.first { $0.key == key }?.value }
    set {
      let index = members.firstIndex { $0.key == key }
      switch (index, newValue) {
      case (let index?, let value?): members[index].value = value
      case (let index?, nil): members.remove(at: index)
      case (nil, let value?): members.append(Member(key: key, value: value))
      case (nil, nil): break
      }
    }
  }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements.map { ($0.0, $0.1) })
  }
}
