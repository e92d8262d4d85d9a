#include "CICUMessages.h"

#include <unicode/plurrule.h>
#include <unicode/uchar.h>
#include <unicode/uloc.h>
#include <unicode/unistr.h>

#include <memory>
#include <string>

using namespace icu;

static std::unique_ptr<PluralRules> plural_rules(const char *tag, bool ordinal) {
  UErrorCode status = U_ZERO_ERROR;
  const Locale locale = Locale::forLanguageTag(tag, status);
  std::unique_ptr<PluralRules> rules(PluralRules::forLocale(
      locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, status));
  return U_SUCCESS(status) ? std::move(rules) : nullptr;
}

// How far whole numbers are tried: a category that none of these has is one for fractions, or for
// counts of a million, which no list here is given in words.
static const int64_t sample_limit = 200;

int64_t cicu_plural_sample(const char *tag, bool ordinal, const char *category, int64_t least) {
  const auto rules = plural_rules(tag, ordinal);
  if (!rules) {
    return -1;
  }
  const UnicodeString wanted = UnicodeString::fromUTF8(category);
  for (int64_t number = least; number <= least + sample_limit; number++) {
    if (rules->select(static_cast<int32_t>(number)) == wanted) {
      return number;
    }
  }
  return -1;
}

bool cicu_plural_has_category(const char *tag, bool ordinal, const char *category) {
  const auto rules = plural_rules(tag, ordinal);
  return rules && rules->isKeyword(UnicodeString::fromUTF8(category));
}

void cicu_plural_categories(const char *tag, bool ordinal, void *context, CICUTextVisitor visitor) {
  UErrorCode status = U_ZERO_ERROR;
  const auto rules = plural_rules(tag, ordinal);
  if (!rules) {
    return;
  }
  std::unique_ptr<StringEnumeration> keywords(rules->getKeywords(status));
  if (U_FAILURE(status)) {
    return;
  }
  while (const char *keyword = keywords->next(nullptr, status)) {
    const std::string category = keyword;
    // "other" must always be written, whatever numbers fall to it.
    if (category == "other" || cicu_plural_sample(tag, ordinal, keyword, 0) >= 0) {
      visitor(context, category.c_str());
    }
  }
}

int32_t cicu_likely_subtags(const char *tag, char *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t parsed = 0;
  char locale[ULOC_FULLNAME_CAPACITY];
  uloc_forLanguageTag(tag, locale, sizeof locale, &parsed, &status);
  if (U_FAILURE(status) || status == U_STRING_NOT_TERMINATED_WARNING || tag[parsed] != '\0') {
    return -1;
  }
  char likely[ULOC_FULLNAME_CAPACITY];
  uloc_addLikelySubtags(locale, likely, sizeof likely, &status);
  const int32_t length = uloc_toLanguageTag(likely, output, capacity, false, &status);
  return U_SUCCESS(status) ? length : -1;
}

int32_t cicu_language_name(const char *tag, const char *in_tag, char *output, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  const Locale locale = Locale::forLanguageTag(tag, status);
  const Locale in_locale = Locale::forLanguageTag(in_tag, status);
  if (U_FAILURE(status)) {
    return -1;
  }
  UnicodeString name;
  locale.getDisplayName(in_locale, name);
  return name.extract(0, name.length(), output, static_cast<uint32_t>(capacity), "UTF-8");
}

bool cicu_is_right_to_left(const char *tag) {
  UErrorCode status = U_ZERO_ERROR;
  return Locale::forLanguageTag(tag, status).isRightToLeft();
}

int32_t cicu_direction(const char *text) {
  const UnicodeString characters = UnicodeString::fromUTF8(text);
  for (int32_t index = 0; index < characters.length();
       index = characters.moveIndex32(index, 1)) {
    switch (u_charDirection(characters.char32At(index))) {
    case U_LEFT_TO_RIGHT:
      return 1;
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC:
      return -1;
    default:
      break;
    }
  }
  return 0;
}
