#include "CICUPattern.h"

#include <memory>

#include <unicode/regex.h>
#include <unicode/unistr.h>

struct cicu_pattern {
  std::unique_ptr<icu::RegexPattern> compiled;
};

// In ICU's steps, each about a millisecond: long enough for every honest pattern, short enough that
// one with nested repeats does not hold up the person who answers.
static const int32_t longest = 100;

static icu::UnicodeString decoded(const char *text, size_t length) {
  return icu::UnicodeString::fromUTF8(icu::StringPiece(text, static_cast<int32_t>(length)));
}

cicu_pattern *cicu_pattern_open(const char *source, size_t length, size_t *offset) {
  UErrorCode status = U_ZERO_ERROR;
  UParseError where = {};
  const icu::UnicodeString text = decoded(source, length);
  std::unique_ptr<icu::RegexPattern> compiled(icu::RegexPattern::compile(text, 0, where, status));
  if (U_SUCCESS(status)) return new cicu_pattern{std::move(compiled)};
  // ICU counts lines and UTF-16 units in them.
  int32_t at = 0;
  for (int32_t line = 1; line < where.line; line++) at = text.indexOf(u'\n', at) + 1;
  *offset = static_cast<size_t>(text.countChar32(0, at + (where.offset > 0 ? where.offset : 0)));
  return nullptr;
}

int cicu_pattern_matches(const cicu_pattern *pattern, const char *text, size_t length) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::UnicodeString whole = decoded(text, length);
  std::unique_ptr<icu::RegexMatcher> matcher(pattern->compiled->matcher(whole, status));
  if (U_FAILURE(status)) return 0;
  matcher->setTimeLimit(longest, status);
  const UBool matches = matcher->matches(status);
  return U_SUCCESS(status) && matches;
}

void cicu_pattern_close(cicu_pattern *pattern) { delete pattern; }
