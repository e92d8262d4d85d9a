#include "CICUScript.h"

#include <unicode/uchar.h>
#include <unicode/uscript.h>

uint32_t cicu_script(uint32_t code_point) {
  UErrorCode error = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(static_cast<UChar32>(code_point), &error);
  if (U_FAILURE(error) || script == USCRIPT_COMMON || script == USCRIPT_INHERITED ||
      script == USCRIPT_UNKNOWN) {
    return 0;
  }
  const char *name = uscript_getShortName(script);
  uint32_t packed = 0;
  for (int i = 0; i < 4 && name[i]; i++) {
    packed = packed << 8 | static_cast<unsigned char>(name[i]);
  }
  return packed;
}

int cicu_is_format(uint32_t code_point) {
  return u_charType(static_cast<UChar32>(code_point)) == U_FORMAT_CHAR;
}

int cicu_columns(uint32_t code_point) {
  const UChar32 character = static_cast<UChar32>(code_point);
  switch (u_charType(character)) {
    case U_NON_SPACING_MARK:
    case U_ENCLOSING_MARK:
    case U_FORMAT_CHAR:
      return 0;
    default:
      break;
  }
  switch (u_getIntPropertyValue(character, UCHAR_EAST_ASIAN_WIDTH)) {
    case U_EA_WIDE:
    case U_EA_FULLWIDTH:
      return 2;
    default:
      return 1;
  }
}
