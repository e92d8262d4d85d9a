import Glibc
import Speech
import TestSupport

/// A private PulseAudio with one null sink, and ears: everything that reaches the sink is recorded.
///
/// ALSA's default device of this process is that sink, since the environment says so before the
/// library is loaded.
final class SoundServer {
  static let rate = 22050
  struct Failure: Error {}

  private let scratch = Scratch()
  var folder: String { scratch.path }
  private var processes: [Child] = []
  private let heard = Monitor<[Int16]>([])

  init() throws {
    let configuration =
      "</usr/share/alsa/alsa.conf>\npcm.!default { type pulse }\nctl.!default { type pulse }\n"
    scratch.write("alsa.conf", configuration)
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
    let socket = folder + "/pulse.sock"
    processes.append(
      try Child(
        "/usr/bin/pulseaudio",
        [
          // A server with real-time rights is killed by the system where the machine is busy.
          "-n", "--daemonize=no", "--realtime=no", "--exit-idle-time=-1", "--use-pid-file=no", "-L",
          "module-native-protocol-unix auth-anonymous=1 socket=\(socket)", "-L",
          "module-null-sink sink_name=ear rate=\(Self.rate) channels=1 format=s16le",
        ]))
    try eventually { access(socket, F_OK) == 0 }
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure() }
    let before = samples.count
    processes.append(
      try Child(
        "/usr/bin/parec",
        [
          "--raw", "-d", "ear.monitor", "--rate=\(Self.rate)", "--channels=1", "--format=s16le",
          "--latency-msec=2",
        ], output: ends[1]))
    close(ends[1])
    let (input, heard) = (ends[0], heard)
    SpeechThread.start {
      var buffer = [Int16](repeating: 0, count: 4096)
      while case let count = read(input, &buffer, 8192), count > 0 {
        heard.withLock { $0 += buffer[..<(count / 2)] }
      }
      close(input)
    }
    try eventually { samples.count > before }
  }

  /// Ends the server as a crash would.
  func kill() {
    processes = []
    unlink(folder + "/pulse.sock")
  }

  /// Waits for something that happens soon; fails the test when it does not happen at all.
  func eventually(_ condition: () -> Bool) throws {
    for _ in 0..<2000 {
      if condition() { return }
      usleep(5000)
    }
    throw Failure()
  }
}
