#!/usr/bin/env python3
"""Make Sources/CSymbols/data: how signs and emoji are called, from Unicode's CLDR.

  apt-get install unicode-cldr-core && Tools/symbols.py

One file a language, a sign, a tab and its name a line, sorted by bytes so that the program can
search it where it lies. A sign written twice is the name of a row of them, after a number ("12
dashes"). Names with skin tones are put together by the program. What people call a sign at a
keyboard goes before what CLDR calls it.
"""
import os, re, sys, xml.etree.ElementTree as xml

CLDR = "/usr/share/unicode/cldr/common"
OUT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../Sources/CSymbols/data")
TONES = "\U0001F3FB-\U0001F3FF"

# Keyboard signs, as screen readers call them. "-" is called by its looks and not by what it means.
KEYBOARD = {
    "en": {"-": "dash", ".": "dot", "_": "underscore", "#": "number sign", "@": "at", "*": "star",
           "/": "slash", "\\": "backslash", "&": "and", "+": "plus", "=": "equals", "~": "tilde",
           "|": "bar", "%": "percent", "$": "dollar", "^": "caret", "`": "backtick", "<": "less",
           ">": "greater", '"': "quote", "'": "apostrophe", "(": "left paren", ")": "right paren",
           "[": "left bracket", "]": "right bracket", "{": "left brace", "}": "right brace",
           "!": "exclamation", "?": "question", ",": "comma", ";": "semicolon", ":": "colon",
           "…": "ellipsis", "→": "right arrow", "←": "left arrow", "↑": "up arrow",
           "↓": "down arrow", "\u00a0": "no-break space", "•": "bullet"},
    "zh-Hans": {"-": "横杠", ".": "点", "_": "下划线", "#": "井号", "@": "艾特", "*": "星号",
                "/": "斜杠", "\\": "反斜杠", "&": "和", "+": "加", "=": "等于", "~": "波浪号",
                "|": "竖线", "%": "百分号", "$": "美元", "^": "脱字符", "`": "反引号", "<": "小于",
                ">": "大于", '"': "引号", "'": "撇号", "(": "左括号", ")": "右括号",
                "[": "左方括号", "]": "右方括号", "{": "左花括号", "}": "右花括号", "!": "叹号",
                "?": "问号", ",": "逗号", ";": "分号", ":": "冒号", "…": "省略号", "。": "句号",
                "、": "顿号", "，": "逗号", "→": "右箭头", "←": "左箭头", "↑": "上箭头",
                "↓": "下箭头", "•": "圆点"},
    "zh-Hant": {"-": "橫槓", ".": "點", "_": "底線", "#": "井號", "@": "小老鼠", "*": "星號",
                "/": "斜線", "\\": "反斜線", "&": "和", "+": "加", "=": "等於", "~": "波浪號",
                "|": "直線", "%": "百分號", "$": "錢號", "^": "插入號", "`": "反引號", "<": "小於",
                ">": "大於", '"': "引號", "'": "撇號", "(": "左括號", ")": "右括號",
                "[": "左方括號", "]": "右方括號", "{": "左大括號", "}": "右大括號", "!": "驚嘆號",
                "?": "問號", ",": "逗號", ";": "分號", ":": "冒號", "…": "刪節號", "。": "句號",
                "、": "頓號", "，": "逗號", "→": "右箭頭", "←": "左箭頭", "↑": "上箭頭",
                "↓": "下箭頭", "•": "圓點"},
}
ROWS = {
    "en": {"-": "dashes", ".": "dots", "_": "underscores", "#": "number signs", "*": "stars",
           "=": "equals signs", "~": "tildes", "+": "plus signs", "/": "slashes",
           "!": "exclamation marks", "?": "question marks", "—": "em dashes", "─": "lines",
           ">": "greater signs", "<": "less signs", "…": "ellipses", "•": "bullets"},
}
FILES = {"en": ["en"], "zh-Hans": ["zh"], "zh-Hant": ["zh", "zh_Hant"]}
FULL_WIDTH = {chr(c + 0xFEE0): chr(c) for c in range(0x21, 0x7F)}


def names(files):
    result = {}
    for folder in ("annotations", "annotationsDerived"):
        for name in files:
            for note in xml.parse(f"{CLDR}/{folder}/{name}.xml").iter("annotation"):
                sign = note.get("cp")
                if note.get("type") == "tts" and note.text != "↑↑↑" and not re.search(f".[{TONES}]", sign):
                    result[sign] = note.text.replace("“", "").replace("”", "").replace(": ", " ")
    return result


def main():
    os.makedirs(OUT, exist_ok=True)
    for language, files in FILES.items():
        table = names(files)
        table.update(KEYBOARD[language])
        for wide, narrow in FULL_WIDTH.items():
            if narrow in table:
                table[wide] = table[narrow]
        for sign, name in ROWS.get(language, {}).items():
            table[sign * 2] = name
        if language != "en":
            for sign in ROWS["en"]:
                if sign in table:
                    table[sign * 2] = ("個" if language == "zh-Hant" else "个") + table[sign]
        lines = sorted(f"{sign}\t{name}\n".encode() for sign, name in table.items()
                       if "\t" not in name and "\n" not in name)
        with open(f"{OUT}/{language}.txt", "wb") as out:
            out.writelines(lines)


if __name__ == "__main__":
    main()
