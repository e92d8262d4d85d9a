#pragma once

#include <stddef.h>
#include <stdint.h>

/// The number of readings of a character; 0 for what is no Chinese character.
///
/// Readings are without tones, all of them, `v` for ü.
size_t cpinyin_count(uint32_t character);

/// One reading of a character, from 0 to its count, in ASCII with a zero at the end.
const char *cpinyin_reading(uint32_t character, size_t number);
