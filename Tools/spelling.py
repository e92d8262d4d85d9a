#!/usr/bin/env python3
"""Make Sources/CSpelling/data: how Chinese and Japanese characters are told apart by ear.

  apt-get install unicode-data libchewing3-data rime-data-jyut6ping3
  pip install jieba==0.42.1 pypinyin==0.55.0 opencc==1.4.2
  Tools/spelling.py

words-Hans.txt and words-Hant.txt: a character and a word that it is known by, a line each, sorted.
The word is a frequent one of two characters in which the character has its usual reading, and which
sounds like no other frequent word. Simplified words and their frequencies are jieba's (MIT), read by
pypinyin (MIT); traditional ones with their readings are libchewing's (LGPL-2.1 or later), written
as in Taiwan and as in Hong Kong; those that Cantonese reads otherwise (jyut6ping3, CC-BY) come last.

pinyin.txt, zhuyin.txt (as read in Taiwan), jyutping.txt and japanese.txt: a reading as it is shown,
a blank, the same as a voice reads it with the number of its tone, a tab, and all characters that
are read so. From Unicode's Unihan database, Taiwan's
from libchewing.
"""
import bz2, collections, os, re, unicodedata

UNIHAN = "/usr/share/unicode/Unihan_%s.txt.bz2"
RIME = "/usr/share/rime-data/"
CHEWING = "/usr/share/libchewing/"
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Sources/CSpelling/data")
# Names of persons, by the parts of speech that jieba gives, which is often wrong: they count for less.
NAMES = {"nr", "nrt", "nrfg", "nz", "x", "eng"}
# Words that nobody wants to hear when a name is spelled.
UNWANTED = set("妓淫奸姦屄屌肏操婊嫖尸屍尿屎屁")


def unihan(part, *fields):
    result = {field: {} for field in fields}
    for line in bz2.open(UNIHAN % part, "rt", encoding="utf-8"):
        if line.startswith("U+"):
            code, field, value = line.rstrip("\n").split("\t")
            if field in result:
                result[field][chr(int(code[2:], 16))] = value
    return result


def is_han(text):
    return all("\u3400" <= c <= "\u9fff" for c in text)


# --- Readings ------------------------------------------------------------------------------------

MARKS = {"\u0304": 1, "\u0301": 2, "\u030c": 3, "\u0300": 4}
INITIALS = dict(zip("ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙ",
                    "b p m f d t n l g k h j q x zh ch sh r z c s".split()))
FINALS = dict(pair.split(":") for pair in (
    "ㄚ:a ㄛ:o ㄜ:e ㄝ:ê ㄞ:ai ㄟ:ei ㄠ:ao ㄡ:ou ㄢ:an ㄣ:en ㄤ:ang ㄥ:eng ㄦ:er ㄧ:i ㄧㄚ:ia ㄧㄛ:io ㄧㄝ:ie ㄧㄞ:iai "
    "ㄧㄠ:iao ㄧㄡ:iou ㄧㄢ:ian ㄧㄣ:in ㄧㄤ:iang ㄧㄥ:ing ㄨ:u ㄨㄚ:ua ㄨㄛ:uo ㄨㄞ:uai ㄨㄟ:uei ㄨㄢ:uan ㄨㄣ:uen "
    "ㄨㄤ:uang ㄨㄥ:ueng ㄩ:v ㄩㄝ:ve ㄩㄢ:van ㄩㄣ:vn ㄩㄥ:iong").split())
AFTER_INITIAL = {"iou": "iu", "uei": "ui", "uen": "un", "ueng": "ong"}
ALONE = {"i": "yi", "in": "yin", "ing": "ying", "u": "wu", "v": "yu"}


def numbered(pinyin):
    """"hǎo" as "hao3", ü as v; a neutral tone is 5."""
    tone, letters = 5, ""
    for c in unicodedata.normalize("NFD", pinyin):
        if c in MARKS:
            tone = MARKS[c]
        elif c == "\u0308":
            letters = letters[:-1] + "v"
        else:
            letters += c
    return unicodedata.normalize("NFC", letters) + str(tone)


def marked(syllable):
    """"hao3" as "hǎo"."""
    letters, tone = syllable[:-1].replace("v", "ü"), int(syllable[-1])
    at = next((letters.index(v) for v in ("a", "e", "ê", "ou") if v in letters), None)
    if at is None:
        at = max((i for i, c in enumerate(letters) if c in "iuüo"), default=len(letters) - 1)
    mark = {number: mark for mark, number in MARKS.items()}.get(tone, "")
    return unicodedata.normalize("NFC", letters[:at + 1] + mark + letters[at + 1:])


