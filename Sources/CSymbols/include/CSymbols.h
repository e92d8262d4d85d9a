#pragma once
#include <stddef.h>

/// The names of signs and emoji in one language: lines of a sign, a tab and its name, sorted by
/// bytes. NULL for a language without names.
const char *csymbols_names(const char *language, size_t *size);
