#!/usr/bin/env python3
"""Make Sources/CSymbols/data: how signs and emoji are called, from Unicode's CLDR.

  apt-get install unicode-cldr-core && Tools/symbols.py

One file a language, a sign, a tab and its name a line, sorted by bytes so that the program can
search it where it lies. A sign written twice is how a row of them is told, with # for their number
("# dashes"); no sign at all is the same for any other sign, with * for its name. A sign of money
with a 1 behind it is how an amount is told. Names with skin tones are put together by the program.
What people call a sign at a keyboard goes before what CLDR calls it.
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
# The others in one order, a name for each of these signs.
SIGNS = """- . _ # @ * / \\ & + = ~ | % $ ^ ` < > " ' ( ) [ ] { } ! ? , ; : … → ← ↑ ↓ •""".split()
IN_ORDER = {
    "de": (
        "Strich | Punkt | Unterstrich | Nummernzeichen | At | Stern | Schrägstrich | Backslash | "
        "und | plus | gleich | Tilde | senkrechter Strich | Prozent | Dollar | Zirkumflex | "
        "Gravis | kleiner | größer | Anführungszeichen | Apostroph | Klammer auf | Klammer zu | "
        "eckige Klammer auf | eckige Klammer zu | geschweifte Klammer auf | geschweifte Klammer "
        "zu | Ausrufezeichen | Fragezeichen | Komma | Semikolon | Doppelpunkt | Auslassungspunkte "
        "| Pfeil nach rechts | Pfeil nach links | Pfeil nach oben | Pfeil nach unten | "
        "Aufzählungspunkt "),
    "fr": (
        "tiret | point | souligné | dièse | arobase | astérisque | barre oblique | antislash | et "
        "commercial | plus | égal | tilde | barre verticale | pour cent | dollar | accent "
        "circonflexe | accent grave | inférieur | supérieur | guillemet | apostrophe | parenthèse "
        "ouvrante | parenthèse fermante | crochet ouvrant | crochet fermant | accolade ouvrante | "
        "accolade fermante | point d’exclamation | point d’interrogation | virgule | point-"
        "virgule | deux-points | points de suspension | flèche droite | flèche gauche | flèche "
        "haut | flèche bas | puce "),
    "es": (
        "guion | punto | guion bajo | almohadilla | arroba | asterisco | barra | barra invertida "
        "| y | más | igual | tilde | barra vertical | por ciento | dólar | circunflejo | acento "
        "grave | menor | mayor | comillas | apóstrofo | abrir paréntesis | cerrar paréntesis | "
        "abrir corchete | cerrar corchete | abrir llave | cerrar llave | exclamación | "
        "interrogación | coma | punto y coma | dos puntos | puntos suspensivos | flecha derecha | "
        "flecha izquierda | flecha arriba | flecha abajo | viñeta "),
    "ru": (
        "дефис | точка | подчёркивание | решётка | собака | звёздочка | косая черта | обратная "
        "косая черта | амперсанд | плюс | равно | тильда | вертикальная черта | процент | доллар "
        "| крышка | обратный апостроф | меньше | больше | кавычка | апостроф | открывающая скобка "
        "| закрывающая скобка | открывающая квадратная скобка | закрывающая квадратная скобка | "
        "открывающая фигурная скобка | закрывающая фигурная скобка | восклицательный знак | "
        "вопросительный знак | запятая | точка с запятой | двоеточие | многоточие | стрелка "
        "вправо | стрелка влево | стрелка вверх | стрелка вниз | маркер списка "),
    "pl": (
        "kreska | kropka | podkreślenie | krzyżyk | małpa | gwiazdka | ukośnik | ukośnik wsteczny "
        "| ampersand | plus | równa się | tylda | kreska pionowa | procent | dolar | daszek | "
        "odwrócony apostrof | mniejsze | większe | cudzysłów | apostrof | lewy nawias | prawy "
        "nawias | lewy nawias kwadratowy | prawy nawias kwadratowy | lewa klamra | prawa klamra | "
        "wykrzyknik | znak zapytania | przecinek | średnik | dwukropek | wielokropek | strzałka w "
        "prawo | strzałka w lewo | strzałka w górę | strzałka w dół | punktor "),
    "ar": (
        "شرطة | نقطة | شرطة سفلية | شباك | آت | نجمة | شرطة مائلة | شرطة مائلة عكسية | و | زائد | "
        "يساوي | مدة | خط عمودي | بالمئة | دولار | علامة الإقحام | علامة نبرة | أصغر من | أكبر من "
        "| علامة اقتباس | فاصلة علوية | فتح قوس | إغلاق قوس | فتح قوس مربع | إغلاق قوس مربع | فتح "
        "قوس متعرج | إغلاق قوس متعرج | علامة تعجب | علامة استفهام | فاصلة | فاصلة منقوطة | نقطتان "
        "| نقاط حذف | سهم إلى اليمين | سهم إلى اليسار | سهم إلى الأعلى | سهم إلى الأسفل | نقطة "
        "تعداد "),
    "ja": (
        "ハイフン | ドット | アンダーバー | シャープ | アットマーク | アスタリスク | スラッシュ | バックスラッシュ | アンド | プラス | イコール | チルダ "
        "| 縦線 | パーセント | ドル | ハットマーク | バッククォート | 小なり | 大なり | ダブルクォート | アポストロフィ | かっこ | 閉じかっこ | "
        "角かっこ | 閉じ角かっこ | 波かっこ | 閉じ波かっこ | 感嘆符 | 疑問符 | カンマ | セミコロン | コロン | 三点リーダー | 右矢印 | 左矢印 | 上矢印 "
        "| 下矢印 | 黒丸 "),
    "zh-Hant-HK": (
        "橫線 | 點 | 底線 | 井號 | at | 星號 | 斜線 | 反斜線 | 和 | 加 | 等於 | 波浪號 | 直線 | 百分號 | 元 | 插入號 | 反引號 | 小於 "
        "| 大於 | 引號 | 撇號 | 左括號 | 右括號 | 左方括號 | 右方括號 | 左大括號 | 右大括號 | 感嘆號 | 問號 | 逗號 | 分號 | 冒號 | 省略號 | "
        "向右箭嘴 | 向左箭嘴 | 向上箭嘴 | 向下箭嘴 | 圓點 "),
    "yue": (
        "橫線 | 點 | 底線 | 井號 | at | 星號 | 斜線 | 反斜線 | 同埋 | 加 | 等於 | 波浪號 | 直線 | 百分號 | 元 | 插入號 | 反引號 | "
        "細過 | 大過 | 引號 | 撇號 | 開括號 | 閂括號 | 開方括號 | 閂方括號 | 開大括號 | 閂大括號 | 感嘆號 | 問號 | 逗號 | 分號 | 冒號 | "
        "省略號 | 向右箭嘴 | 向左箭嘴 | 向上箭嘴 | 向下箭嘴 | 圓點 "),
}
KEYBOARD.update({language: dict(zip(SIGNS, (name.strip() for name in names.split("|"))))
                 for language, names in IN_ORDER.items()})
