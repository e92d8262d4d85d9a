#pragma once

#include <alsa/asoundlib.h>

// The library is loaded when sound is first needed, so that a run without speech never pays for it.

/// The functions of libasound that are used, with the types of its headers.
typedef struct {
  __typeof__(&snd_pcm_open) open;
  __typeof__(&snd_pcm_close) close;
  __typeof__(&snd_pcm_set_params) set_params;
  __typeof__(&snd_pcm_sw_params_malloc) sw_params_malloc;
  __typeof__(&snd_pcm_sw_params_free) sw_params_free;
  __typeof__(&snd_pcm_sw_params_current) sw_params_current;
  __typeof__(&snd_pcm_sw_params_set_start_threshold) set_start_threshold;
  __typeof__(&snd_pcm_sw_params) sw_params;
  __typeof__(&snd_pcm_writei) writei;
  __typeof__(&snd_pcm_prepare) prepare;
  __typeof__(&snd_pcm_resume) resume;
  __typeof__(&snd_pcm_drop) drop;
  __typeof__(&snd_pcm_delay) delay;
  __typeof__(&snd_pcm_state) state;
  __typeof__(&snd_pcm_poll_descriptors_count) poll_descriptors_count;
  __typeof__(&snd_pcm_poll_descriptors) poll_descriptors;
  __typeof__(&snd_pcm_poll_descriptors_revents) poll_descriptors_revents;
  __typeof__(&snd_strerror) strerror;
} calsa_functions;

/// Loads the library, fills `functions` and makes the library keep its errors to itself; returns
/// NULL, or why it can't (valid until the next call that loads).
const char *calsa_load(calsa_functions *functions);
