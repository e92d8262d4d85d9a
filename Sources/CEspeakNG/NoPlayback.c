#include "CEspeakNG.h"

/// Takes the place of pcaudio's function of this name when espeak-ng is loaded.
///
/// espeak-ng 1.51 asks for a playback device even when it only gives samples back, and pcaudio then
/// connects to the sound server: time at every start, and its complaints on standard error. Our own
/// audio output is the only one; the linker is told to export this symbol, so the loader finds it
/// before the library's.
struct audio_object *create_audio_device_object(const char *device, const char *application,
                                                const char *description) {
  (void)device;
  (void)application;
  (void)description;
  return 0;
}
