#include "CICUFold.h"

#include <string.h>
#include <string>

#include <unicode/bytestream.h>
#include <unicode/normalizer2.h>
#include <unicode/unistr.h>

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
    if (character < 0x0300 || character > 0x036F) bare.append(character);
  }
  std::string result;
  bare.toUTF8String(result);
  const size_t count = result.size() < capacity ? result.size() : capacity;
  if (count > 0) memcpy(folded, result.data(), count);
  return result.size();
}
