#include "CSymbols.h"

#include <string.h>

// Made by Tools/symbols.py. They lie in the binary as they are: what nobody asks for costs nothing.
static const char arabic[] = {
#embed "data/ar.txt"
};
static const char german[] = {
#embed "data/de.txt"
};
static const char english[] = {
#embed "data/en.txt"
};
static const char spanish[] = {
#embed "data/es.txt"
};
static const char french[] = {
#embed "data/fr.txt"
};
static const char japanese[] = {
#embed "data/ja.txt"
};
static const char polish[] = {
#embed "data/pl.txt"
};
static const char russian[] = {
#embed "data/ru.txt"
};
static const char cantonese[] = {
#embed "data/yue.txt"
};
static const char simplified[] = {
#embed "data/zh-Hans.txt"
};
static const char traditional[] = {
#embed "data/zh-Hant.txt"
};
static const char hong_kong[] = {
#embed "data/zh-Hant-HK.txt"
};

#define TABLE(tag, data) \
  if (!strcmp(language, tag)) return *size = sizeof data, data

const char *csymbols_names(const char *language, size_t *size) {
  TABLE("ar", arabic);
  TABLE("de", german);
  TABLE("en", english);
  TABLE("es", spanish);
  TABLE("fr", french);
  TABLE("ja", japanese);
  TABLE("pl", polish);
  TABLE("ru", russian);
  TABLE("yue", cantonese);
  TABLE("zh-Hans", simplified);
  TABLE("zh-Hant", traditional);
  TABLE("zh-Hant-HK", hong_kong);
  return NULL;
}
