import CICU

/// How wide text is on a terminal.
public enum DisplayWidth {
  /// The columns of its code points together, as terminals and line editors count them.
  public static func columns(of character: Character) -> Int {
    character.unicodeScalars.reduce(0) { $0 + Int(cicu_columns($1.value)) }
  }
}
