#include "CICUFold.h"

#include <string.h>
#include <string>

#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

// Marks that are left out when a person types without them: Latin's, Greek's and Cyrillic's accents,
// Hebrew's points (combining classes 10 to 26), Arabic's and Syriac's vowels (27 to 36), and Arabic's
// hamza and madda over a letter. The vowel signs of other scripts make other letters and stay.
static bool is_accent(UChar32 character) {
  if (character >= 0x0300 && character <= 0x036F) return true;
  if (character >= 0x0653 && character <= 0x0655) return true;
  const uint8_t combining = u_getCombiningClass(character);
  return combining >= 10 && combining <= 36;
}

// Letters that Unicode does not take apart and that people without their key write so.
static const char16_t *plain_letters(UChar32 character) {
  switch (character) {
    case 0x00E6: return u"ae";
    case 0x00F0: return u"d";
    case 0x00F8: return u"o";
    case 0x00FE: return u"th";
    case 0x0111: return u"d";
    case 0x0127: return u"h";
    case 0x0131: return u"i";
    case 0x0142: return u"l";
    case 0x0153: return u"oe";
    case 0x0167: return u"t";
    default: return nullptr;
  }
}

size_t cicu_fold(const char *text, size_t length, char *folded, size_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2 *casefold = icu::Normalizer2::getNFKCCasefoldInstance(status);
  const icu::Normalizer2 *decompose = icu::Normalizer2::getNFDInstance(status);
  if (U_FAILURE(status)) return 0;
  icu::UnicodeString source =
      icu::UnicodeString::fromUTF8(icu::StringPiece(text, static_cast<int32_t>(length)));
  icu::UnicodeString plain = decompose->normalize(casefold->normalize(source, status), status);
  if (U_FAILURE(status)) return 0;
  icu::UnicodeString bare;
  for (int32_t at = 0; at < plain.length(); at = plain.moveIndex32(at, 1)) {
    const UChar32 character = plain.char32At(at);
    if (is_accent(character)) continue;
    if (const char16_t *letters = plain_letters(character)) bare.append(letters, -1);
    else bare.append(character);
  }
  std::string result;
  bare.toUTF8String(result);
  const size_t count = result.size() < capacity ? result.size() : capacity;
  if (count > 0) memcpy(folded, result.data(), count);
  return result.size();
}