def pinyin(zhuyin):
    """"ㄏㄠˇ" as "hao3"."""
    tones = {"˙": 5, "ˊ": 2, "ˇ": 3, "ˋ": 4}
    tone = next((number for mark, number in tones.items() if mark in zhuyin), 1)
    letters = zhuyin.strip("˙ˊˇˋ")
    initial = INITIALS.get(letters[0], "")
    final = FINALS[letters[1:] or "ㄧ"] if initial else FINALS[letters]
    if initial:
        final = AFTER_INITIAL.get(final, final)
        if initial in ("j", "q", "x") and final.startswith("v"):
            final = "u" + final[1:]
        return f"{initial}{final}{tone}"
    if final in ALONE:
        final = ALONE[final]
    elif final[0] == "i":
        final = "y" + final[1:]
    elif final[0] == "u":
        final = "w" + final[1:]
    elif final[0] == "v":
        final = "yu" + final[1:]
    return f"{final}{tone}"


HEPBURN = {}
for row in ("a:あいうえお k:かきくけこ s:さしすせそ t:たちつてと n:なにぬねの h:はひふへほ m:まみむめも r:らりるれろ g:がぎぐげご "
            "z:ざじずぜぞ d:だぢづでど b:ばびぶべぼ p:ぱぴぷぺぽ").split():
    consonant, kana = row.split(":")
    for vowel, letter in zip("AIUEO", kana):
        HEPBURN[("" if consonant == "a" else consonant.upper()) + vowel] = letter
HEPBURN.update({"SHI": "し", "CHI": "ち", "TSU": "つ", "FU": "ふ", "JI": "じ", "YA": "や", "YU": "ゆ", "YO": "よ",
                "WA": "わ", "WI": "ゐ", "WE": "ゑ", "WO": "を", "VU": "ゔ"})
for consonant, letter in {"K": "き", "SH": "し", "CH": "ち", "N": "に", "H": "ひ", "M": "み", "R": "り", "G": "ぎ",
                          "J": "じ", "B": "び", "P": "ぴ"}.items():
    for vowel, small in {"A": "ゃ", "U": "ゅ", "O": "ょ"}.items():
        HEPBURN[consonant + ("" if consonant in ("SH", "CH", "J") else "Y") + vowel] = letter + small


def kana(romaji):
    """A reading of Unihan in hiragana; None for what it can't be."""
    text, at = "", 0
    while at < len(romaji):
        if at + 1 < len(romaji) and romaji[at] == romaji[at + 1] and romaji[at] in "KSTPCGZDB":
            text, at = text + "っ", at + 1
            continue
        if romaji[at:at + 3] == "TCH":
            text, at = text + "っ", at + 1
            continue
        part = next((romaji[at:at + n] for n in (3, 2, 1) if romaji[at:at + n] in HEPBURN), None)
        if part:
            text, at = text + HEPBURN[part], at + len(part)
        elif romaji[at] == "N":
            text, at = text + "ん", at + 1
        else:
            return None
    return text


def katakana(text):
    return "".join(chr(ord(c) + 0x60) if "ぁ" <= c <= "ゔ" else c for c in text)


# --- Words ---------------------------------------------------------------------------------------

def best_words(words, usual, weight=lambda character, word: 1):
    """The word for each character out of {word: (frequency, reading)}."""
    sounds = collections.Counter()
    for word, (frequency, reading) in words.items():
        sounds[reading] += frequency
    best = {}
    for word, (frequency, reading) in words.items():
        if not frequency or word[0] == word[1] or UNWANTED & set(word):
            continue
        # What sounds like another word tells nothing by ear.
        clear = (frequency / sounds[reading]) ** 2
        for at, character in enumerate(word):
            if reading[at] != usual.get(character):
                continue
            # The first of a word is the one that comes to mind.
            score = frequency * clear * (1.5 if at == 0 else 1) * weight(character, word)
            if score > best.get(character, (0, ""))[0]:
                best[character] = (score, word)
    return {character: word for character, (_, word) in best.items()}


def simplified(usual, many):
    """{character: word}, and how much each word counts: 1, or less where it is likely a name."""
    import jieba
    from pypinyin import Style, lazy_pinyin
    from pypinyin.phrases_dict import phrases_dict
    words, weights = {}, {}
    with open(os.path.join(os.path.dirname(jieba.__file__), "dict.txt"), encoding="utf-8") as lines:
        for line in lines:
            word, frequency, kind = line.split()
            if len(word) == 2 and is_han(word):
                reading = lazy_pinyin(word, style=Style.TONE3, neutral_tone_with_five=True,
                                      v_to_u=False)
                weights[word] = 0.3 if kind in NAMES else 1
                words[word] = (int(frequency) * weights[word], tuple(reading))
    # Only a dictionary knows how a character of several readings is read in a word.
    def weight(character, word):
        return 1 if character not in many or word in phrases_dict or weights[word] < 1 else 0.001
    return best_words(words, usual, weight), weights


