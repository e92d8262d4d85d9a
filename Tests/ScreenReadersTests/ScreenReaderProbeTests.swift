import Glibc
import ScreenReaders
import TestSupport
import Testing

@Suite struct `Screen readers that already speak` {
  /// A folder with the files of `/proc` and `/sys` that a test needs.
  private func root(_ files: [String: String]) -> Scratch {
    let root = Scratch()
    for (name, contents) in files { root.write(name, contents) }
    return root
  }

  private func probe(
    _ files: [String: String], desktop: Bool? = nil, home: String? = nil
  ) -> (ScreenReaderProbe, Scratch) {
    let root = root(files)
    return (
      ScreenReaderProbe(root: root.path, home: home, isDesktopReaderEnabled: { desktop }), root
    )
  }

  private let family = [
    "/proc/30/stat": "30 (vocalist) S 20 30 30",
    "/proc/20/stat": "20 (ba) sh)) S 10 20 20",
    "/proc/20/cmdline": "bash\0-l\0",
    "/proc/10/stat": "10 (python3) S 1 10 10",
  ]

  @Test(arguments: [
    (["python3", "/usr/local/bin/tdsr"], ScreenReader.tdsr),
    (["/usr/bin/python3", "/opt/tdsr/tdsr.py", "--debug"], .tdsr),
    (["fenrir", "-f"], .fenrir),
    (["/usr/bin/yasr"], .yasr),
  ])
  func `a reader among the ancestors is found whatever started it`(
    commandLine: [String], reader: ScreenReader
  ) {
    var files = family
    files["/proc/10/cmdline"] = commandLine.joined(separator: "\0") + "\0"
    let (probe, root) = probe(files)
    #expect(probe.speakingReader(process: 30, terminal: "/dev/pts/3") == reader)
    withExtendedLifetime(root) {}
  }

  @Test func `a file called like a reader among later arguments is none`() {
    var files = family
    files["/proc/10/cmdline"] = "vim\0notes.txt\0/usr/bin/tdsr\0"
    let (probe, root) = probe(files)
    #expect(probe.speakingReader(process: 30, terminal: "/dev/pts/3") == nil)
    withExtendedLifetime(root) {}
  }

  @Test func `Speakup counts on a virtual console only, and only with a voice`() {
    let (on, rootOn) = probe(["/sys/accessibility/speakup/synth": "soft\n"], desktop: true)
    #expect(on.speakingReader(process: 30, terminal: "/dev/tty2") == .speakup)
    #expect(on.speakingReader(process: 30, terminal: "/dev/pts/2") == .desktop)
    let (off, rootOff) = probe(["/sys/accessibility/speakup/synth": "none\n"])
    #expect(off.speakingReader(process: 30, terminal: "/dev/tty2") == nil)
    withExtendedLifetime((rootOn, rootOff)) {}
  }

  @Test func `a desktop reader that drives braille alone does not keep us quiet`() {
    let settings = "/home/.local/share/orca/user-settings.conf"
    let (braille, root) = probe(
      [settings: "{\"general\": {\"enableSpeech\": false}}"], desktop: true, home: "/home")
    #expect(braille.speakingReader(process: 30, terminal: "/dev/pts/2") == nil)
    let (speaking, other) = probe(
      [settings: "{\"general\": {\"enableSpeech\": true}}"], desktop: true, home: "/home")
    #expect(speaking.speakingReader(process: 30, terminal: "/dev/pts/2") == .desktop)
    withExtendedLifetime((root, other)) {}
  }

  @Test func `who speaks depends on the reader, then on the speech server, then on SSH`() {
    let far = ["SSH_CONNECTION": "10.0.0.1 22 10.0.0.2 22"]
    let server = far.merging(["SPEECHD_ADDRESS": "inet_socket:localhost:6560"]) { $1 }
    #expect(SpeechChoice.automatic(environment: [:]) { nil } == .ownVoice)
    #expect(SpeechChoice.automatic(environment: far) { nil } == .farAway)
    #expect(SpeechChoice.automatic(environment: server) { nil } == .speechServer)
    #expect(SpeechChoice.automatic(environment: server) { .tdsr } == .quiet(.tdsr))
  }
}
