#define _GNU_SOURCE
#include "CEspeakNG.h"

#include <dlfcn.h>

// A function pointer out of dlsym, without the cast that ISO C forbids.
#define FIND(field, symbol)                                  \
  do {                                                       \
    void *found = dlsym(library, symbol);                    \
    if (!found) return dlerror();                            \
    __builtin_memcpy(&functions->field, &found, sizeof found); \
  } while (0)

const char *cespeak_load(cespeak_functions *functions) {
  void *library = dlopen("libespeak-ng.so.1", RTLD_LAZY | RTLD_LOCAL);
  if (!library) return dlerror();
  FIND(initialize_path, "espeak_ng_InitializePath");
  FIND(initialize, "espeak_ng_Initialize");
  FIND(initialize_output, "espeak_ng_InitializeOutput");
  FIND(clear_error_context, "espeak_ng_ClearErrorContext");
  FIND(sample_rate, "espeak_ng_GetSampleRate");
  FIND(set_synth_callback, "espeak_SetSynthCallback");
  FIND(synth, "espeak_Synth");
  FIND(text_to_phonemes, "espeak_TextToPhonemes");
  FIND(set_voice_by_name, "espeak_SetVoiceByName");
  FIND(current_voice, "espeak_GetCurrentVoice");
  FIND(set_parameter, "espeak_SetParameter");
  FIND(info, "espeak_Info");
  return 0;
}
