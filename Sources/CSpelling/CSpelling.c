#define _GNU_SOURCE
#include "CSpelling.h"

#include <string.h>

// Made by Tools/spelling.py. They lie in the binary as they are: who spells nothing never reads them.
static const char words_simplified[] = {
#embed "data/words-Hans.txt"
};
static const char words_traditional[] = {
#embed "data/words-Hant.txt"
};
static const char pinyin[] = {
#embed "data/pinyin.txt"
};
static const char zhuyin[] = {
#embed "data/zhuyin.txt"
};
static const char jyutping[] = {
#embed "data/jyutping.txt"
};
static const char japanese[] = {
#embed "data/japanese.txt"
};

#define TABLE(key, data) \
  if (!strcmp(name, key)) return *size = sizeof data, data

static const char *table_named(const char *name, size_t *size) {
  TABLE("words-Hans", words_simplified);
  TABLE("words-Hant", words_traditional);
  TABLE("pinyin", pinyin);
  TABLE("zhuyin", zhuyin);
  TABLE("jyutping", jyutping);
  TABLE("japanese", japanese);
  return NULL;
}

const char *cspelling_word(const char *table, const char *character, size_t *length) {
  size_t size = 0;
  const char *lines = table_named(table, &size);
  const size_t width = strlen(character);
  for (const char *line = lines, *end; line && line < lines + size; line = end + 1) {
    end = memchr(line, '\n', (size_t)(lines + size - line));
    if (!end) break;
    if ((size_t)(end - line) > width && !memcmp(line, character, width))
      return *length = (size_t)(end - line) - width, line + width;
  }
  return NULL;
}

const char *cspelling_reading(const char *table, const char *character, size_t *length) {
  size_t size = 0;
  const char *lines = table_named(table, &size);
  if (!lines || !*character) return NULL;
  // No reading is written with the characters that are looked up, so wherever one stands is its line.
  const char *found = memmem(lines, size, character, strlen(character));
  if (!found) return NULL;
  const char *before = memrchr(lines, '\n', (size_t)(found - lines));
  const char *line = before ? before + 1 : lines;
  const char *tab = memchr(line, '\t', (size_t)(found - line));
  if (!tab) return NULL;
  *length = (size_t)(tab - line);
  return line;
}