# What CLDR calls by its use in a formula, or not at all, in the order of these signs.
MORE_SIGNS = "× ÷ − ° ℃ ℉ № ★ ☆ ✓ ✗ ♯ ♭ ♡ ² ³".split()
MORE = {
    "en": "times | divided by | minus | degrees | degrees Celsius | degrees Fahrenheit | number | "
          "star | white star | check mark | cross | sharp | flat | heart | squared | cubed",
    "de": "mal | geteilt durch | minus | Grad | Grad Celsius | Grad Fahrenheit | Nummer | Stern | "
          "weißer Stern | Häkchen | Kreuz | Kreuz | b | Herz | hoch zwei | hoch drei",
    "fr": "fois | divisé par | moins | degrés | degrés Celsius | degrés Fahrenheit | numéro | étoile | "
          "étoile blanche | coche | croix | dièse | bémol | cœur | au carré | au cube",
    "es": "por | dividido entre | menos | grados | grados Celsius | grados Fahrenheit | número | "
          "estrella | estrella blanca | marca | cruz | sostenido | bemol | corazón | al cuadrado | "
          "al cubo",
    "ru": "умножить на | разделить на | минус | градусов | градусов Цельсия | градусов Фаренгейта | "
          "номер | звезда | белая звезда | галочка | крестик | диез | бемоль | сердце | в квадрате | "
          "в кубе",
    "pl": "razy | podzielić przez | minus | stopni | stopni Celsjusza | stopni Fahrenheita | numer | "
          "gwiazda | biała gwiazda | ptaszek | krzyżyk | krzyżyk | bemol | serce | do kwadratu | "
          "do sześcianu",
    "ar": "ضرب | على | ناقص | درجة | درجة مئوية | درجة فهرنهايت | رقم | نجمة | نجمة بيضاء | "
          "علامة صح | علامة خطأ | دييز | بيمول | قلب | تربيع | تكعيب",
    "ja": "かける | わる | マイナス | 度 | 度 | 度 | ナンバー | 黒星 | 白星 | チェック | バツ | シャープ | フラット | ハート | "
          "の2乗 | の3乗",
    "zh-Hans": "乘 | 除以 | 减 | 度 | 摄氏度 | 华氏度 | 编号 | 实心星 | 空心星 | 对勾 | 叉 | 升号 | 降号 | 心形 | "
               "的平方 | 的立方",
    "zh-Hant": "乘 | 除以 | 減 | 度 | 攝氏度 | 華氏度 | 編號 | 實心星 | 空心星 | 打勾 | 叉 | 升記號 | 降記號 | "
               "愛心 | 的平方 | 的立方",
    "zh-Hant-HK": "乘 | 除以 | 減 | 度 | 攝氏度 | 華氏度 | 編號 | 實心星 | 空心星 | 剔號 | 交叉 | 升號 | 降號 | "
                  "心形 | 的平方 | 的立方",
    "yue": "乘 | 除 | 減 | 度 | 攝氏度 | 華氏度 | 編號 | 實心星 | 空心星 | 剔 | 交叉 | 升號 | 降號 | 心形 | "
           "嘅平方 | 嘅立方",
}
# Parts that the voice of the language does not know.
HALVES = {
    "es": ["un medio", "un cuarto", "tres cuartos", "un tercio", "dos tercios"],
    "ru": ["одна вторая", "одна четвёртая", "три четвёртых", "одна третья", "две третьих"],
    "ar": ["نصف", "ربع", "ثلاثة أرباع", "ثلث", "ثلثان"],
    "ja": ["2分の1", "4分の1", "4分の3", "3分の1", "3分の2"],
    "zh-Hans": ["二分之一", "四分之一", "四分之三", "三分之一", "三分之二"],
    "zh-Hant": ["二分之一", "四分之一", "四分之三", "三分之一", "三分之二"],
}
HALVES["zh-Hant-HK"] = HALVES["yue"] = HALVES["zh-Hant"]
# Amounts of money as they are said, with # for the number: where the name goes behind it, whichever
# side the sign is on. Languages that decline it are left to the name of the sign.
AMOUNTS = {
    "en": ["# dollars", "# euros", "# pounds", "# yen", "# rupees", "# won"],
    "de": ["# Dollar", "# Euro", "# Pfund", "# Yen", "# Rupien", "# Won"],
    "fr": ["# dollars", "# euros", "# livres", "# yens", "# roupies", "# wons"],
    "es": ["# dólares", "# euros", "# libras", "# yenes", "# rupias", "# wones"],
    "ja": ["#ドル", "#ユーロ", "#ポンド", "#円", "#ルピー", "#ウォン"],
    "zh-Hans": ["#美元", "#欧元", "#英镑", "#元", "#卢比", "#韩元"],
    "zh-Hant": ["#元", "#歐元", "#英鎊", "#日圓", "#盧比", "#韓元"],
    "zh-Hant-HK": ["#元", "#歐羅", "#英鎊", "#日圓", "#盧比", "#韓圜"],
    "yue": ["#蚊", "#歐羅", "#英鎊", "#日圓", "#盧比", "#韓圜"],
}
MONEY = "$ € £ ¥ ₹ ₩".split()
for language, names in MORE.items():
    KEYBOARD[language].update(zip(MORE_SIGNS, (name.strip() for name in names.split("|"))))
    KEYBOARD[language].update(zip("½ ¼ ¾ ⅓ ⅔".split(), HALVES.get(language, [])))
