/// Splits text where its script changes.
enum ScriptRuns {
  struct Run: Equatable {
    var text: String
    var script: Script
  }

  /// The runs of a text in order; digits, spaces and punctuation stay with the run before, at the
  /// beginning with the run after; `otherwise` is the script of a text that has none of its own.
  static func split(_ text: String, otherwise: Script) -> [Run] {
    var runs: [Run] = []
    var current = String.UnicodeScalarView()
    var script: Script?
    for scalar in text.unicodeScalars {
      if let next = Script(of: scalar) {
        if let script, script != next {
          runs.append(Run(text: String(current), script: script))
          current = String.UnicodeScalarView()
        }
        script = next
      }
      current.append(scalar)
    }
    if !current.isEmpty { runs.append(Run(text: String(current), script: script ?? otherwise)) }
    return runs
  }
}
