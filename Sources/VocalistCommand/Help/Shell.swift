/// A shell that completions are written for.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
  case fish
}
