/// Finds the word that was probably meant.
enum Suggestion {
  /// The nearest of these words; nil where even that needs more than one change in three letters.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let ranked = candidates.map { (distance: distance(word, $0), word: $0) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, word.count / 3) ? best.word : nil
  }

  /// How many letters must be added, left out, changed or swapped with their neighbour.
  static func distance(_ left: String, _ right: String) -> Int {
    let left = Array(left), right = Array(right)
    var rows = [Array(0...right.count)]
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let isSame = left[row] == right[column]
        var cost = min(
          rows[row][column + 1] + 1, current[column] + 1, rows[row][column] + (isSame ? 0 : 1))
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, rows[row - 1][column - 1] + 1)
        }
        current.append(cost)
      }
      rows.append(current)
    }
    return rows[left.count][right.count]
  }
}
