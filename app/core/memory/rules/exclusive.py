"""Two statements that differ in one word only, where the two words exclude each other: opposites and numbers."""

# ruff: noqa: E501  # patterns and word lists read better unbroken

from functools import lru_cache

from app.core.memory.rules.concepts import kind_of
from app.core.memory.rules.numbers import number_of
from app.core.memory.rules.places import Level, known_place
from app.core.text.analyzer import terms, words

_OPPOSITES = """
big|large|huge small|little|tiny|miniature; tall short; rich|wealthy poor; indoors|inside outdoors|outside; left right; old young|new;
happy sad|unhappy; hot|warm cold; light dark|heavy; long short; high low; slow|slowly fast|quickly; early late; loud quiet|silent;
open|opened closed; near|close far; full empty; before after; front back|behind; up down; healthy ill|sick; asleep awake; wet dry;
clean dirty; thin|slim fat|thick; married|engaged single; employed unemployed; introvert extrovert; urban rural; first last;
kitchen bedroom|bathroom; start finish|end; morning evening|night; north south; east west;
большой|крупный маленький|небольшой; высокий низкий; богатый бедный; старый молодой|новый; счастливый несчастный; горячий холодный;
длинный короткий; быстрый|быстро медленный|медленно; рано поздно; громкий тихий; чистый грязный; толстый худой; первый последний;
север юг; восток запад
"""
# What stands before a word that is said of the user: "I am tall", but not "I like tall trees".
_BE = frozenset("am is are very quite rather я пользователь пользовательница очень".split())


def _pairs() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in _OPPOSITES.replace("\n", " ").split("; "):
        one, other = ({stem for word in side.split("|") for stem in terms(word)} for side in entry.split())
        for here, there in ((one, other), (other, one)):
            for stem in here:
                found.setdefault(stem, set()).update(there)
    return found


_OPPOSITE = _pairs()
_ONE_AT_A_TIME = frozenset({"colour", "season", "language"})


def excluded(existing: str, new: str, *, scene: bool) -> str | None:
    """Why two statements that are the same but for one word cannot both hold; None when they can or differ in more.

    `scene`: they describe something other than the user, of which one number, colour, season or place excludes the
    others; of the user only opposites of what they are do.
    """
    old, fresh = words(existing), words(new)
    different = [index for index, pair in enumerate(zip(old, fresh, strict=False)) if pair[0] != pair[1]]
    if len(old) != len(fresh) or len(different) != 1:
        return None
    index = different[0]
    before, after = _stem(old[index]), _stem(fresh[index])
    if not scene and (index == 0 or old[index - 1] not in _BE):
        return None
    if after in _OPPOSITE.get(before, ()):
        return "opposites"
    if not scene:
        return None
    numbers = {number_of(old[index]), number_of(fresh[index])}
    if None not in numbers:
        return "numbers" if len(numbers) > 1 else None
    return "things of one kind" if _kind(before) and _kind(before) == _kind(after) else None


@lru_cache(maxsize=20_000)
def _stem(word: str) -> str:
    return terms(word)[0]


def _kind(stem: str) -> str | None:
    place = known_place(stem)
    if place is not None and place.level is not Level.REGION:
        return place.level.name
    kind = kind_of(stem)
    return kind if kind in _ONE_AT_A_TIME else None
