import Glibc
import Testing

@Suite struct `Swift sources` {
  /// Files whose literals are words of some grammar, not sentences for people.
  private static let grammars: Set<String> = [
    // Shell scripts and roff.
    "Completions.swift", "ManPage.swift",
    // The vocabulary of the conformance cases.
    "Fact+Clauses.swift", "Role.swift",
    // The synopses of commands.
    "Subcommand.swift",
    // What numbers are called in Chinese, and what is counted.
    "ChineseNumbers.swift",
    // A protocol.
    "ServerConnection.swift",
  ]

  @Test func `hold no sentence for people`() {
    let folder = #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/" + $1 }
    let files = Self.files(in: folder + "/Sources")
    #expect(files.count > 50)
    var sentences: [String] = []
    for file in files {
      let name = file.split(separator: "/").last.map(String.init) ?? ""
      // Development tools speak English to their developers.
      if file.contains("/embed-locales/") || file.contains("/conformance/") { continue }
      if Self.grammars.contains(name) { continue }
      sentences += Self.sentences(in: file).map { "\(name): \($0)" }
    }
    #expect(sentences == [])
  }

  /// The string literals of a file that hold two words in a row, or three Chinese characters.
  private static func sentences(in file: String) -> [String] {
    guard let stream = fopen(file, "r") else { return [] }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    var byte = fgetc(stream)
    while byte != EOF {
      bytes.append(UInt8(truncatingIfNeeded: byte))
      byte = fgetc(stream)
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").flatMap { line in
      let code = line.drop(while: \.isWhitespace)
      if code.hasPrefix("//") { return [String]() }
      // Every other piece between quotation marks is a literal.
      let pieces = code.split(separator: "\"", omittingEmptySubsequences: false)
      return pieces.indices.filter { $0 % 2 == 1 }.map { String(pieces[$0]) }.filter(isSentence)
    }
  }

  private static func isSentence(_ literal: String) -> Bool {
    let words = literal.split(separator: " ").map { word in
      word.count > 1 && word.allSatisfy { $0.isLetter || ",.;:?!'".contains($0) }
        && word.contains(where: \.isLetter)
    }
    if zip(words, words.dropFirst()).contains(where: { $0 && $1 }) { return true }
    let han = literal.unicodeScalars.filter { (0x4E00...0x9FFF).contains($0.value) }
    return han.count > 2
  }

  private static func files(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var files: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      if name.hasSuffix(".swift") {
        files.append("\(folder)/\(name)")
      } else {
        files += Self.files(in: "\(folder)/\(name)")
      }
    }
    return files.sorted()
  }
}
