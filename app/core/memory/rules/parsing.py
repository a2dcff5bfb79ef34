"""From the words that fill a slot to a value, one function per kind of value. Each returns None where it finds none."""

import re
from dataclasses import replace
from functools import lru_cache

from app.core.memory.rules.measures import clock_of, day_of, height_of, money_of
from app.core.memory.rules.numbers import number_of
from app.core.memory.rules.places import Known, known_place
from app.core.memory.rules.values import NOT_A_NAME, Choice, Date, Place, Span, Words
from app.core.text import analyzer
from app.core.text.analyzer import folded, query_terms, terms
from app.core.text.language import Language, language_of

# Several words for one thing that is also written as one.
_ALIASES = {"visual studio code": "vscode", "vs code": "vscode", "mac os": "macos", "os x": "macos"}
# Words that say only that something is meant.
_EMPTY = frozenset(query_terms("food anything everything something stuff things thing kind kinds lot lots all"))
_COMMON = ("a ", "an ", "the ", "some ", "my ", "one ", "какой", "один ", "одном ", "одной ", "一家", "一个", "某")


@lru_cache(maxsize=5_000)
def words_of(text: str, language: Language) -> Words | None:
    """`text` as a value; None when it holds no word that says anything."""
    plain = folded(text).strip()
    for several, one in _ALIASES.items():
        plain = plain.replace(several, one)
    found = frozenset(query_terms(plain))
    if not found:
        return None
    found = found - _EMPTY or found
    return Words(plain.rstrip("的了"), found, language)


def employer_of(text: str, language: Language) -> Words | None:
    """`text` as an employer or a school: a kind ("a bank", "банке") or a name."""
    words = words_of(text, language)
    common = folded(text).startswith(_COMMON) or (language == "ru" and text == text.lower())
    return replace(words, common=common) if words else None


# Words for work that may be one and the same.
_FAMILIES = {
    "it": "engineer developer programmer sre devops analyst tester it software "
    "программист разработчик инженер тестировщик",
    "health": "doctor physician surgeon psychiatrist pediatrician врач хирург терапевт педиатр психиатр",
    "teaching": "teacher professor lecturer tutor instructor coach trainer учитель преподаватель тренер",
    "art": "artist painter illustrator designer photographer художник дизайнер фотограф",
    "music": "musician singer музыкант певец певица",
    "writing": "writer author journalist editor reporter писатель журналист редактор",
    "business": "manager director consultant entrepreneur executive менеджер директор предприниматель",
    "sales": "salesman salesperson saleswoman cashier clerk продавец кассир",
    "care": "nurse caregiver nanny paramedic медсестра няня",
    "driving": "driver водитель таксист",
}
_FAMILIES_ZH = {
    "it": "程序员 工程师",
    "health": "医生 牙医",
    "teaching": "老师 教师 教授 教练",
    "art": "画家 设计师 摄影师",
    "music": "歌手 音乐家",
    "writing": "作家 记者 编辑",
    "business": "经理 顾问",
    "sales": "销售 店员 收银员",
    "care": "护士 保姆",
}
_FAMILY_OF = {stem: family for family, names in _FAMILIES.items() for name in names.split() for stem in terms(name)}


@lru_cache(maxsize=5_000)
def job_of(text: str, language: Language) -> Words | None:
    """`text` as an occupation."""
    words = words_of(text, language)
    if words is None:
        return None
    listed = (_FAMILY_OF.get(term) for term in sorted(words.terms))
    chinese = (family for family, names in _FAMILIES_ZH.items() if words.text.endswith(tuple(names.split())))
    family = next((family for family in (*listed, *chinese) if family), "")
    return replace(words, family=family)


@lru_cache(maxsize=5_000)
def place_of(text: str) -> Place | None:
    """`text` as a place: "Foix, France", "России", "浙江安吉"; None when it is no name of a place."""
    plain = folded(text).strip()
    name, _comma, rest = plain.partition("," if "," in plain else " in ")
    larger = known_place(rest.strip()) if rest else None
    known = known_place(name)
    if known is None and "㐀" <= name[:1] <= "鿿":
        known, name, larger = _chinese_place(name)
    key = " ".join(_unbent(term) for term in analyzer.words(name)) if known is None else known.name
    if known is None and (not key or (not larger and (len(key.split()) > 3 or set(key.split()) & NOT_A_NAME))):
        return None
    parts = {place for found in (known, larger) if found for place in (found.country, found.name)} - {key}
    return Place(key, known, frozenset(parts), language_of(text))


def _unbent(word: str) -> str:
    """A name without its ending: Snowball takes too much off Russian names and not the same in each case."""
    return word.rstrip("аеиоуыьэюяй") if "а" <= word[:1] <= "я" else terms(word)[0]


def _chinese_place(name: str) -> tuple[Known | None, str, Known | None]:
    """A province before its town, and 市 or 省 after a name, are written without a space."""
    bare = name.rstrip("市省县区")
    if known := known_place(bare):
        return known, bare, None
    for length in range(len(bare) - 1, 1, -1):
        if larger := known_place(bare[:length]):
            town = bare[length:].lstrip("市省").rstrip("市省")
            return known_place(town), town, larger
    return None, bare, None


def number_value(text: str, _language: Language) -> Span | None:
    """`text` as an exact number; None when it is none."""
    number = number_of(folded(text).strip())
    return None if number is None else Span(number, number)


_OFFSET = re.compile(r"(?:utc|gmt) ?([+\-−]?) ?(\d{0,2})")
_ZONES = {
    "cet": 1, "est": -5, "pst": -8, "msk": 3, "pacific": -8, "mountain": -7, "central": -6, "eastern": -5,
    "london": 0, "berlin": 1, "московск": 3, "moscow": 3,
    "екатеринбургск": 5, "tokyo": 9, "北京": 8, "东京": 9,
}  # fmt: skip


def zone_value(text: str, _language: Language) -> Span | None:
    """The time zone in `text`, in hours from UTC in winter."""
    plain = folded(text)
    if found := _OFFSET.search(plain):
        hours = float(found[2] or 0) * (-1 if found[1] in ("-", "−") else 1) if found[1] else 0.0
        return Span(hours, hours)
    hours_of = next((hours for name, hours in _ZONES.items() if name in plain), None)
    return None if hours_of is None else Span(hours_of, hours_of)


_DISTRIBUTIONS = frozenset("ubuntu debian fedora arch mint nixos opensuse".split())


def os_value(text: str, language: Language) -> Choice | None:
    """The operating system in `text`: a version is one of its system, a distribution one of Linux."""
    words = words_of(text, language)
    if words is None:
        return None
    system, _space, version = words.text.partition(" ")
    if system in _DISTRIBUTIONS:
        return Choice(system, frozenset({"linux"}))
    return Choice(f"{system} {version}", frozenset({system})) if version.isdigit() else Choice(system)


def date_value(text: str, language: Language) -> Date | None:
    """The date in `text`."""
    day = day_of(folded(text), language)
    return Date(day) if day else None


def clock_value(text: str, language: Language) -> Span | None:
    """The time of day in `text`, in minutes after midnight."""
    minutes = clock_of(folded(text), language)
    return None if minutes is None else Span(minutes, minutes)


def height_value(text: str, language: Language) -> Span | None:
    """The height in `text` in centimetres; feet and inches round by about two."""
    height = height_of(folded(text), language)
    return None if height is None else Span(height, height, slack=1.5)


def money_value(text: str, language: Language) -> Span | None:
    """The sum in `text`."""
    money = money_of(folded(text), language)
    return None if money is None else Span(money[0], money[0], unit=money[1])
