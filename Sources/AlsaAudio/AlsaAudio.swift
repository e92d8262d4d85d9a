import CALSA
import Glibc
import Speech

/// The sound card through ALSA, with a short buffer and a stop that is heard at once.
///
/// The device is never waited for inside the library: the thread sleeps in `poll` on the device and
/// on the stop signal together, so that a key needs no call into ALSA from another thread.
public final class AlsaAudio: AudioOutput {
  /// Milliseconds of sound in the device's buffer.
  static let buffer = 20

  let device: String
  var alsa = calsa_functions()
  private var isLoaded = false
  var pcm: OpaquePointer?
  private var isPrepared = false

  public init(device: String = "default") { self.device = device }

  deinit { close() }

  public func open(sampleRate: Int) throws(SpeechFault) {
    if let ready = WarmCard.take(device: device, sampleRate: sampleRate) {
      close()
      alsa = ready.alsa
      isLoaded = true
      swap(&pcm, &ready.pcm)
      isPrepared = true
      return
    }
    try openDevice(sampleRate: sampleRate)
  }

  /// Loads the library, unless it is.
  func load() throws(SpeechFault) {
    guard !isLoaded else { return }
    if let error = calsa_load(&alsa) { throw .noSoundCard(reason: String(cString: error)) }
    isLoaded = true
    Signpost.soundLibraryLoaded.mark()
  }

  /// Opens the device itself, whatever was opened before.
  func openDevice(sampleRate: Int) throws(SpeechFault) {
    try load()
    close()
    let status = alsa.open(&pcm, device, SND_PCM_STREAM_PLAYBACK, Int32(SND_PCM_NONBLOCK))
    guard status == 0, let pcm else {
      self.pcm = nil
      throw fault(opening: status)
    }
    Signpost.cardOpened.mark()
    do throws(SpeechFault) {
      try check(
        alsa.set_params(
          pcm, SND_PCM_FORMAT_S16_LE, SND_PCM_ACCESS_RW_INTERLEAVED, 1, UInt32(sampleRate), 1,
          UInt32(Self.buffer * 1000)))
      try startAtFirstSample(pcm)
    } catch {
      close()
      throw error
    }
    isPrepared = true
    Signpost.cardReady.mark()
  }

  public func write(
    _ samples: UnsafeBufferPointer<Int16>, until stop: StopSignal
  ) throws(SpeechFault) {
    guard let pcm else { throw .soundCardLost(reason: "") }
    var rest = samples[...]
    while !rest.isEmpty, !stop.isRaised {
      let start = UnsafeBufferPointer(rebasing: rest).baseAddress
      let count = alsa.writei(pcm, start, snd_pcm_uframes_t(rest.count))
      if count > 0 {
        if isPrepared { Signpost.firstWritten.mark() }
        rest = rest.dropFirst(count)
        isPrepared = false
      }
      switch -Int32(count) {
      case ..<0: break
      case 0, EAGAIN: wait(pcm, stop)
      case EINTR: break
      case EPIPE, ESTRPIPE: try recover(pcm)
      case let error: throw fault(losing: -error)
      }
    }
  }

  public func finish(until stop: StopSignal) throws(SpeechFault) {
    guard let pcm else { return }
    while !stop.isRaised, alsa.state(pcm) == SND_PCM_STATE_RUNNING {
      var frames: snd_pcm_sframes_t = 0
      guard alsa.delay(pcm, &frames) == 0, frames > 0 else { break }
      var signal = pollfd(fd: stop.descriptor, events: Int16(POLLIN), revents: 0)
      poll(&signal, 1, 2)
    }
    if alsa.state(pcm) == SND_PCM_STATE_DISCONNECTED { throw fault(losing: -ENODEV) }
  }

  public func discard() throws(SpeechFault) {
    guard let pcm, !isPrepared else { return }
    try check(alsa.drop(pcm))
    // Prepared now, in silence, and not when the next key waits for its first sample.
    try check(alsa.prepare(pcm))
    isPrepared = true
  }

  public func close() {
    guard let pcm else { return }
    _ = alsa.close(pcm)
    self.pcm = nil
  }

  /// Sleeps until the device has room, the stop signal is raised, or a short while has passed.
  private func wait(_ pcm: OpaquePointer, _ stop: StopSignal) {
    let count = max(0, Int(alsa.poll_descriptors_count(pcm)))
    withUnsafeTemporaryAllocation(of: pollfd.self, capacity: count + 1) { descriptors in
      descriptors.initialize(repeating: pollfd())
      descriptors[0] = pollfd(fd: stop.descriptor, events: Int16(POLLIN), revents: 0)
      guard let first = descriptors.baseAddress else { return }
      let filled = alsa.poll_descriptors(pcm, first + 1, UInt32(count))
      poll(first, nfds_t(1 + max(0, filled)), 10)
      var events: UInt16 = 0
      _ = alsa.poll_descriptors_revents(pcm, first + 1, UInt32(max(0, filled)), &events)
    }
  }

  private func recover(_ pcm: OpaquePointer) throws(SpeechFault) {
    // The device ran dry, or the computer slept: both are mended by preparing again.
    if alsa.state(pcm) == SND_PCM_STATE_SUSPENDED, alsa.resume(pcm) == 0 { return }
    try check(alsa.prepare(pcm))
  }

  private func startAtFirstSample(_ pcm: OpaquePointer) throws(SpeechFault) {
    var parameters: OpaquePointer?
    try check(alsa.sw_params_malloc(&parameters))
    defer { alsa.sw_params_free(parameters) }
    try check(alsa.sw_params_current(pcm, parameters))
    try check(alsa.set_start_threshold(pcm, parameters, 1))
    try check(alsa.sw_params(pcm, parameters))
  }

  private func check(_ status: Int32) throws(SpeechFault) {
    if status < 0 { throw fault(losing: status) }
  }

  private func fault(losing status: Int32) -> SpeechFault {
    .soundCardLost(reason: reason(status))
  }

  private func fault(opening status: Int32) -> SpeechFault {
    switch -status {
    case EBUSY, EAGAIN: .soundCardBusy
    case EACCES, EPERM: .noPermission
    default: .noSoundCard(reason: reason(status))
    }
  }

  private func reason(_ status: Int32) -> String {
    alsa.strerror(status).map { String(cString: $0) } ?? String(status)
  }
}
