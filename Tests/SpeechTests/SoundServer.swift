import Foundation
import Synchronization

/// A private PulseAudio with one null sink, and ears: everything that reaches the sink is recorded.
///
/// ALSA's default device of this process is that sink, since the environment says so before the
/// library is loaded.
final class SoundServer: Sendable {
  static let rate = 22050
  let folder: String
  private let processes = Mutex<[Process]>([])
  private let heard = Mutex<[Int16]>([])

  init() throws {
    folder = try Scratch.folder()
    let configuration =
      "</usr/share/alsa/alsa.conf>\npcm.!default { type pulse }\nctl.!default { type pulse }\n"
    try configuration.write(toFile: folder + "/alsa.conf", atomically: true, encoding: .utf8)
    setenv("ALSA_CONFIG_PATH", folder + "/alsa.conf", 1)
    setenv("PULSE_SERVER", "unix:\(folder)/pulse.sock", 1)
    setenv("XDG_RUNTIME_DIR", folder, 1)
    try start()
  }

  /// Every sample so far.
  var samples: [Int16] { heard.withLock { $0 } }

  /// How many samples are no silence, a pause of up to 50 ms inside a word not counted as one.
  var audible: Int {
    let gap = Self.rate / 20
    var count = 0
    var last: Int?
    for (index, sample) in samples.enumerated() where abs(Int(sample)) > 60 {
      if let last, index - last < gap { count += index - last } else { count += 1 }
      last = index
    }
    return count
  }

  func start() throws {
    try launch(
      "pulseaudio",
      [
        "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no", "-L",
        "module-native-protocol-unix auth-anonymous=1 socket=\(folder)/pulse.sock", "-L",
        "module-null-sink sink_name=ear rate=\(Self.rate) channels=1 format=s16le",
      ])
    try eventually { FileManager.default.fileExists(atPath: folder + "/pulse.sock") }
    let pipe = Pipe()
    pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      guard !data.isEmpty else {
        handle.readabilityHandler = nil
        return
      }
      let samples = data.withUnsafeBytes { Array($0.bindMemory(to: Int16.self)) }
      self?.heard.withLock { $0 += samples }
    }
    let before = samples.count
    try launch(
      "parec",
      [
        "--raw", "-d", "ear.monitor", "--rate=\(Self.rate)", "--channels=1", "--format=s16le",
        "--latency-msec=2",
      ], output: pipe)
    try eventually { samples.count > before }
  }

  /// Ends the server as a crash would.
  func kill() {
    let all = processes.withLock { processes in
      defer { processes = [] }
      return processes
    }
    for process in all {
      Glibc.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    unlink(folder + "/pulse.sock")
  }

  /// Waits for something that happens soon; fails the test when it does not happen at all.
  func eventually(_ condition: () -> Bool) throws {
    for _ in 0..<2000 {
      if condition() { return }
      usleep(5000)
    }
    throw Scratch.Failure()
  }

  private func launch(_ name: String, _ arguments: [String], output: Pipe? = nil) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/" + name)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    if let output { process.standardOutput = output }
    try process.run()
    processes.withLock { $0.append(process) }
  }

  deinit { kill() }
}
