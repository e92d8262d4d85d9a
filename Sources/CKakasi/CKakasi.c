#include "CKakasi.h"

#include <dlfcn.h>
#include <iconv.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int (*kakasi_options)(int, char **);
static char *(*kakasi_do)(char *);
static int (*kakasi_free)(char *);

// A function pointer out of dlsym, without the cast that ISO C forbids.
#define FIND(pointer, symbol)                          \
  do {                                                 \
    void *found = dlsym(library, symbol);              \
    if (!found) return -1;                             \
    __builtin_memcpy(&(pointer), &found, sizeof found); \
  } while (0)

// The library ends the process where a dictionary is missing.
static int is_there(const char *variable, const char *path) {
  const char *named = getenv(variable);
  return access(named ? named : path, R_OK) == 0;
}

int ckakasi_load(void) {
  if (!is_there("KANWADICT", "/usr/share/kakasi/kanwadict") ||
      !is_there("ITAIJIDICT", "/usr/share/kakasi/itaijidict"))
    return -1;
  void *library = dlopen("libkakasi.so.2", RTLD_LAZY | RTLD_LOCAL);
  if (!library) return -1;
  FIND(kakasi_options, "kakasi_getopt_argv");
  FIND(kakasi_do, "kakasi_do");
  FIND(kakasi_free, "kakasi_free");
  char name[] = "kakasi", hiragana[] = "-JH", in[] = "-ieuc", out[] = "-oeuc";
  char *arguments[] = {name, hiragana, in, out, NULL};
  return kakasi_options(4, arguments);
}

// The text in another encoding; NULL where it cannot be written in it.
static char *convert(const char *text, const char *from, const char *to) {
  iconv_t converter = iconv_open(to, from);
  if (converter == (iconv_t)-1) return NULL;
  size_t left = strlen(text), room = left * 3 + 1;
  char *result = malloc(room), *end = result, *input = (char *)(size_t)text;
  size_t failed = result ? iconv(converter, &input, &left, &end, &room) : (size_t)-1;
  iconv_close(converter);
  if (failed != 0) {
    free(result);
    return NULL;
  }
  *end = 0;
  return result;
}

char *ckakasi_reading(const char *text) {
  // Its own way from UTF-8 loses its place at a character that it does not know.
  char *euc = convert(text, "UTF-8", "EUC-JP");
  if (!euc) return NULL;
  // The supplementary characters, of three bytes, are none that its dictionary knows.
  char *read = strchr(euc, '\x8F') ? NULL : kakasi_do(euc);
  char *reading = read ? convert(read, "EUC-JP", "UTF-8") : NULL;
  if (read) kakasi_free(read);
  free(euc);
  return reading;
}
