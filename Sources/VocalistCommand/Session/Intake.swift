import Glibc
import JSON
import LineMode
import Narration
import SelectionModel

/// The options of a question: all there from the start, or arriving on standard input.
final class Intake {
  /// What must have arrived before the question can be asked.
  struct Need: Sendable {
    var count = 1
    /// Values that are chosen at the start.
    var values: [[UInt8]] = []
  }

  /// Options that come one upon another are taken in before the first is told, so that the end of
  /// a short list is known at once; nobody notices so short a time.
  private static let grace = Duration.milliseconds(20)
  /// More than fits a person's patience; a list without end goes on when they come near it.
  private static let plenty = 1 << 30
  /// What an option costs besides its bytes.
  private static let optionCost = 12
  /// Linux's `F_SETPIPE_SZ`, which Swift's Glibc does not show.
  private static let setPipeSize: Int32 = 1031

  private(set) var descriptor: Int32?
  private let need: Need
  private var stream: ItemStream?
  private var given: [JSONObject] = []
  private var missing: [[UInt8]]
  private var searched = 0
  private var cost = 0
  private let buffer: UnsafeMutableBufferPointer<UInt8>
  /// What has arrived, until the session takes it over.
  private var options: OptionList

  /// Options that are all there.
  init(_ items: Items) {
    options = items.options
    given = items.sources
    need = Need()
    missing = []
    buffer = UnsafeMutableBufferPointer(start: nil, count: 0)
  }

  /// Options that come from a stream.
  init(descriptor: Int32, stream: ItemStream, need: Need) {
    self.descriptor = descriptor
    self.stream = stream
    self.need = need
    missing = need.values
    options = OptionList()
    // So much is taken at once between two keys.
    buffer = .allocate(capacity: stream.isCheap ? 1 << 18 : 1 << 15)
    // A pipe holds 64 KiB unless it is asked for more; one that can't have it is as good.
    _ = fcntl(descriptor, Self.setPipeSize, 1 << 20)
  }

  deinit { buffer.deallocate() }

  /// The objects that items were written as, where they are JSON.
  var sources: [JSONObject] { stream?.sources ?? given }

  var isComplete: Bool { descriptor == nil }

  /// The question can be asked.
  var isReady: Bool { isComplete || options.count >= need.count && missing.isEmpty }

  /// Hands over what has arrived; what comes later goes where `read(into:)` is told.
  func takeOptions() -> OptionList {
    defer { options = OptionList() }
    return options
  }

  // MARK: - Reading

  /// What is read is a file, whose end is near.
  var isFile: Bool {
    var status = stat()
    return descriptor.map { fstat($0, &status) == 0 && status.st_mode & S_IFMT == S_IFREG } ?? false
  }

  /// Reads to the end.
  func readAll() throws(CommandError) {
    while descriptor != nil { try readOnce() }
  }

  /// Reads until the question can be asked, or for so long.
  func gather(within time: Duration) throws(CommandError) {
    var deadline = ContinuousClock.now + time
    var isEnough = false
    while let descriptor {
      if isReady, !isEnough {
        isEnough = true
        deadline = ContinuousClock.now + Self.grace
      }
      let left = deadline - ContinuousClock.now
      guard left > .zero else { return }
      let milliseconds = Int((left / .milliseconds(1)).rounded(.up))
      if !Descriptor.wait([descriptor], milliseconds: milliseconds).isEmpty { try readOnce() }
    }
  }

  /// Takes what is there, once.
  func readOnce() throws(CommandError) {
    try take(into: &options)
    // Values that are chosen at the start are looked for as options come.
    while !missing.isEmpty, searched < options.count {
      missing.removeAll { options.value(at: searched).elementsEqual($0) }
      searched += 1
    }
  }

  private func take(into options: inout OptionList) throws(CommandError) {
    guard let descriptor else { return }
    let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
    do throws(CommandError) {
      if count > 0 {
        let known = options.count
        try stream?.take(UnsafeBufferPointer(rebasing: buffer[..<count]), into: &options)
        cost += count + Self.optionCost * (options.count - known)
      } else if count == 0 {
        self.descriptor = nil
        try stream?.end(into: &options)
      } else if errno == EAGAIN {
        // Somebody's other end does not block; ours waits.
        _ = Descriptor.wait([descriptor], milliseconds: nil)
      } else if errno != EINTR {
        throw .cannotRead(path: "/dev/stdin", reason: FileError().reason)
      }
    } catch {
      self.descriptor = nil
      throw error
    }
  }
}

extension Intake: OptionSource {
  var isPlenty: Bool { cost > Self.plenty }

  func read(into options: inout OptionList) -> Message? {
    do throws(CommandError) {
      try take(into: &options)
      return nil
    } catch {
      return error.message
    }
  }
}

extension OptionWait {
  /// Waits until the question can be asked.
  func run(
    for intake: Intake, input: LiveSession.Input, terminal: inout Terminal?
  ) throws -> LiveSession.Ending? {
    try run(
      pending: { intake.isReady ? nil : intake.descriptor }, read: { try intake.readOnce() },
      input: input, terminal: &terminal)
  }
}
