"""Russian: «я живу в Орске» becomes «Пользователь живёт в Орске». Verb forms come from pymorphy3's dictionary."""

import re
from functools import lru_cache
from itertools import takewhile
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pymorphy3 import MorphAnalyzer

_HE, _SHE = "Пользователь", "Пользовательница"
_WORD = re.compile(r"[а-яё]+(?:-[а-яё]+)*", re.IGNORECASE)
_ABOUT_USER = re.compile(r"^(?:у\s+)?пользовател\w*\b", re.IGNORECASE)
# Cases of "I" other than the nominative: each names the user in the same case.
_CASES = (
    (re.compile(r"\bу меня\b", re.IGNORECASE), "у пользователя"),
    (re.compile(r"\bобо мне\b", re.IGNORECASE), "о пользователе"),
    (re.compile(r"\bсо мной\b", re.IGNORECASE), "с пользователем"),
    (re.compile(r"\bко мне\b", re.IGNORECASE), "к пользователю"),
    (re.compile(r"\bменя\b", re.IGNORECASE), "пользователя"),
    (re.compile(r"\bмне\b", re.IGNORECASE), "пользователю"),
    (re.compile(r"\bмной\b", re.IGNORECASE), "пользователем"),
)
_MINE = re.compile(r"\b(?:мо[йяеёиюм]|моего|моей|моему|моим|моими|моих)\b\s+", re.IGNORECASE)
_PRONOUN = re.compile(r"\bя\b[\s—–-]*", re.IGNORECASE)
_WE = re.compile(r"\b(?:мы|нас|нам|наш\w*)\b", re.IGNORECASE)
_NAMED = re.compile(r"^(?:пожалуйста,?\s+)?(?:называй|называйте|зови|зовите)\s+меня\s+(?P<name>.+)$", re.IGNORECASE)
_DONT = re.compile(r"^(?:(?:пожалуйста,?|всегда|никогда)\s+)*(?:не\s+)?(?P<verb>[а-яё]+)", re.IGNORECASE)


@lru_cache(maxsize=1)
def _analyzer() -> "MorphAnalyzer":
    # Loaded when the first Russian request comes: the dictionary takes some tenths of a second.
    from pymorphy3 import MorphAnalyzer  # noqa: PLC0415

    return MorphAnalyzer(lang="ru")


@lru_cache(maxsize=5_000)
def _parses(word: str) -> tuple[Any, ...]:
    return tuple(_analyzer().parse(word))


def third_person(clause: str, subject: str) -> tuple[str, str]:
    """`clause` about «Пользователь», and its subject for a next clause without one."""
    if _ABOUT_USER.match(clause):
        fact = clause[:1].upper() + clause[1:]
        return fact, next((name for name in (_SHE, _HE) if fact.startswith(f"{name} ")), "")
    if asked := _asked(clause):
        return asked, _HE
    if _WE.search(clause):
        return clause, ""
    words = _WORD.findall(clause)
    name = _SHE if any(_is(word, "femn", "past") for word in _of_me(clause, words)) else _HE
    fact, spoken = _predicate(clause, words, name)
    if not spoken and subject and words and _is(words[0], "3per"):
        return f"{subject} {clause[:1].lower()}{clause[1:]}", subject
    for pattern, replacement in _CASES:
        fact = pattern.sub(replacement, fact)
    fact = _possessed(fact)
    return fact[:1].upper() + fact[1:], name if spoken else ""


def _asked(clause: str) -> str | None:
    """What an instruction on how to answer becomes: «отвечай по-французски», «зови меня Шурой»."""
    if found := _NAMED.match(clause):
        return f"Пользователь просит называть его {found['name']}"
    found = _DONT.match(clause)
    if found is None or not _is(found["verb"], "impr"):
        return None
    infinitive = next(parse.normal_form for parse in _parses(found["verb"].lower()) if "impr" in parse.tag)
    before = clause[: found.start("verb")].lower().replace("пожалуйста", "").strip(" ,")
    rest = re.sub(r"\bмне\b\s*", "", clause[found.end("verb") :]).rstrip(" ,")
    rest = re.sub(r",?\s*пожалуйста\b,?", "", rest)
    return f"Пользователь просит {before + ' ' if before else ''}{infinitive}{rest}"


