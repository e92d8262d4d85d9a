#pragma once

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A regular expression in ICU's notation.
typedef struct cicu_pattern cicu_pattern;

/// Reads a regular expression; NULL where it is none, with the character at which, from 0, in
/// `offset`.
cicu_pattern *cicu_pattern_open(const char *source, size_t length, size_t *offset);

/// Whether the whole text is of this form. A pattern that takes too long does not match.
int cicu_pattern_matches(const cicu_pattern *pattern, const char *text, size_t length);

void cicu_pattern_close(cicu_pattern *pattern);

#ifdef __cplusplus
}
#endif
