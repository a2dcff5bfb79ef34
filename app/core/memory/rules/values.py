"""What a slot is filled with, in a form in which two values can be compared: `old.fit(new)`."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import StrEnum
from itertools import takewhile

from app.core.memory.rules.concepts import kinds_of_meaning, meaning_of
from app.core.memory.rules.measures import Day
from app.core.memory.rules.places import Known, Level
from app.core.text.language import Language


class Fit(StrEnum):
    """How a newer value stands to an older one."""

    SAME = "same"
    NARROWER = "narrower"  # the newer one says the same, more exactly
    WIDER = "wider"  # the newer one says the same, less exactly
    DIFFERENT = "different"  # both cannot be the one value of a slot
    UNKNOWN = "unknown"


# Words of which a name of a place is not made: what has them is a kind of place.
NOT_A_NAME = frozenset(
    "small big large little quiet house home apartment flat condo city town village country "
    "farm suburbs there here same dorm parents alone peace fear different".split()
)
# Work of these families is done beside other work by many.
BESIDE_WORK = frozenset({"art", "music", "writing"})

_SHARED = 4  # letters that two stems of one word share at least


def akin(one: AbstractSet[str], other: AbstractSet[str]) -> bool:
    """Whether a word of `one` may be a word of `other` in another form: stems do not join every form of a name."""
    return any(_same_beginning(here, there) for here in one for there in other)


def _same_beginning(one: str, other: str) -> bool:
    shared = sum(1 for _pair in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
    return one == other or shared >= max(_SHARED, min(len(one), len(other)) - 1)


_LATIN = str.maketrans(
    dict(zip("абвгдезийклмнопрстуфхыэ", "abvgdeziyklmnoprstufhye", strict=True))
    | {"ж": "zh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "sch", "ю": "yu", "я": "ya", "ъ": "", "ь": ""}
)


def in_latin(text: str) -> str:
    """Folded Russian `text` in Latin letters, as most people write names."""
    return text.translate(_LATIN)


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
    """A place by name; `parts` are the larger places that were named with it ("Foix, France")."""

    name: str
    known: Known | None
    parts: frozenset[str]
    language: Language

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
        if self.language != new.language:
            return Fit.UNKNOWN
        names, new_names = set(self.name.split()), set(new.name.split())
        vague = akin(names, new_names) or (names | new_names) & NOT_A_NAME
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
        if old_terms <= new_terms:
            return Fit.SAME if old_terms == new_terms else Fit.NARROWER
        if new_terms < old_terms:
            return Fit.WIDER
        if akin(old_terms, new_terms) or self.common != new.common or self._may_be_both(new):
            return Fit.UNKNOWN
        if self.language == new.language or self.kinds() & new.kinds():
            return Fit.DIFFERENT
        return Fit.SAME if in_latin(self.text) == in_latin(new.text) else Fit.UNKNOWN

    @property
    def meant(self) -> frozenset[str]:
        """What the words mean, the same in each language where it is known."""
        if self.language == "zh":
            return frozenset({meaning_of(self.text) or self.text})
        return frozenset(meaning_of(term) or term for term in self.terms)

    def _may_be_both(self, new: "Words") -> bool:
        families = {self.family, new.family}
        return (self.family == new.family != "") or bool(families & BESIDE_WORK)

    def kinds(self) -> set[str]:
        """What kinds of thing the words name."""
        return {kind for term in self.meant if (kind := kinds_of_meaning(term))}

    def _by_characters(self, new: "Words") -> Fit:
        if self.text in new.text:
            return Fit.NARROWER
        if new.text in self.text:
            return Fit.WIDER
        shared = set(self.text) & set(new.text)
        few = 2 * len(shared) <= len(set(new.text))
        return Fit.DIFFERENT if few and not self._may_be_both(new) else Fit.UNKNOWN


Value = Choice | Span | Date | Place | Words


def fit(old: Value, new: Value) -> Fit:
    """How `new` stands to `old`; UNKNOWN for values of two kinds, which cannot be compared."""
    match old, new:
        case (Choice(), Choice()) | (Span(), Span()) | (Date(), Date()) | (Place(), Place()) | (Words(), Words()):
            return old.fit(new)  # type: ignore[arg-type]  # mypy does not narrow pairs
    return Fit.UNKNOWN
