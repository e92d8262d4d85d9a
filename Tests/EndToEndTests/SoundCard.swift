import Glibc
import TestSupport

/// A sound card of a test's own: a PulseAudio with one null sink, and an ear that records it.
final class SoundCard {
  let scratch = Scratch()
  private var processes: [pid_t] = []
  private var recordings = 0
  private var uses = 0

  private var socket: String { scratch.path + "/pulse.sock" }
  private var configuration: String { scratch.path + "/alsa.conf" }

  /// What leads a program to this card.
  var environment: [String: String] {
    [
      "ALSA_CONFIG_PATH": configuration, "PULSE_SERVER": "unix:" + socket,
      "XDG_RUNTIME_DIR": scratch.path, "HOME": scratch.path,
    ]
  }

  /// A card that is not there yet.
  init() { use("type pulse") }

  deinit { kill() }

  /// Makes the default device of ALSA something else, whatever the system's own files say.
  func use(_ device: String) {
    scratch.write(
      "alsa.conf", "pcm.!default { \(device) }\nctl.!default { \(device) }\n")
    // The library reads its configuration again when the file has another time.
    uses += 1
    var times = [timespec(), timespec()]
    clock_gettime(CLOCK_REALTIME, &times[1])
    times[1].tv_sec += uses
    times[0] = times[1]
    utimensat(AT_FDCWD, configuration, &times, 0)
  }

  func start() throws {
    try run(
      "/usr/bin/pulseaudio",
      [
        // A server with real-time rights is killed by the system where the machine is busy.
        "-n", "--daemonize=no", "--realtime=no", "--exit-idle-time=-1", "--use-pid-file=no", "-L",
        "module-native-protocol-unix auth-anonymous=1 socket=\(socket)", "-L",
        "module-null-sink sink_name=ear rate=22050 channels=1 format=s16le",
      ])
    try eventually { access(self.socket, F_OK) == 0 }
    recordings += 1
    try run(
      "/usr/bin/parec",
      [
        "--raw", "-d", "ear.monitor", "--rate=22050", "--channels=1", "--format=s16le",
        "--latency-msec=2", recording,
      ])
    try eventually { !self.scratch.bytes("heard-\(self.recordings)").isEmpty }
  }

  private var recording: String { scratch.path + "/heard-\(recordings)" }

  /// How many samples were loud since the card was started.
  var heard: Int {
    let bytes = scratch.bytes("heard-\(recordings)")
    return stride(from: 1, to: bytes.count, by: 2).count { index in
      let high = Int8(bitPattern: bytes[index])
      return high > 1 || high < -2
    }
  }

  /// Ends the server as a crash would.
  func kill() {
    for process in processes {
      Glibc.kill(process, SIGKILL)
      _ = BuiltCommand.wait(for: process)
    }
    processes = []
    unlink(socket)
  }

  /// Starts a program that hears and speaks through this card; it ends with the card.
  @discardableResult
  func run(_ program: String, _ arguments: [String]) throws -> pid_t {
    let process = try BuiltCommand.spawn(
      program: program, ([program] + arguments).map { Array($0.utf8) }, environment: environment,
      terminal: nil, input: -1, output: -1, error: -1)
    processes.append(process)
    return process
  }

  /// Waits for something that happens soon; fails the test when it does not happen at all.
  func eventually(_ condition: () -> Bool) throws {
    for _ in 0..<2000 {
      if condition() { return }
      usleep(5000)
    }
    throw BuiltCommand.Failure(what: "sound")
  }
}