def chewing():
    """Taiwan's words with their frequencies and readings: {word: [(frequency, (zhuyin, …))]}."""
    tree = open(CHEWING + "index_tree.dat", "rb").read()
    texts = open(CHEWING + "dictionary.dat", "rb").read()
    parts = (" ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙ", 9, 31), (" ㄧㄨㄩ", 7, 3), (" ㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄥㄦ", 3, 15)

    # A node is its syllable and the range of its children; a leaf, of syllable 0, a text and its frequency.
    def node(at):
        row = tree[at * 8:at * 8 + 8]
        return tuple(int.from_bytes(row[i:j], "little") for i, j in ((0, 2), (2, 5), (5, 8)))

    def syllable(key):
        plain = "".join(letters[key >> shift & mask] for letters, shift, mask in parts).replace(" ", "")
        return "˙" + plain if key & 7 == 1 else plain + " ˙ˊˇˋ"[key & 7].strip()

    words = collections.defaultdict(list)

    def walk(at, path):
        _, first, end = node(at)
        for child in range(first, end):
            key, start, frequency = node(child)
            if key:
                walk(child, path + (syllable(key),))
            else:
                text = texts[start:texts.index(b"\0", start)].decode()
                if is_han(text):
                    words[text].append((frequency, path))
    walk(0, ())
    return words


def usual_in_taiwan(words):
    """The reading of each character that most of its words have."""
    support = collections.defaultdict(collections.Counter)
    for word, found in words.items():
        for frequency, reading in found:
            for character, syllable in zip(word, reading):
                support[character][syllable] += frequency if len(word) > 1 else 0
    return {character: counts.most_common(1)[0][0] for character, counts in support.items()}


def traditional(known, usual, weights, cantonese, spoken):
    import opencc
    simple, plain = opencc.OpenCC("t2s"), opencc.OpenCC("tw2t")
    hong_kong = opencc.OpenCC("t2hk")
    words, usual = {}, dict(usual)
    for word, found in known.items():
        if len(word) != 2:
            continue
        frequency, reading = max(found)
        # What no dictionary of the mainland has is often a name, or two words that meet.
        score = frequency * weights.get(simple.convert(word), 0.2)
        for form in {word, hong_kong.convert(plain.convert(word))}:
            if len(form) == 2:
                words[form] = max(words.get(form, (0,)), (score, reading))
                for character, syllable in zip(form, reading):
                    usual.setdefault(character, syllable)
    # The same words serve Cantonese, so one that it reads otherwise is less help there.
    def weight(character, word):
        reads = word not in spoken or spoken[word][word.index(character)] == cantonese.get(character)
        return 1 if reads else 0.1
    return best_words(words, usual, weight)


def cantonese_words():
    words = {}
    for line in open(RIME + "jyut6ping3.words.dict.yaml", encoding="utf-8"):
        parts = line.rstrip("\n").split("\t")
        if len(parts) > 1 and len(parts[0]) == 2 and len(parts[1].split()) == 2:
            words.setdefault(parts[0], tuple(parts[1].split()))
    return words


def write(name, lines):
    with open(f"{OUT}/{name}.txt", "w", encoding="utf-8") as out:
        out.writelines(line + "\n" for line in lines)


def write_readings(name, shown, readings):
    groups = collections.defaultdict(list)
    for character, reading in sorted(readings.items()):
        groups[reading].append(character)
    write(name, (f"{shown(reading)}\t{''.join(found)}" for reading, found in sorted(groups.items())))


def main():
    os.makedirs(OUT, exist_ok=True)
    table = unihan("Readings", "kMandarin", "kHanyuPinlu", "kXHC1983", "kCantonese",
                   "kJapaneseKun", "kJapaneseOn")
    others = unihan("OtherMappings", "kJis0")
    mandarin = {c: numbered(value.split()[0]) for c, value in table["kMandarin"].items() if is_han(c)}
    cantonese = {c: value.split()[0] for c, value in table["kCantonese"].items() if is_han(c)}
    many = {c for c, value in table["kHanyuPinlu"].items() if len(value.split()) > 1}
    many |= {c for c, value in table["kXHC1983"].items() if len(value.split()) > 1}
    known = chewing()
    taiwan = usual_in_taiwan(known)
    hans, weights = simplified(mandarin, many)
    hant = traditional(known, taiwan, weights, cantonese, cantonese_words())
    write("words-Hans", (c + word for c, word in sorted(hans.items())))
    write("words-Hant", (c + word for c, word in sorted(hant.items())))
    write_readings("pinyin", lambda s: f"{marked(s)} {s}", mandarin)
    write_readings("zhuyin", lambda s: f"{s} {pinyin(s)}", taiwan)
    write_readings("jyutping", lambda s: f"{s} {s}", cantonese)
    japanese = {}
    for c in sorted(others["kJis0"]):
        kun = kana(table["kJapaneseKun"].get(c, "").split(" ")[0])
        on = kana(table["kJapaneseOn"].get(c, "").split(" ")[0])
        if is_han(c) and kun is not None and on is not None and kun + on:
            japanese[c] = "、".join(part for part in (kun, katakana(on)) if part)
    write_readings("japanese", lambda s: f"{s} {s}", japanese)
    print(len(hans), len(hant), len(mandarin), len(taiwan), len(cantonese), len(japanese))


if __name__ == "__main__":
    main()
