"""The slots: what about a person holds one value at a time, what holds several, and which values exclude each other.

A slot may be qualified after a colon, as in `favourite:color` or `pets:dog`; the part before it names its entry here.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from app.core.memory.rules.parsing import (
    clock_value,
    date_value,
    employer_of,
    height_value,
    job_of,
    money_value,
    number_value,
    os_value,
    place_of,
    words_of,
    zone_value,
)
from app.core.memory.rules.values import Choice, Value
from app.core.text.language import Language


class Holds(StrEnum):
    """How many values a slot has at a time."""

    ONE = "one"
    ONE_BY_DEFAULT = "one by default"  # most people have one; two may both be true, so a difference is a doubt
    MANY = "many"


@dataclass(frozen=True, slots=True)
class Slot:
    """What may fill a slot, and how many at a time.

    `wish` marks slots that hold what the person asks for, where "wants to" is no plan. `topical` marks slots of which
    there is one for each thing they are about ("the shop's database", "the budget for the phone");
    `scoped` those that may hold something else on other days.
    """

    holds: Holds
    parse: Callable[[str, Language], Value | None]
    wish: bool = False
    topical: bool = False
    scoped: bool = False


def _place(text: str, _language: Language) -> Value | None:
    return place_of(text)


def _faith(text: str, language: Language) -> Value | None:
    words = words_of(text, language)
    return choice("religion", next(iter(words.meant), text)) if words else None


_ONE, _DOUBT, _MANY = Holds.ONE, Holds.ONE_BY_DEFAULT, Holds.MANY

SLOTS: dict[str, Slot] = {
    "name": Slot(_ONE, words_of),
    "nickname": Slot(_ONE, words_of, wish=True),
    "age": Slot(_ONE, number_value),
    "birthday": Slot(_ONE, date_value),
    "birthplace": Slot(_ONE, _place),
    "home_city": Slot(_ONE, _place, scoped=True),
    "home_town": Slot(_DOUBT, _place),
    "employer": Slot(_ONE, employer_of),
    "job_title": Slot(_ONE, job_of),
    "job_status": Slot(_ONE, words_of),
    "school": Slot(_ONE, employer_of),
    "marital_status": Slot(_ONE, words_of),
    "partner": Slot(_ONE, words_of),
    "children_count": Slot(_ONE, number_value),
    "siblings_count": Slot(_ONE, number_value),
    "pets": Slot(_ONE, number_value),
    "pet_name": Slot(_ONE, words_of),
    "diet": Slot(_ONE, words_of),
    "allergies": Slot(_MANY, words_of),
    "alcohol": Slot(_ONE, words_of),
    "smoking": Slot(_ONE, words_of),
    "religion": Slot(_ONE, _faith),
    "favourite": Slot(_ONE, words_of),
    "native_language": Slot(_ONE, words_of),
    "answer_language": Slot(_ONE, words_of, wish=True),
    "answer_style": Slot(_ONE, words_of, wish=True),
    "form_of_address": Slot(_ONE, words_of, wish=True),
    "time_zone": Slot(_ONE, zone_value),
    "os": Slot(_ONE, os_value, topical=True),
    "editor": Slot(_ONE, words_of),
    "database": Slot(_ONE, words_of, topical=True),
    "phone_model": Slot(_ONE, words_of),
    "car": Slot(_ONE, words_of),
    "height": Slot(_ONE, height_value),
    "weight": Slot(_ONE, number_value),
    "gender": Slot(_ONE, words_of),
    "hair_colour": Slot(_ONE, words_of),
    "eye_colour": Slot(_ONE, words_of),
    "handedness": Slot(_ONE, words_of),
    "chronotype": Slot(_ONE, words_of),
    "temperament": Slot(_ONE, words_of),
    "blood_type": Slot(_ONE, words_of),
    "wake_time": Slot(_ONE, clock_value, scoped=True),
    "bedtime": Slot(_ONE, clock_value, scoped=True),
    "budget": Slot(_ONE, money_value, topical=True),
    "housing": Slot(_ONE, words_of),
    "household": Slot(_ONE, words_of),
    "children": Slot(_MANY, words_of),
    "languages": Slot(_MANY, words_of),
    "instruments": Slot(_MANY, words_of),
    "programming_languages": Slot(_MANY, words_of),
    "likes": Slot(_MANY, words_of),
}


def slot_named(name: str) -> Slot:
    """The entry of a slot, qualified or not."""
    return SLOTS[name.partition(":")[0]]


# A statement about one of these may clash with a statement about another.
_RELATED = (
    {"diet", "likes"},
    {"alcohol", "likes"},
    {"children_count", "children"},
    {"employer", "job_title", "job_status"},
    {"home_city", "home_town"},
    {"household", "marital_status", "partner"},
    {"pets", "pet_name"},
)


def related_slots(slot: str) -> tuple[str, ...]:
    """The other slots whose statements may clash with one of `slot`."""
    base = slot.partition(":")[0]
    return tuple(sorted({name for group in _RELATED if base in group for name in group} - {base}))


# What a choice implies (`within`), and what says nothing about it (`beside`).
_WITHIN = {
    ("diet", "vegan"): "vegetarian no_meat",
    ("diet", "vegetarian"): "no_meat",
    ("diet", "pescatarian"): "no_meat",
    ("marital_status", "engaged"): "relationship",
    ("marital_status", "married"): "relationship",
}
_BESIDE = {
    ("diet", "keto"): "vegan vegetarian no_meat pescatarian meat gluten_free halal kosher",
    ("diet", "gluten_free"): "vegan vegetarian no_meat pescatarian meat halal kosher",
    ("diet", "halal"): "vegan vegetarian no_meat pescatarian meat kosher",
    ("diet", "kosher"): "vegan vegetarian no_meat pescatarian meat",
    ("diet", "pescatarian"): "vegetarian",
    ("marital_status", "divorced"): "single relationship engaged widowed",
    ("marital_status", "widowed"): "single relationship engaged",
    ("job_status", "student"): "employed unemployed self_employed",
    ("job_status", "retired"): "student employed self_employed",
    ("job_status", "self_employed"): "employed",
    ("religion", "orthodox"): "christian jewish",
    ("religion", "catholic"): "christian",
}


def choice(slot: str, name: str) -> Choice:
    """The possibility `name` of `slot`."""
    return Choice(
        name,
        frozenset(_WITHIN.get((slot, name), "").split()),
        frozenset(_BESIDE.get((slot, name), "").split()),
    )
