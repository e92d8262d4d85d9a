/// A case that cannot be played, with what is wrong in it.
struct ConformanceFault: Error {
  var what: String
}
