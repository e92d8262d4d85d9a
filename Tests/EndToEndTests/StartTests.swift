import Glibc
import JSON
import TestSupport
import Testing

/// What a start loads, and when it speaks.
@Suite struct StartTests {
  private let scratch = Scratch()

  /// A sound card that takes everything at once: the real engine speaks, and nothing is heard.
  private var deafCard: [String: String] {
    ["ALSA_CONFIG_PATH": scratch.write("alsa.conf", "pcm.!default { type null }\n")]
  }

  /// The libraries that a process has loaded, without folders and versions: `libicuuc`.
  private func libraries(of process: pid_t) throws -> Set<String> {
    let maps = try TestFile.text("/proc/\(process)/maps")
    let files = maps.split(separator: "\n").compactMap { $0.split(separator: "/").last }
    return Set(
      files.filter { $0.contains(".so") }.compactMap { $0.split(separator: ".").first }
        .map(String.init))
  }

  /// Where the command notes what it has come to.
  private var noting: [String: String] {
    deafCard.merging(["VOCALIST_SIGNPOSTS": "\(scratch.path)/signposts"]) { $1 }
  }

  private var signposts: [String] {
    (scratch.read("signposts") ?? "").split(separator: "\n").compactMap { line in
      try? JSONValue.parse(line.utf8).object?["signpost"]?.string
    }
  }

  /// Waits for what happens soon; false when it does not happen at all.
  private func eventually(_ condition: () -> Bool) -> Bool {
    (0..<1000).contains { _ in
      if condition() { return true }
      usleep(10_000)
      return false
    }
  }

  /// Each library costs every start some tenths of a millisecond before the first line of code. One
  /// that is only sometimes needed is loaded then, by `dlopen`.
  @Test func `with speech off no library is loaded but these`() throws {
    let run = try TerminalRun(["choose", "--speech", "off", "Apple", "Banana"])
    #expect(run.wait(for: "collapsed"))
    let allowed: Set<String> = [
      "ld-linux-x86-64", "ld-linux-aarch64", "libc", "libm", "libgcc_s", "libstdc++", "libicudata",
      "libicui18n", "libicuuc", "libjansson", "libtermkey", "libunibilium",
    ]
    // The Swift libraries are part of the command that is installed.
    let unexpected = try libraries(of: run.process).filter {
      !allowed.contains($0) && !$0.hasPrefix("libswift") && $0 != "libdispatch"
        && $0 != "libBlocksRuntime"
    }
    #expect(unexpected == [])
    run.type("\u{3}")
    #expect(run.finish() == 130)
  }

  @Test
  func `with our own voice no speech server is loaded, and no dictionary of another language`()
    throws
  {
    let run = try TerminalRun(
      ["choose", "--speech", "espeak", "Apple", "Banana"], environment: noting)
    #expect(run.wait(for: "collapsed"))
    #expect(eventually { signposts.contains("firstWritten") })
    let loaded = try libraries(of: run.process)
    #expect(loaded.contains("libespeak-ng"))
    #expect(loaded.contains("libasound"))
    #expect(!loaded.contains("libspeechd"))
    #expect(!loaded.contains("libkakasi"))
    run.type("\u{3}")
    #expect(run.finish() == 130)
  }

  @Test func `the first option is spoken while the others are still to come`() throws {
    let run = try TerminalRun(
      ["choose", "--speech", "espeak", "--lang", "en"], input: "Apple\n", isInputOpen: true,
      environment: noting)
    #expect(run.wait(for: "Apple, combo box, collapsed"))
    #expect(eventually { signposts.contains("firstWritten") })
    let seen = signposts
    #expect(seen.first == "started")
    for (one, next) in [
      ("started", "argumentsRead"), ("argumentsRead", "languageReady"),
      ("languageReady", "itemsRead"), ("itemsRead", "announced"), ("announced", "utteranceTaken"),
      ("utteranceTaken", "firstSamples"), ("engineLibraryLoaded", "engineReady"),
      ("engineReady", "firstSamples"), ("cardOpened", "cardReady"), ("cardReady", "firstWritten"),
      ("firstSamples", "firstWritten"),
    ] {
      let places = [one, next].map { seen.firstIndex(of: $0) ?? seen.count }
      #expect(places[0] < places[1], "\(one), \(next): \(seen)")
    }
    run.send("Banana\n")
    run.endInput()
    run.type("\t")
    #expect(run.finish() == 0)
    #expect(run.result() == "Apple\n")
  }

  /// What is loaded on other threads is waited for and never loaded twice: the engine has one state.
  @Test func `every start speaks, whichever of its threads comes first`() throws {
    for number in 1...25 {
      unlink("\(scratch.path)/signposts")
      let run = try TerminalRun(
        ["choose", "--speech", number % 2 == 0 ? "auto" : "espeak", "Apple", "Banana"],
        environment: noting)
      #expect(eventually { signposts.contains("firstWritten") }, "start \(number): \(signposts)")
      #expect(signposts.filter { $0 == "engineLibraryLoaded" }.count == 1)
      run.type("\u{3}")
      #expect(run.finish() == 130)
    }
  }

  /// 12,000 keys faster than any of their announcements can be spoken.
  @Test func `a key held down costs no memory, and the last option is the last that is said`()
    throws
  {
    let options = (1...40).map { "Option \($0)" }
    let run = try TerminalRun(
      ["choose", "--kind", "list", "--wrap", "--speech", "espeak", "--lang", "en"] + options,
      environment: noting)
    #expect(run.wait(for: "Option 1, selected, 1 of 40"))
    // A round of forty ends where it began.
    func rounds(_ count: Int) throws -> Int {
      for _ in 0..<count {
        run.type(String(repeating: "\u{1B}[B", count: 40))
        #expect(run.wait(for: "Back to first: Option 1"))
      }
      let pages = try TestFile.text("/proc/\(run.process)/statm").split(separator: " ")
      return try #require(Int(pages[1])) * Int(getpagesize())
    }
    let before = try rounds(50)
    let after = try rounds(250)
    #expect(after - before < 2 << 20, "\(before) bytes, then \(after)")
    // Nothing waits to be said: one more key is announced and taken up next.
    run.type("\u{1B}[B", expecting: "Option 2, 2 of 40")
    let moments = ["announced", "firstWritten"]
    #expect(eventually { signposts.last { moments.contains($0) } == "firstWritten" })
    let seen = signposts
    let last = try #require(seen.lastIndex(of: "announced"))
    #expect(seen[last...].filter { $0 == "utteranceTaken" }.count == 1)
    #expect(seen.filter { $0 == "announced" }.count > 12_000)
    run.type("\u{3}")
    #expect(run.finish() == 130)
  }
}
