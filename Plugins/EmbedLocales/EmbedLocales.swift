import Foundation
import PackagePlugin

/// Writes the files of `Locales/` into the `Localization` module before it is compiled.
///
/// The inputs are the files themselves, so a new or changed file rebuilds the module by itself.
@main
struct EmbedLocales: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Locales")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    )
    .filter { $0.pathExtension == "arb" }
    .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedLocales.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) locales",
        executable: try context.tool(named: "embed-locales").url,
        arguments: [output.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: [output])
    ]
  }
}
