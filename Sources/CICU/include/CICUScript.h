#pragma once
#include <stdint.h>
#ifdef __cplusplus
extern "C" {
#endif

/// The script of a code point as the four letters of ISO 15924 ("Hani"), first letter in the
/// highest byte; 0 for what belongs to no script (digits, spaces, punctuation, signs).
uint32_t cicu_script(uint32_t code_point);

/// Whether the code point is invisible and only shapes text around it (category Cf).
int cicu_is_format(uint32_t code_point);

/// How many columns of a terminal the code point takes: 0, 1 or 2.
int cicu_columns(uint32_t code_point);

#ifdef __cplusplus
}
#endif
