"""Numbers written in words or figures, in three languages."""

import re
from functools import lru_cache

_EN_UNITS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen"
).split()
_EN_ORDINALS = (
    "zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth "
    "fifteenth sixteenth seventeenth eighteenth nineteenth"
).split()
_EN_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()

# Stems, so that every case form is found: "двух" and "двое", "сорока", "шестого".
_RU_STEMS = (
    (0, r"нол\w*|нул\w*"),
    (11, r"одиннадцат\w*"),
    (12, r"двенадцат\w*"),
    (13, r"тринадцат\w*"),
    (14, r"четырнадцат\w*"),
    (15, r"пятнадцат\w*"),
    (16, r"шестнадцат\w*"),
    (17, r"семнадцат\w*"),
    (18, r"восемнадцат\w*"),
    (19, r"девятнадцат\w*"),
    (20, r"двадцат\w*"),
    (30, r"тридцат\w*"),
    (40, r"сорок\w*"),
    (50, r"пят(?:ь|и)десят\w*"),
    (60, r"шест(?:ь|и)десят\w*"),
    (70, r"сем(?:ь|и)десят\w*"),
    (80, r"вос(?:емь|ьми)десят\w*"),
    (90, r"девяност\w*"),
    (1, r"од(?:ин|на|но|ного|ной|ну|ному)|перв\w+"),
    (2, r"дв(?:а|е|ух|ое|оих|ум)|втор(?:ой|ого|ая|ую)"),
    (3, r"тр(?:и|ех|ое|оих|ем)|трет(?:ий|ьего|ья|ье)"),
    (4, r"четыр(?:е|ех)|четверо|четверых|четверт\w+"),
    (5, r"пят(?:ь|и|еро|ый|ого|ое)"),
    (6, r"шест(?:ь|и|еро|ой|ого|ое)"),
    (7, r"сем(?:ь|и|еро)|седьм\w+"),
    (8, r"вос(?:емь|ьми)|восьм\w+"),
    (9, r"девят(?:ь|и|ый|ого|ое)"),
    (10, r"десят(?:ь|и|ый|ого|ое)"),
)
_ZH_DIGITS = {
    **{digit: number for number, digit in enumerate("零一二三四五六七八九")},
    "两": 2,
    "俩": 2,
    "仨": 3,
    "〇": 0,
}
_ZH_TENS = {"十": 10, "百": 100, "千": 1000, "万": 10_000}

_EN_NUMBER = "|".join(
    (
        rf"(?:{'|'.join(_EN_TENS)})(?:[- ](?:{'|'.join(_EN_UNITS[1:10] + _EN_ORDINALS[1:10])}))?",
        *sorted(_EN_UNITS + _EN_ORDINALS, key=len, reverse=True),
    )
)
_RU_NUMBER = "|".join(f"(?:{stem})" for _number, stem in _RU_STEMS)
_ZH_NUMBER = "[零〇一二两俩仨三四五六七八九十百千万]+"
_FIGURES = r"\d+(?:[ ,.]\d{3})+(?!\d)|\d+(?:[.,]\d+)?"

# A number anywhere in a pattern: `NUMBER["en"]` and so on hold no groups of their own.
NUMBER = {
    "en": rf"(?:{_FIGURES}|\b(?:{_EN_NUMBER})\b)",
    "ru": rf"(?:{_FIGURES}|\b(?:{_RU_NUMBER})(?: (?:{_RU_NUMBER}))?\b)",
    "zh": rf"(?:{_FIGURES}|{_ZH_NUMBER})",
}

_RU_COMPILED = tuple((number, re.compile(stem)) for number, stem in _RU_STEMS)
_GROUPED = re.compile(r"\d+(?:[ ,.]\d{3})+")
_HAN_NUMBER = re.compile(_ZH_NUMBER)


@lru_cache(maxsize=2_000)
def number_of(text: str) -> float | None:
    """The number that `text` (folded, nothing but a number) stands for; None when it is none."""
    if text[:1].isdigit():
        return _from_figures(text)
    if _HAN_NUMBER.fullmatch(text):
        return _from_chinese(text)
    total = 0
    for word in re.split(r"[- ]+", text):
        part = _from_word(word)
        if part is None:
            return None
        total += part
    return total


def _from_figures(text: str) -> float | None:
    if _GROUPED.fullmatch(text):
        return float(re.sub(r"[ ,.]", "", text))
    try:
        return float(text.replace(",", "."))
    except ValueError:
        return None


def _from_word(word: str) -> int | None:
    for words, first, step in ((_EN_UNITS, 0, 1), (_EN_ORDINALS, 0, 1), (_EN_TENS, 20, 10)):
        if word in words:
            return first + step * words.index(word)
    return next((number for number, stem in _RU_COMPILED if stem.fullmatch(word)), None)


def _from_chinese(text: str) -> float:
    total = group = digit = 0
    for sign in text:
        if sign in _ZH_DIGITS:
            digit = _ZH_DIGITS[sign]
        elif sign == "万":
            total, group, digit = (total + group + digit) * 10_000, 0, 0
        else:
            group, digit = group + max(digit, 1) * _ZH_TENS[sign], 0
    return total + group + digit
