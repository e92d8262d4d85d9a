#pragma once

#include <stdint.h>

// Made by Tools/pinyin.py. A character's page holds the number of its set; a set is a run of members,
// which are numbers of syllables.

#define CPINYIN_PAGE_SIZE 64

extern const uint32_t cpinyin_page_count;
extern const char cpinyin_syllables[][8];
extern const uint16_t cpinyin_set_starts[];
extern const uint16_t cpinyin_set_members[];
extern const uint16_t cpinyin_page_index[];
extern const uint16_t cpinyin_pages[][CPINYIN_PAGE_SIZE];
