import CICU

/// What a message pattern asks for: its placeholders, and the branches of plurals and selections.
struct PatternOutline: Equatable {
  struct Placeholder: Equatable {
    var name: String
    /// Empty for a plain one; "number", "plural", "select", "spellout" and so on.
    var type: String
    var style: String
    /// The selectors of a plural or selection.
    var branches: [String] = []
  }

  struct Fault: Error, Equatable {
    /// About where in the pattern, from 1.
    var character: Int
  }

  var placeholders: [Placeholder] = []

  var names: Set<String> { Set(placeholders.map(\.name)) }

  static func read(_ pattern: String) -> Result<PatternOutline, Fault> {
    // Nothing to read where nothing is special to ICU.
    guard pattern.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") })
    else { return .success(PatternOutline()) }
    var outline = PatternOutline()
    var offset: Int32 = 0
    let isRead = withUnsafeMutablePointer(to: &outline) { outline in
      cicu_pattern_visit(pattern, &offset, outline) { context, name, type, style, branch in
        guard let context, let name, let type, let style else { return }
        let outline = context.assumingMemoryBound(to: PatternOutline.self)
        outline.pointee.note(
          String(cString: name), type: String(cString: type), style: String(cString: style),
          branch: branch.map { String(cString: $0) })
      }
    }
    guard isRead else {
      let before = String(decoding: pattern.utf8.prefix(Int(offset)), as: UTF8.self)
      return .failure(Fault(character: before.count + 1))
    }
    return .success(outline)
  }

  private mutating func note(_ name: String, type: String, style: String, branch: String?) {
    guard let branch else {
      placeholders.append(Placeholder(name: name, type: type, style: style))
      return
    }
    // A branch belongs to the last placeholder of that name and type, which may hold others.
    let index = placeholders.lastIndex { $0.name == name && $0.type == type }
    if let index { placeholders[index].branches.append(branch) }
  }
}
