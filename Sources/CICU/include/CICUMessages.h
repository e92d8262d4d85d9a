#pragma once
#include <stdbool.h>
#include <stdint.h>

// Sentences: ICU's MessageFormat, its plural rules and its likely subtags, behind plain C. Text is
// UTF-8 that ends with NUL. Locales are BCP 47 tags.

#ifdef __cplusplus
extern "C" {
#endif

/// A pattern that was read once and can be filled many times, by one thread at a time.
typedef struct CICUMessage CICUMessage;

/// What fills a placeholder: `text`, or where that is NULL `number`.
typedef struct {
  const char *name;
  const char *text;
  int64_t number;
} CICUArgument;

/// NULL if the pattern is faulty; `fault_offset` is then about where, in UTF-8 bytes.
CICUMessage *cicu_message_open(const char *tag, const char *pattern, int32_t *fault_offset);
void cicu_message_close(CICUMessage *message);

/// The length of the filled message in bytes; it is written as far as `capacity` goes. Below 0: it
/// cannot be filled.
int32_t cicu_message_format(CICUMessage *message, const CICUArgument *arguments, int32_t count,
                            char *output, int32_t capacity);

/// Tells of a pattern's placeholders and of the branches of its plurals and selections.
///
/// For a placeholder `branch` is NULL, `type` its type (empty, "number", "plural", …) and `style`
/// what follows the type. For a branch `branch` is its selector ("one", "=0").
typedef void (*CICUVisitor)(void *context, const char *name, const char *type, const char *style,
                            const char *branch);

/// False if the pattern is faulty; `fault_offset` as above.
bool cicu_pattern_visit(const char *pattern, int32_t *fault_offset, void *context,
                        CICUVisitor visitor);

typedef void (*CICUTextVisitor)(void *context, const char *text);

/// Tells the plural categories that whole numbers need in a language: "one", "few", "other".
void cicu_plural_categories(const char *tag, bool ordinal, void *context, CICUTextVisitor visitor);

/// Whether the language has the plural category at all, if only for fractions or for millions.
bool cicu_plural_has_category(const char *tag, bool ordinal, const char *category);

/// A whole number of that plural category, the smallest that is not below `least`; below 0: none.
int64_t cicu_plural_sample(const char *tag, bool ordinal, const char *category, int64_t least);

/// Whether the language's spell-out has the rule set, such as "%spellout-cardinal".
bool cicu_spellout_has_rule(const char *tag, const char *rule);

/// The tag with its likely script and region ("zh-TW": "zh-Hant-TW"); below 0: not a tag.
int32_t cicu_likely_subtags(const char *tag, char *output, int32_t capacity);

/// The language's name as another language says it; below 0: not known.
int32_t cicu_language_name(const char *tag, const char *in_tag, char *output, int32_t capacity);

/// Whether the language is written from right to left.
bool cicu_is_right_to_left(const char *tag);

/// The direction of the first character that has one: -1 right to left, 1 left to right, 0 none.
int32_t cicu_direction(const char *text);

#ifdef __cplusplus
}
#endif
