/// The package's own files, as the tests were built from them.
public enum SourceFolder {
  public static func path(_ name: String = "") -> String {
    let folders = #filePath.split(separator: "/").dropLast(3) + name.split(separator: "/")
    return folders.reduce(into: "") { $0 += "/" + $1 }
  }
}
