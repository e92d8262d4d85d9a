#pragma once

#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>

// The library is loaded when speech begins, never at the start of the program: linking it would
// bring its own audio stack into every start.

/// The functions of libespeak-ng that are used, with the types of its headers.
typedef struct {
  __typeof__(&espeak_ng_InitializePath) initialize_path;
  __typeof__(&espeak_ng_Initialize) initialize;
  __typeof__(&espeak_ng_InitializeOutput) initialize_output;
  __typeof__(&espeak_ng_ClearErrorContext) clear_error_context;
  __typeof__(&espeak_ng_GetSampleRate) sample_rate;
  __typeof__(&espeak_SetSynthCallback) set_synth_callback;
  __typeof__(&espeak_Synth) synth;
  __typeof__(&espeak_TextToPhonemes) text_to_phonemes;
  __typeof__(&espeak_SetVoiceByName) set_voice_by_name;
  __typeof__(&espeak_GetCurrentVoice) current_voice;
  __typeof__(&espeak_SetParameter) set_parameter;
  __typeof__(&espeak_Info) info;
} cespeak_functions;

/// Loads the library and fills `functions`; returns NULL, or why it can't (valid until the next
/// call that loads).
const char *cespeak_load(cespeak_functions *functions);

struct audio_object;

/// No device: see NoPlayback.c.
struct audio_object *create_audio_device_object(const char *device, const char *application,
                                                const char *description);
