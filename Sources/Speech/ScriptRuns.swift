/// Splits text where its script changes.
public enum ScriptRuns {
  public struct Run: Equatable, Sendable {
    public var text: String
    public var script: Script
  }

  /// The runs of a text in order; digits, spaces and punctuation stay with the run before, at the
  /// beginning with the run after; `otherwise` is the script of a text that has none of its own.
  ///
  /// In Japanese the characters are read together with the kana that stand behind them.
  public static func split(
    _ text: String, otherwise: Script, isJapanese: Bool = false
  ) -> [Run] {
    var runs: [Run] = []
    var current = String.UnicodeScalarView()
    var script: Script?
    for scalar in text.unicodeScalars {
      if let found = Script(of: scalar) {
        let next = isJapanese && found == .han ? .kana : found
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
