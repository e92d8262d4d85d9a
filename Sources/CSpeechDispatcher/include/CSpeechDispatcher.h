#pragma once

#include <libspeechd.h>

// The library is loaded when the speech server is asked for, and only then.

/// The functions of libspeechd that are used, with the types of its header.
typedef struct {
  __typeof__(&spd_open2) open;
  __typeof__(&spd_close) close;
  __typeof__(&spd_say) say;
  __typeof__(&spd_cancel) cancel;
  __typeof__(&spd_execute_command_with_reply) execute;
  __typeof__(&spd_set_notification_on) set_notification_on;
  __typeof__(&spd_set_voice_rate) set_rate;
  __typeof__(&spd_set_voice_pitch) set_pitch;
  __typeof__(&spd_set_volume) set_volume;
  __typeof__(&spd_set_punctuation) set_punctuation;
  __typeof__(&spd_set_language) set_language;
  __typeof__(&spd_set_synthesis_voice) set_voice;
} cspeechd_functions;

/// Loads the library and fills `functions`; returns NULL, or why it can't (valid until the next
/// call that loads).
const char *cspeechd_load(cspeechd_functions *functions);
