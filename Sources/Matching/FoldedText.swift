import CICU

/// Text as it is compared: without case, width and accents.
struct FoldedText {
  let bytes: [UInt8]

  init(_ text: some Collection<UInt8>) {
    let source = Array(text)
    // Every byte of folded ASCII is known without the library.
    if source.allSatisfy({ $0 < 0x80 }) {
      bytes = source.map(LetterCase.lowered)
      return
    }
    // Folding may lengthen a text (ß, ligatures): asked again when the first room was too small.
    var folded = [UInt8](repeating: 0, count: source.count * 3)
    var count = Self.fold(source, into: &folded)
    if count > folded.count {
      folded = [UInt8](repeating: 0, count: count)
      count = Self.fold(source, into: &folded)
    }
    bytes = Array(folded[..<count])
  }

  private static func fold(_ source: [UInt8], into folded: inout [UInt8]) -> Int {
    source.withUnsafeBytes { text in
      folded.withUnsafeMutableBytes { room in
        cicu_fold(
          text.bindMemory(to: CChar.self).baseAddress, text.count,
          room.bindMemory(to: CChar.self).baseAddress, room.count)
      }
    }
  }
}
