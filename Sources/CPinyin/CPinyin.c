#include "CPinyin.h"

#include "Tables.h"

static uint16_t set_of(uint32_t character) {
  const uint32_t page = character / CPINYIN_PAGE_SIZE;
  if (page >= cpinyin_page_count) return 0;
  return cpinyin_pages[cpinyin_page_index[page]][character % CPINYIN_PAGE_SIZE];
}

size_t cpinyin_count(uint32_t character) {
  const uint16_t set = set_of(character);
  return set == 0 ? 0 : (size_t)(cpinyin_set_starts[set + 1] - cpinyin_set_starts[set]);
}

const char *cpinyin_reading(uint32_t character, size_t number) {
  const uint16_t start = cpinyin_set_starts[set_of(character)];
  return cpinyin_syllables[cpinyin_set_members[start + number]];
}
