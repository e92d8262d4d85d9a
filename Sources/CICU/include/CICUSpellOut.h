#pragma once
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/// Writes a number in the words of a language by one of ICU's rule sets, as UTF-8 with an ending
/// zero; returns its length, or -1 when the language has no such rules or there is no room.
int32_t cicu_spell_out(const char *language, const char *rules, int64_t number, char *text,
                       int32_t capacity);

#ifdef __cplusplus
}
#endif
