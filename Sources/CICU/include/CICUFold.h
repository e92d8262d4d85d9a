#pragma once

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Folds UTF-8 text for comparison: case, width and compatibility forms (Unicode's NFKC_Casefold),
/// accents, points and Arabic's short vowels, and letters with strokes or without dots (`ł`, `ı`);
/// the vowel signs of other scripts stay.
///
/// Writes at most `capacity` bytes of UTF-8 and returns how many the whole takes; 0 for text that
/// folds to nothing. Invalid bytes become U+FFFD.
size_t cicu_fold(const char *text, size_t length, char *folded, size_t capacity);

#ifdef __cplusplus
}
#endif
