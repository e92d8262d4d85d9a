#pragma once
#include <stddef.h>

/// The word that a character is known by; `table` is "words-Hans" or "words-Hant", `character` is
/// UTF-8. Its bytes are not ended by a NUL. NULL where there is none.
const char *cspelling_word(const char *table, const char *character, size_t *length);

/// How a character is read: as it is shown, a blank, and as a voice reads it; `table` is "pinyin",
/// "zhuyin", "jyutping" or "japanese". Its bytes are not ended by a NUL. NULL where there is none.
const char *cspelling_reading(const char *table, const char *character, size_t *length);
