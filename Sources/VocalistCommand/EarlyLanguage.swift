/// The language that arguments ask for, found even where the rest of them is not understood.
struct EarlyLanguage {
  private(set) var language: String?
  private(set) var localesFolder: String?

  init(_ arguments: [[UInt8]]) {
    let words = arguments.map { String(decoding: $0, as: UTF8.self) }
    for (index, word) in words.enumerated() {
      if word == "--" { return }
      let next = index + 1 < words.count ? words[index + 1] : nil
      if let value = Self.value(of: "--lang", in: word, next: next) { language = value }
      if let value = Self.value(of: "--locales", in: word, next: next) { localesFolder = value }
    }
  }

  private static func value(of option: String, in word: String, next: String?) -> String? {
    if word == option { return next }
    return word.hasPrefix(option + "=") ? String(word.dropFirst(option.count + 1)) : nil
  }
}
