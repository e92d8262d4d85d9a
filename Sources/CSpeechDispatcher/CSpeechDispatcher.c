#define _GNU_SOURCE
#include "CSpeechDispatcher.h"

#include <dlfcn.h>

// A function pointer out of dlsym, without the cast that ISO C forbids.
#define FIND(field, symbol)                                    \
  do {                                                         \
    void *found = dlsym(library, symbol);                      \
    if (!found) return dlerror();                              \
    __builtin_memcpy(&functions->field, &found, sizeof found); \
  } while (0)

const char *cspeechd_load(cspeechd_functions *functions) {
  void *library = dlopen("libspeechd.so.2", RTLD_LAZY | RTLD_LOCAL);
  if (!library) return dlerror();
  FIND(open, "spd_open2");
  FIND(close, "spd_close");
  FIND(say, "spd_say");
  FIND(cancel, "spd_cancel");
  FIND(execute, "spd_execute_command_with_reply");
  FIND(set_notification_on, "spd_set_notification_on");
  FIND(set_rate, "spd_set_voice_rate");
  FIND(set_pitch, "spd_set_voice_pitch");
  FIND(set_volume, "spd_set_volume");
  FIND(set_punctuation, "spd_set_punctuation");
  FIND(set_language, "spd_set_language");
  FIND(set_voice, "spd_set_synthesis_voice");
  return 0;
}
