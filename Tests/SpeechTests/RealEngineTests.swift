import Testing

/// Everything that touches the one state of espeak-ng in this process, or the sound server that the
/// tests start; never two at a time.
@Suite(.serialized) enum RealEngineTests {}
