#include "CICUSpellOut.h"

#include <unicode/unum.h>
#include <unicode/ustring.h>

int32_t cicu_spell_out(const char *language, const char *rules, int64_t number, char *text,
                       int32_t capacity) {
  UErrorCode error = U_ZERO_ERROR;
  UNumberFormat *format = unum_open(UNUM_SPELLOUT, nullptr, 0, language, nullptr, &error);
  if (U_FAILURE(error)) return -1;
  UChar wide[256];
  u_uastrncpy(wide, rules, 255);
  wide[255] = 0;
  unum_setTextAttribute(format, UNUM_DEFAULT_RULESET, wide, -1, &error);
  int32_t length = unum_formatInt64(format, number, wide, 256, nullptr, &error);
  unum_close(format);
  int32_t written = 0;
  u_strToUTF8(text, capacity, &written, wide, length, &error);
  return U_FAILURE(error) || written >= capacity ? -1 : written;
}
