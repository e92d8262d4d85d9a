#define _GNU_SOURCE
#include "CALSA.h"

#include <dlfcn.h>

// The library prints to standard error unless it has a handler, whose type Swift can't express.
static void say_nothing(const char *file, int line, const char *function, int error,
                        const char *format, ...) {
  (void)file, (void)line, (void)function, (void)error, (void)format;
}

// A function pointer out of dlsym, without the cast that ISO C forbids.
#define FIND(place, symbol)                             \
  do {                                                  \
    void *found = dlsym(library, symbol);               \
    if (!found) return dlerror();                       \
    __builtin_memcpy(&(place), &found, sizeof found);   \
  } while (0)

const char *calsa_load(calsa_functions *functions) {
  void *library = dlopen("libasound.so.2", RTLD_LAZY | RTLD_GLOBAL);
  if (!library) return dlerror();
  __typeof__(&snd_lib_error_set_handler) set_handler;
  FIND(set_handler, "snd_lib_error_set_handler");
  set_handler(say_nothing);
  FIND(functions->open, "snd_pcm_open");
  FIND(functions->close, "snd_pcm_close");
  FIND(functions->set_params, "snd_pcm_set_params");
  FIND(functions->sw_params_malloc, "snd_pcm_sw_params_malloc");
  FIND(functions->sw_params_free, "snd_pcm_sw_params_free");
  FIND(functions->sw_params_current, "snd_pcm_sw_params_current");
  FIND(functions->set_start_threshold, "snd_pcm_sw_params_set_start_threshold");
  FIND(functions->sw_params, "snd_pcm_sw_params");
  FIND(functions->writei, "snd_pcm_writei");
  FIND(functions->prepare, "snd_pcm_prepare");
  FIND(functions->resume, "snd_pcm_resume");
  FIND(functions->drop, "snd_pcm_drop");
  FIND(functions->delay, "snd_pcm_delay");
  FIND(functions->state, "snd_pcm_state");
  FIND(functions->poll_descriptors_count, "snd_pcm_poll_descriptors_count");
  FIND(functions->poll_descriptors, "snd_pcm_poll_descriptors");
  FIND(functions->poll_descriptors_revents, "snd_pcm_poll_descriptors_revents");
  FIND(functions->strerror, "snd_strerror");
  return 0;
}
