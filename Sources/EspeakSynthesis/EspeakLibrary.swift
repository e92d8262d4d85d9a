import CEspeakNG
import Speech

/// espeak-ng, loaded and with its data, ready for a voice.
struct EspeakLibrary {
  /// Milliseconds of sound in one call of the library's callback.
  private static let chunk: Int32 = 10

  private(set) var functions = cespeak_functions()
  let sampleRate: Int
  let dataPath: String

  /// Loads the library and its data; the library keeps one state a process.
  init() throws(SpeechFault) {
    if let error = cespeak_load(&functions) { throw .engineMissing(reason: String(cString: error)) }
    Signpost.engineLibraryLoaded.mark()
    // The `espeak_ng_` calls give an error back where `espeak_Initialize` prints it or exits.
    functions.initialize_path(nil)
    var context: espeak_ng_ERROR_CONTEXT?
    let status = functions.initialize(&context)
    var path: UnsafePointer<CChar>?
    _ = functions.info(&path)
    dataPath = path.map { String(cString: $0) } ?? ""
    guard status == ENS_OK else {
      functions.clear_error_context(&context)
      throw .engineDataMissing(path: dataPath)
    }
    guard functions.initialize_output(ENOUTPUT_MODE_SYNCHRONOUS, Self.chunk, nil) == ENS_OK else {
      throw .engineMissing(reason: "espeak_ng_InitializeOutput")
    }
    sampleRate = Int(functions.sample_rate())
    functions.set_synth_callback(EspeakCall.callback)
    Signpost.engineReady.mark()
  }
}
