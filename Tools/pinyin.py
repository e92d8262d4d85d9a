#!/usr/bin/env python3
"""Make Sources/CPinyin/Tables.c: how Chinese characters are read, from Unicode's Unihan database.

  apt-get install unicode-data && Tools/pinyin.py

The readings of kMandarin, kHanyuPinlu and kXHC1983 together: the usual ones, those met in running
text, and those of a modern dictionary. Tones are left out and ü is v, as people type them. Rare
readings of old books (kHanyuPinyin) are not taken: they would find what nobody meant.
"""
import bz2, os, re, unicodedata

UNIHAN = "/usr/share/unicode/Unihan_Readings.txt.bz2"
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Sources/CPinyin/Tables.c")
FIELDS = {"kMandarin", "kHanyuPinlu", "kXHC1983"}
PAGE = 64


def syllable(reading):
    plain = unicodedata.normalize("NFD", reading).replace("u\u0308", "v")
    return "".join(c for c in plain if "a" <= c <= "z")


def readings():
    """Each character's syllables, sorted."""
    result = {}
    for line in bz2.open(UNIHAN, "rt", encoding="utf-8"):
        if line.startswith("#") or not line.strip():
            continue
        code, field, value = line.rstrip("\n").split("\t")
        if field not in FIELDS:
            continue
        # kHanyuPinlu: "xíng(2943) háng(218)"; kXHC1983: "0442.080:háng 1290.030:xíng".
        parts = [re.sub(r"\(.*\)$", "", part).split(":")[-1] for part in value.split()]
        found = {syllable(part) for part in parts if syllable(part)}
        result.setdefault(int(code[2:], 16), set()).update(found)
    return {code: tuple(sorted(found)) for code, found in sorted(result.items()) if found}


def rows(values, width=16):
    lines = [values[at:at + width] for at in range(0, len(values), width)]
    return "\n".join("    " + " ".join(f"{value}," for value in line) for line in lines)


def main():
    characters = readings()
    syllables = sorted({s for found in characters.values() for s in found})
    sets = sorted(set(characters.values()))
    # A set is a run in one array; 0 stands for "no readings", so sets count from 1.
    starts, members = [0], []
    for found in sets:
        starts.append(len(members))
        members += [syllables.index(s) for s in found]
    starts.append(len(members))
    number = {found: at + 1 for at, found in enumerate(sets)}
    # Pages of code points; all that hold the same share one copy, above all the empty ones.
    last = max(characters)
    pages, index = [(0,) * PAGE], []
    where = {pages[0]: 0}
    for first in range(0, last + 1, PAGE):
        page = tuple(number.get(characters.get(code), 0) for code in range(first, first + PAGE))
        if page not in where:
            where[page] = len(pages)
            pages.append(page)
        index.append(where[page])
    with open(OUT, "w", encoding="utf-8") as out:
        out.write(f"""// Made by Tools/pinyin.py from Unicode 15.0's Unihan database, © 2022 Unicode, Inc.
// (https://www.unicode.org/terms_of_use.html): {len(characters)} characters, {len(syllables)} \
syllables, {len(sets)} sets.
#include "Tables.h"

const uint32_t cpinyin_page_count = {len(index)};

const char cpinyin_syllables[][8] = {{
{rows([f'"{s}"' for s in syllables], 10)}
}};

const uint16_t cpinyin_set_starts[] = {{
{rows(starts)}
}};

const uint16_t cpinyin_set_members[] = {{
{rows(members)}
}};

const uint16_t cpinyin_page_index[] = {{
{rows(index)}
}};

const uint16_t cpinyin_pages[][{PAGE}] = {{
""")
        for page in pages:
            out.write("    {" + ", ".join(map(str, page)) + "},\n")
        out.write("};\n")


main()
