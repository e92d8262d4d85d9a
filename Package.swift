// swift-tools-version: 6.2
import PackageDescription

let swift: [SwiftSetting] = [.treatAllWarnings(as: .error)]
let cxx: [CXXSetting] = [.unsafeFlags(["-Wall", "-Wextra", "-Werror"])]
let c: [CSetting] = [.unsafeFlags(["-Wall", "-Wextra", "-Werror"])]

let package = Package(
  name: "Vocalist",
  products: [
    .library(name: "Vocalist", targets: ["Vocalist"]),
    .executable(name: "vocalist", targets: ["VocalistCommand"]),
    .executable(name: "conformance", targets: ["conformance"]),
  ],
  targets: [
    // C libraries, each behind one module.
    .systemLibrary(name: "CJSON", providers: [.apt(["libjansson-dev"])]),
    .systemLibrary(name: "CTermKey", providers: [.apt(["libtermkey-dev"])]),
    .target(name: "CPosix", cSettings: c),
    .target(
      name: "CICU", cxxSettings: cxx,
      linkerSettings: [
        .linkedLibrary("icui18n"), .linkedLibrary("icuuc"), .linkedLibrary("icudata"),
      ]),
    .target(
      name: "CEspeakNG", cSettings: c,
      linkerSettings: [
        .unsafeFlags(["-Xlinker", "--export-dynamic-symbol=create_audio_device_object"])
      ]),
    .target(name: "CALSA", cSettings: c),
    .target(name: "CKakasi", cSettings: c),
    .target(name: "CSpeechDispatcher", cSettings: c),
    // Names of signs, taken into the binary as they lie in data/.
    .target(
      name: "CSymbols", exclude: ["data"],
      cSettings: [.unsafeFlags(["-std=c23", "-Wall", "-Wextra", "-Werror"])]),
    // What characters are told apart by when they are spelled, the same way.
    .target(
      name: "CSpelling", exclude: ["data"],
      cSettings: [.unsafeFlags(["-std=c23", "-Wall", "-Wextra", "-Werror"])]),
    // How Chinese characters are read; Tables.c is made by Tools/pinyin.py.
    .target(name: "CPinyin", cSettings: c),
    .target(name: "CDBus", cSettings: c),

    // The core: values and pure functions.
    .target(name: "SelectionModel", swiftSettings: swift),
    .target(
      name: "Matching", dependencies: ["SelectionModel", "CICU", "CPinyin"], swiftSettings: swift),
    .target(name: "Narration", dependencies: ["SelectionModel"], swiftSettings: swift),
    .target(name: "JSON", dependencies: ["CJSON"], swiftSettings: swift),
    .target(
      name: "Localization", dependencies: ["Narration", "JSON", "CICU", "CPosix", "CSpelling"],
      swiftSettings: swift, plugins: ["EmbedLocales"]),
    .target(name: "Speech", dependencies: ["CICU", "CPosix", "CSymbols"], swiftSettings: swift),

    // The rim: engines, the terminal, the command.
    .target(
      name: "EspeakSynthesis", dependencies: ["Speech", "CEspeakNG", "CKakasi", "CPosix"],
      swiftSettings: swift),
    .target(
      name: "SpeechDispatcher", dependencies: ["Speech", "CSpeechDispatcher"],
      swiftSettings: swift),
    .target(name: "AlsaAudio", dependencies: ["Speech", "CALSA", "CPosix"], swiftSettings: swift),
    .target(name: "ScreenReaders", dependencies: ["CDBus", "CPosix"], swiftSettings: swift),
    .target(
      name: "LineMode",
      dependencies: [
        "Localization", "Narration", "SelectionModel", "Matching", "Speech", "JSON", "CTermKey",
        "CPosix",
      ], swiftSettings: swift),
    .target(
      name: "Vocalist",
      dependencies: [
        "LineMode", "Localization", "Narration", "SelectionModel", "Matching", "Speech",
      ], swiftSettings: swift),
    .executableTarget(
      name: "VocalistCommand",
      dependencies: [
        "Vocalist", "LineMode", "Localization", "Narration", "SelectionModel", "Matching", "Speech",
        "JSON", "EspeakSynthesis", "AlsaAudio", "SpeechDispatcher", "ScreenReaders", "CPosix",
      ],
      swiftSettings: swift),
    .executableTarget(
      name: "conformance",
      dependencies: ["LineMode", "Narration", "SelectionModel", "Matching", "JSON"],
      swiftSettings: swift),

    // Locales/ is embedded by a plugin and a small generator.
    .executableTarget(name: "embed-locales", dependencies: ["JSON"], swiftSettings: swift),
    .plugin(name: "EmbedLocales", capability: .buildTool(), dependencies: ["embed-locales"]),

    // Tests, one folder a target.
    .target(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal", cSettings: c),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: swift),
    .testTarget(
      name: "SelectionModelTests", dependencies: ["SelectionModel", "TestSupport"],
      swiftSettings: swift),
    .testTarget(
      name: "MatchingTests", dependencies: ["Matching", "SelectionModel", "TestSupport"],
      swiftSettings: swift),
    .testTarget(
      name: "NarrationTests", dependencies: ["Narration", "SelectionModel", "TestSupport"],
      swiftSettings: swift),
    .testTarget(
      name: "LocalizationTests",
      dependencies: ["Localization", "Narration", "JSON", "TestSupport"],
      exclude: ["Transcripts"],
      swiftSettings: swift),
    .testTarget(
      name: "SpeechTests",
      dependencies: [
        "Speech", "EspeakSynthesis", "AlsaAudio", "SpeechDispatcher", "CPosix", "TestSupport",
      ],
      swiftSettings: swift),
    .testTarget(
      name: "ScreenReadersTests", dependencies: ["ScreenReaders", "TestSupport"],
      swiftSettings: swift),
    .testTarget(
      name: "LineModeTests", dependencies: ["LineMode", "CPosix", "TestSupport"],
      swiftSettings: swift),
    .testTarget(
      name: "VocalistTests", dependencies: ["Vocalist", "TestSupport"], swiftSettings: swift),
    .testTarget(
      name: "VocalistCommandTests",
      dependencies: [
        "VocalistCommand", "Localization", "Narration", "SelectionModel", "JSON", "TestSupport",
      ],
      swiftSettings: swift),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "VocalistCommand", "conformance", "JSON", "Localization", "CPseudoTerminal", "TestSupport",
      ],
      exclude: ["Faults", "Transcripts"],
      swiftSettings: swift),
  ],
  swiftLanguageModes: [.v6],
  cxxLanguageStandard: .cxx17
)
