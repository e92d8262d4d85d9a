/// What is said of a text, put together word by word.
struct SaidText {
  /// The names are in the language of the text itself, so that one voice says all of it.
  let isOwn: Bool
  private var own = ""
  private var done: [SignReader.Piece] = []

  init(isOwn: Bool) { self.isOwn = isOwn }

  var pieces: [SignReader.Piece] { own.isEmpty ? done : done + [.own(own)] }

  mutating func add(_ text: String) { own += text }

  /// A short stop, where there is a word before it.
  mutating func addPause() {
    while own.last == " " { own.removeLast() }
    own += ","
  }

  /// A word in the place of a sign, with blanks round it.
  mutating func addWord(_ word: String, before next: Character?) {
    guard isOwn else {
      if !own.isEmpty { done.append(.own(own)) }
      own = ""
      done.append(.interface(word))
      return
    }
    own += own.isEmpty || own.last == " " ? word : " " + word
    if let next, next != " " { own += " " }
  }
}