def _of_me(clause: str, words: list[str]) -> list[str]:
    """The verbs that are said of the person: after «я», or at the beginning."""
    after = re.search(r"\bя\b\s+(?:не\s+)?(?:\w+\s+)?(\w+)", clause, re.IGNORECASE)
    first = words[:1] if words and _is(words[0], "past") else []
    return (re.findall(r"\w+", after[0]) if after else []) + first


def _predicate(clause: str, words: list[str], name: str) -> tuple[str, bool]:
    """The clause with its subject and verb in the third person, and whether the person was its subject."""
    mine = [word for word in words if _is(word, "1per", "sing") and not _is(word, "NPRO")]
    pronoun = _PRONOUN.search(clause)
    fact = clause
    for word in dict.fromkeys(mine):
        fact = re.sub(rf"\b{word}\b", _third(word), fact)
    if pronoun:
        # A second «я» in one clause is rare and stays: bending it would need its own sentence.
        dash = "— " if not mine and _is_name(clause[pronoun.end() :]) else ""
        said = name if pronoun.start() == 0 else name.lower()
        return _PRONOUN.sub(f"{said} {dash}", fact, count=1), True
    if not mine and not (words and _is(words[0], "past") and not _is(words[0], "plur")):
        return fact, False
    first = (mine or words)[0]
    start = re.search(rf"\b{_third(first) if mine else first}\b", fact)
    at = start.start() if start else 0
    prefix = re.search(r"(?:не\s+)$", fact[:at])
    at = prefix.start() if prefix else at
    if at == 0 or _is(words[0], "INFN"):
        return f"{name} {fact[:1].lower()}{fact[1:]}", True
    return f"{fact[:at]}{name.lower()} {fact[at:]}", True


def _third(word: str) -> str:
    """A verb of the first person singular in the third: «живу» → «живёт»."""
    forms = (parse.inflect({"3per", "sing"}) for parse in _parses(word.lower()) if "1per" in parse.tag)
    return next((str(form.word) for form in forms if form), word)


def _is(word: str, *grammemes: str) -> bool:
    """Whether the likeliest reading of `word` has all `grammemes` (for the imperative and first person: any reading
    of a verb, because they are often written like something else)."""
    parses = _parses(word.lower())
    if "impr" in grammemes:
        return bool(parses) and "impr" in parses[0].tag
    return bool(parses) and all(grammeme in parses[0].tag for grammeme in grammemes)


def _is_name(rest: str) -> bool:
    """Whether what follows «я» is a noun: «я врач» needs a dash in the third person, «я женат» does not."""
    words = _WORD.findall(rest)
    if not words or words[0].lower() == "не":
        return False
    adjectives = list(takewhile(lambda word: _is(word, "ADJF", "nomn"), words[:3]))
    return any(
        {"NOUN", "nomn", "sing"} in parse.tag
        for word in words[len(adjectives) :][:1]
        for parse in _parses(word.lower())
    )


def _possessed(fact: str) -> str:
    """«Мой старший брат живёт» → «Старший брат пользователя живёт»; left alone where no noun follows."""
    found = _MINE.search(fact)
    while found:
        noun = _noun_after(fact, found.end())
        if noun is None:
            return fact
        fact = f"{fact[: found.start()]}{fact[found.end() : noun]} пользователя{fact[noun:]}"
        found = _MINE.search(fact)
    return fact


def _noun_after(text: str, start: int) -> int | None:
    for index, word in enumerate(_WORD.finditer(text, start)):
        if _is(word[0], "NOUN"):
            return word.end()
        if index == 2 or not any(_is(word[0], kind) for kind in ("ADJF", "PRTF", "NUMR")):
            return None
    return None
