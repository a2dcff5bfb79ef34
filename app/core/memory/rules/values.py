"""What a slot is filled with, in a form in which two values can be compared: `old.fit(new)`."""

import re
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from app.core.memory.rules.concepts import kinds_of_meaning, meaning_of
from app.core.memory.rules.measures import Day, clock_of, day_of, height_of, money_of
from app.core.memory.rules.numbers import NUMBER, number_of
from app.core.memory.rules.places import Known, Level, known_place
from app.core.text.analyzer import folded, query_terms, terms
from app.core.text.language import Language, language_of


class Fit(StrEnum):
    """How a newer value stands to an older one."""

    SAME = "same"
    NARROWER = "narrower"  # the newer one says the same, more exactly
    WIDER = "wider"  # the newer one says the same, less exactly
    DIFFERENT = "different"  # both cannot be the one value of a slot
    UNKNOWN = "unknown"


_LATIN = str.maketrans(
    dict(zip("абвгдезийклмнопрстуфхыэ", "abvgdeziyklmnoprstufhye", strict=True))
    | {"ж": "zh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "sch", "ю": "yu", "я": "ya", "ъ": "", "ь": ""}
)


def in_latin(text: str) -> str:
    """Folded Russian `text` in Latin letters, as most people write names."""
    return text.translate(_LATIN)


_WIDENED = {Fit.NARROWER: Fit.WIDER, Fit.WIDER: Fit.NARROWER}


def reverse(fit: Fit) -> Fit:
    """The same relation seen from the newer value."""
    return _WIDENED.get(fit, fit)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few named possibilities, such as "married". `within` holds the wider possibilities that it implies,
    `beside` those that say nothing about it."""

    name: str
    within: frozenset[str] = frozenset()
    beside: frozenset[str] = frozenset()

    def fit(self, new: "Choice") -> Fit:
        """Different unless equal, implied or declared to be independent."""
        if self.name == new.name:
            return Fit.SAME
        if self.name in new.within:
            return Fit.NARROWER
        if new.name in self.within:
            return Fit.WIDER
        return Fit.UNKNOWN if new.name in self.beside or self.name in new.beside else Fit.DIFFERENT


@dataclass(frozen=True, slots=True)
class Span:
    """A number known exactly (`low == high`) or within bounds. `slack` is how far apart two ways of giving the same
    amount may be; `unit` keeps euros from being compared with dollars."""

    low: float
    high: float
    unit: str = ""
    slack: float = 0.0

    def fit(self, new: "Span") -> Fit:
        """Different where the bounds do not meet."""
        if self.unit and new.unit and self.unit != new.unit:
            return Fit.UNKNOWN
        if new.low > self.high + self.slack or new.high < self.low - self.slack:
            return Fit.DIFFERENT
        old_width, new_width = self.high - self.low, new.high - new.low
        if old_width == new_width:
            return Fit.SAME if abs(self.low - new.low) <= self.slack else Fit.UNKNOWN
        return Fit.NARROWER if new_width < old_width else Fit.WIDER


@dataclass(frozen=True, slots=True)
class Date:
    """A date of which parts may be unknown."""

    day: Day

    def fit(self, new: "Date") -> Fit:
        """Different where a part that both know differs."""
        pairs = list(zip(self.day.parts, new.day.parts, strict=True))
        if any(old is not None and fresh is not None and old != fresh for old, fresh in pairs):
            return Fit.DIFFERENT
        more = any(old is None and fresh is not None for old, fresh in pairs)
        less = any(old is not None and fresh is None for old, fresh in pairs)
        if more and less:
            return Fit.UNKNOWN
        return Fit.NARROWER if more else Fit.WIDER if less else Fit.SAME


@dataclass(frozen=True, slots=True)
class Place:
    """A place by name; `parts` are the larger places that were named with it ("Setúbal, Portugal")."""

    name: str
    known: Known | None
    parts: frozenset[str]

    def fit(self, new: "Place") -> Fit:
        """Different for two cities, two countries, or a city and a country it does not lie in."""
        if self.name == new.name:
            return Fit.NARROWER if new.parts > self.parts else Fit.SAME
        if self.name in new.parts:
            return Fit.NARROWER
        if new.name in self.parts:
            return Fit.WIDER
        if self.known is None or new.known is None:
            return self._unlisted(new)
        if self.known.country != new.known.country or self.known.level == new.known.level:
            return Fit.DIFFERENT
        return Fit.UNKNOWN  # a city and a region of one country: the list does not know which region

    def _unlisted(self, new: "Place") -> Fit:
        if self.parts and new.parts and not self.parts & new.parts:
            return Fit.DIFFERENT
        listed = self.known or new.known
        if listed is not None and listed.level is not Level.CITY:
            return Fit.UNKNOWN  # an unlisted town may well lie there
        if language_of(self.name) != language_of(new.name):
            return Fit.UNKNOWN
        names, new_names = set(self.name.split()), set(new.name.split())
        vague = names & new_names or (names | new_names) & _NOT_A_NAME
        return Fit.UNKNOWN if vague else Fit.DIFFERENT


@dataclass(frozen=True, slots=True)
class Words:
    """Anything else: a name, a brand, a thing that is liked. `common` says that it is a kind of thing ("a bank"), of
    which a named thing may be one. Two things of one `family` may be the same."""

    text: str
    terms: frozenset[str]
    language: Language
    common: bool = False
    family: str = ""

    def fit(self, new: "Words") -> Fit:
        """Different where no word is shared and neither is a kind that may cover the other."""
        if self.language == "zh" == new.language and not self.meant & new.meant:
            return self._by_characters(new)
        old_terms, new_terms = self.meant, new.meant
        if old_terms == new_terms:
            return Fit.SAME
        if old_terms < new_terms:
            return Fit.NARROWER
        if new_terms < old_terms:
            return Fit.WIDER
        if old_terms & new_terms or self.common != new.common or (self.family and self.family == new.family):
            return Fit.UNKNOWN
        if self.language == new.language or self._kinds() & new._kinds():
            return Fit.DIFFERENT
        return Fit.SAME if in_latin(self.text) == in_latin(new.text) else Fit.UNKNOWN

    @property
    def meant(self) -> frozenset[str]:
        """What the words mean, the same in each language where it is known."""
        if self.language == "zh":
            return frozenset({meaning_of(self.text) or self.text})
        return frozenset(meaning_of(term) or term for term in self.terms)

    def _kinds(self) -> set[str]:
        return {kind for term in self.meant if (kind := kinds_of_meaning(term))}

    def _by_characters(self, new: "Words") -> Fit:
        if self.text in new.text:
            return Fit.NARROWER
        if new.text in self.text:
            return Fit.WIDER
        shared = set(self.text) & set(new.text)
        return Fit.DIFFERENT if 2 * len(shared) <= len(set(new.text)) else Fit.UNKNOWN


Value = Choice | Span | Date | Place | Words


def fit(old: Value, new: Value) -> Fit:
    """How `new` stands to `old`; UNKNOWN for values of two kinds, which cannot be compared."""
    match old, new:
        case (Choice(), Choice()) | (Span(), Span()) | (Date(), Date()) | (Place(), Place()) | (Words(), Words()):
            return old.fit(new)  # type: ignore[arg-type]  # mypy does not narrow pairs
    return Fit.UNKNOWN


# Several words for one thing that is also written as one.
_ALIASES = {"visual studio code": "vscode", "vs code": "vscode", "mac os": "macos", "os x": "macos"}
# Words that say only that something is meant.
_EMPTY = frozenset(query_terms("food anything everything something stuff things thing kind kinds lot lots all"))
_COMMON = ("a ", "an ", "the ", "some ", "my ", "one ", "какой", "один ", "одном ", "одной ", "一家", "一个", "某")
_NOT_A_NAME = frozenset("small big large little quiet house home apartment flat condo city town village country "
                        "farm suburbs there here same dorm parents alone peace fear different".split())


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
    "it": "engin develop programm sre devop scientist analyst tester it software программист разработчик инженер 程序员 工程师",
    "health": "doctor physician surgeon psychiatrist врач хирург терапевт педиатр психиатр 医生",
    "teaching": "teacher professor lectur tutor instructor coach trainer учител преподавател тренер 老师 教师 教授 教练",
    "art": "artist paint illustr design photograph художник дизайнер фотограф 画家 设计师",
    "music": "musician singer music музыкант певец певиц 歌手 音乐家",
    "writing": "writer author journalist editor report писател журналист редактор 作家 记者 编辑",
    "business": "manag director consult entrepreneur execut менеджер директор предпринимател 经理 顾问 创业者",
    "sales": "salesman salesperson saleswoman cashier clerk retail продавец кассир 销售 店员 收银员",
    "care": "nurs caregiv nanni paramed медсестр няня 护士 保姆",
    "driving": "driver driver taxi водител таксист 司机",
}
_FAMILY_OF = {word: family for family, listed in _FAMILIES.items() for word in listed.split()}


@lru_cache(maxsize=5_000)
def job_of(text: str, language: Language) -> Words | None:
    """`text` as an occupation."""
    words = words_of(text, language)
    if words is None:
        return None
    names = {words.text} if language == "zh" else words.terms
    family = next((_FAMILY_OF[name] for name in sorted(names) if name in _FAMILY_OF), "")
    return replace(words, family=family)


@lru_cache(maxsize=5_000)
def place_of(text: str) -> Place | None:
    """`text` as a place: "Setúbal, Portugal", "России", "四川绵阳"; None when it is no name of a place."""
    plain = folded(text).strip()
    name, _comma, rest = plain.partition("," if "," in plain else " in ")
    larger = known_place(rest.strip()) if rest else None
    known = known_place(name)
    if known is None and "㐀" <= name[:1] <= "鿿":
        known, name, larger = _chinese_place(name)
    key = " ".join(terms(name)) if known is None else known.name
    if known is None and (not key or (not larger and (len(key.split()) > 3 or set(key.split()) & _NOT_A_NAME))):
        return None
    parts = {place for found in (known, larger) if found for place in (found.country, found.name)} - {key}
    return Place(key, known, frozenset(parts))


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


def number_value(text: str, language: Language) -> Span | None:
    """`text` as an exact number; None when it is none."""
    number = number_of(folded(text).strip())
    return None if number is None or language not in NUMBER else Span(number, number)


_OFFSET = re.compile(r"(?:utc|gmt) ?([+\-−]?) ?(\d{0,2})")
_ZONES = {
    "pacific": -8, "mountain": -7, "central": -6, "eastern": -5, "london": 0, "berlin": 1, "московск": 3, "moscow": 3,
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