for language, names in AMOUNTS.items():
    # What is said without a number, and with one.
    KEYBOARD[language].update((sign, name.replace("#", "").strip())
                              for sign, name in zip(MONEY, names) if language not in ("en", "fr", "es"))
    KEYBOARD[language].update((sign + "1", name) for sign, name in zip(MONEY, names))
# How a row of one sign is told: # is its number, * its name where the row has none of its own.
ROW = {"en": "*, # times", "de": "*, # Mal", "fr": "*, # fois", "es": "*, # veces", "ru": "*: #", "pl": "*: #",
       "ar": "*: #", "ja": "*#個", "zh-Hans": "#个*", "zh-Hant": "#個*", "zh-Hant-HK": "#個*",
       "yue": "#個*"}
ROWS = {
    "en": {"-": "dashes", ".": "dots", "_": "underscores", "#": "number signs", "*": "stars",
           "=": "equals signs", "~": "tildes", "+": "plus signs", "/": "slashes",
           "!": "exclamation marks", "?": "question marks", "—": "em dashes", "─": "lines",
           ">": "greater signs", "<": "less signs", "…": "ellipses", "•": "bullets",
           "★": "stars", "☆": "white stars", "⭐": "stars"},
    "de": {"-": "Striche", ".": "Punkte", "_": "Unterstriche", "#": "Nummernzeichen", "*": "Sterne",
           "=": "Gleichheitszeichen", "~": "Tilden", "+": "Pluszeichen", "/": "Schrägstriche",
           "!": "Ausrufezeichen", "?": "Fragezeichen", "★": "Sterne", "☆": "weiße Sterne",
           "⭐": "Sterne"},
    "fr": {"-": "tirets", ".": "points", "_": "soulignés", "#": "dièses", "*": "astérisques",
           "=": "signes égal", "~": "tildes", "+": "signes plus", "/": "barres obliques",
           "!": "points d’exclamation", "?": "points d’interrogation", "★": "étoiles",
           "☆": "étoiles blanches", "⭐": "étoiles"},
    "es": {"-": "guiones", ".": "puntos", "_": "guiones bajos", "#": "almohadillas",
           "*": "asteriscos", "=": "signos igual", "~": "tildes", "+": "signos más",
           "/": "barras", "!": "exclamaciones", "?": "interrogaciones", "★": "estrellas",
           "☆": "estrellas blancas", "⭐": "estrellas"},
    "ru": {"-": "дефисы", ".": "точки", "_": "подчёркивания", "#": "решётки", "*": "звёздочки",
           "=": "знаки равенства", "~": "тильды", "+": "плюсы", "/": "косые черты",
           "!": "восклицательные знаки", "?": "вопросительные знаки", "★": "звёзды",
           "☆": "белые звёзды", "⭐": "звёзды"},
    "pl": {"-": "kreski", ".": "kropki", "_": "podkreślenia", "#": "krzyżyki", "*": "gwiazdki",
           "=": "znaki równości", "~": "tyldy", "+": "plusy", "/": "ukośniki",
           "!": "wykrzykniki", "?": "znaki zapytania", "★": "gwiazdy", "☆": "białe gwiazdy",
           "⭐": "gwiazdy"},
    "ar": {"-": "شرطات", ".": "نقاط", "_": "شرطات سفلية", "*": "نجمات", "=": "علامات يساوي",
           "+": "علامات زائد"},
}
FILES = {"en": ["en"], "zh-Hans": ["zh"], "zh-Hant": ["zh", "zh_Hant"],
         "zh-Hant-HK": ["zh", "zh_Hant", "zh_Hant_HK"], "yue": ["yue"], "ja": ["ja"], "de": ["de"],
         "fr": ["fr"], "es": ["es"], "ru": ["ru"], "pl": ["pl"], "ar": ["ar"]}
# How they say what a row of is told by its plural, in the pattern of ROW.
PLURAL = {"en": "# *", "de": "# *", "fr": "# *", "es": "# *"}
FULL_WIDTH = {chr(c + 0xFEE0): chr(c) for c in range(0x21, 0x7F)}


def names(files):
    result = {}
    for folder in ("annotations", "annotationsDerived"):
        for name in files:
            for note in xml.parse(f"{CLDR}/{folder}/{name}.xml").iter("annotation"):
                sign = note.get("cp")
                if note.get("type") == "tts" and note.text != "↑↑↑" and not re.search(f".[{TONES}]", sign):
                    result[sign] = re.sub("[“”«»]", "", note.text).replace(": ", " ").strip()
    return result


def main():
    os.makedirs(OUT, exist_ok=True)
    for language, files in FILES.items():
        table = names(files)
        table.update(KEYBOARD[language])
        for wide, narrow in FULL_WIDTH.items():
            if narrow in table:
                table[wide] = table[narrow]
        table[""] = ROW[language]
        plural = PLURAL.get(language, ROW[language])
        for sign, name in ROWS.get(language, {}).items():
            table[sign * 2] = plural.replace("*", name)
        lines = sorted(f"{sign}\t{name}\n".encode() for sign, name in table.items()
                       if "\t" not in name and "\n" not in name)
        with open(f"{OUT}/{language}.txt", "wb") as out:
            out.writelines(lines)


if __name__ == "__main__":
    main()
