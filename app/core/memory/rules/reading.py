"""What a statement says: about whom, which slot it fills, with what, whether it denies it, and when it holds."""

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from app.core.memory.rules.catalogue import choice, slot_named
from app.core.memory.rules.concepts import meaning_of
from app.core.memory.rules.numbers import number_of
from app.core.memory.rules.slots.chinese import CHINESE
from app.core.memory.rules.slots.english import ENGLISH
from app.core.memory.rules.slots.grammar import Grammar, SlotPattern
from app.core.memory.rules.slots.russian import RUSSIAN
from app.core.memory.rules.values import Choice, Span, Value, Words
from app.core.text.analyzer import folded, query_terms, terms
from app.core.text.language import Language, language_of

USER = "user"
_GRAMMARS: dict[Language, Grammar] = {"en": ENGLISH, "ru": RUSSIAN, "zh": CHINESE}
_LONGEST = 600  # characters read: a memory is a clause, and what is longer is not for rules
# What is said of a relative but tells something about the user.
_ABOUT_KIN = frozenset({"partner", "children", "children_count", "marital_status", "siblings_count"})
_QUOTED = re.compile(r"[\"“«「『]([^\"”»」』]*)[\"”»」』]")
_NAME_LENGTH = 3  # words: what is longer between quotes is somebody's speech, not a name


_ME = re.compile(r"\b(?:i|my|me|я|мне|меня|мной)\b|我", re.IGNORECASE)
_NEVER = re.compile(r"\b(?:never|nobody|no one|there (?:is|are) no|никогда|никто)\b|从不|从来不|从来没", re.IGNORECASE)


class Time(StrEnum):
    """When a statement holds."""

    CURRENT = "current"
    PAST = "past"
    PLANNED = "planned"
    SINCE = "since"  # it holds now, and says that it did not always
    UNTIL = "until"  # it says itself that it no longer holds


@dataclass(frozen=True, slots=True)
class Claim:
    """One slot filled by a statement; no `value`: it says that nothing fills the slot, or that anything does."""

    subject: str
    slot: str
    value: Value | None
    negated: bool
    time: Time
    hypothetical: bool
    scopes: frozenset[str]  # what it is limited to, e.g. weekends
    topics: frozenset[str]  # what else it is about
    doubtful: bool
    implied: bool  # enough to clash with the opposite, too little to be the same fact
    begins: bool  # the words that fill the slot begin the statement
    said: frozenset[str]  # the words that fill the slot, as stems


@dataclass(frozen=True, slots=True)
class Reading:
    """A statement as the rules understand it. `subject`, `slot`, `value`, `negated` are those of its main claim."""

    language: Language
    subject: str
    slot: str | None
    value: Value | None
    negated: bool
    time: Time
    hypothetical: bool
    claims: tuple[Claim, ...]
    terms: frozenset[str]  # the words that carry meaning, as stems
    speaks_of_user: bool  # "I", "my", "User" stand in it
    never: bool  # it denies at all times or of everybody
    ended: frozenset[str]  # the stems next to a word that says that something is over


@lru_cache(maxsize=20_000)
def reading(text: str) -> Reading:
    """Read one statement, either a clause about "User" or the person's own words. Never raises."""
    language = language_of(text)
    grammar = _GRAMMARS[language]
    canonical = grammar.canonical(_QUOTED.sub(_kept_name, text[:_LONGEST]).strip())
    segments = [part.strip() for part in grammar.segments.split(canonical) if part and part.strip()]
    subjects = [_subject(grammar, segment) for segment in segments]
    claims = tuple(dict.fromkeys(claim for segment in segments for claim in _claims(grammar, language, segment)))
    main = _main(claims)
    outside = Claim(
        next((subject for subject in subjects if subject != USER), USER),
        "",
        None,
        any(grammar.negation.search(segment) for segment in segments),
        _time(grammar, canonical),
        bool(grammar.hypothetical.search(canonical)),
        frozenset(),
        frozenset(),
        doubtful=False,
        implied=False,
        begins=False,
        said=frozenset(),
    )
    head = main or outside
    return Reading(
        language,
        outside.subject,
        main.slot if main else None,
        main.value if main else None,
        outside.negated,
        head.time,
        outside.hypothetical,
        claims,
        _meaningful(grammar, canonical),
        bool(_ME.search(canonical)),
        bool(_NEVER.search(canonical)),
        frozenset(term for segment in segments for term in _ended(grammar, segment)),
    )


def slot_of(text: str) -> str | None:
    """The slot of the user's that a statement fills, such as "home_city" or "favourite:color".

    None when it fills none that the rules know, or only another person's.
    """
    return reading(text).slot


def _kept_name(quotation: re.Match[str]) -> str:
    inside = quotation[1]
    return inside if len(inside.split()) <= _NAME_LENGTH and len(inside) < 30 else " "


def _main(claims: tuple[Claim, ...]) -> Claim | None:
    """The claim that says most: about the user, about now, not denied."""
    own = [claim for claim in claims if claim.subject == USER]
    ranked = sorted(own, key=lambda claim: (claim.time in (Time.PAST, Time.UNTIL), claim.negated, claim.hypothetical))
    return ranked[0] if ranked else None


def _subject(grammar: Grammar, segment: str) -> str:
    return next((name for name, pattern in grammar.subjects if pattern.search(segment)), USER)


def _claims(grammar: Grammar, language: Language, segment: str) -> list[Claim]:
    subject = _subject(grammar, segment)
    found = _claims_of(USER, grammar, language, segment)
    if subject == USER:
        return found
    pattern = next(pattern for name, pattern in grammar.subjects if name == subject)
    kin = _claims_of(subject, grammar, language, grammar.canonical(pattern.sub(grammar.me, segment, count=1)))
    return [claim for claim in found if claim.slot.partition(":")[0] in _ABOUT_KIN and claim.begins] + kin


def _claims_of(subject: str, grammar: Grammar, language: Language, segment: str) -> list[Claim]:
    bare = re.sub(r"\s{2,}", " ", grammar.fillers.sub("", segment)).strip(" ,")
    claims: list[Claim] = []
    taken: set[str] = set()
    for pattern in grammar.patterns:
        match = pattern.regex.search(bare)
        if match is None or pattern.slot in taken:
            continue
        claim = _claim(subject, grammar, language, segment, bare, pattern, match)
        if claim is not None:
            claims.append(claim)
            taken.add(pattern.slot)
    return claims


def _claim(
    subject: str,
    grammar: Grammar,
    language: Language,
    segment: str,
    bare: str,
    pattern: SlotPattern,
    match: re.Match[str],
) -> Claim | None:
    groups = match.groupdict()
    raw = grammar.value_end.sub("", groups.get("v") or groups.get("v2") or "").strip(" ,.!?-—")
    value = _value(pattern, raw, language)
    denied = pattern.negated != bool(groups.get("neg") or groups.get("neg2"))
    if value is None and ("v" in groups or not denied):
        return None
    slot = slot_named(pattern.slot)
    around = bare[: match.start()] + " | " + bare[match.end() :]
    time = _time(grammar, segment, around, match[0])
    if groups.get("past"):
        time = Time.UNTIL if time is Time.UNTIL else Time.PAST
    if slot.wish and time is Time.PLANNED:
        time = Time.CURRENT
    qualifier = groups.get("of") or groups.get("of2")
    return Claim(
        subject,
        f"{pattern.slot}:{_qualifier(qualifier)}" if qualifier else pattern.slot,
        value,
        denied,
        time,
        bool(grammar.hypothetical.search(segment)) and not slot.wish,
        _scopes(grammar, segment) if slot.scoped and time is not Time.SINCE else frozenset(),
        _topics(grammar, segment, value) if slot.topical else frozenset(),
        doubtful=pattern.doubtful or (not denied and bool(grammar.negation.search(around))),
        implied=pattern.implied,
        begins=not bare[: match.start()].strip(" 我的"),
        said=_meaningful(grammar, match[0]),
    )


def _scopes(grammar: Grammar, segment: str) -> frozenset[str]:
    return frozenset(name for name, scope in grammar.scopes if scope.search(segment))


# Words of a statement about a budget, a system or a database that do not say whose.
_NO_TOPIC = frozenset(
    query_terms(
        "computer pc mac installed budget spend spent max maximum euros dollars pounds rubles yuan run runs running "
        "use uses using machine there "
        "database db data store stores stored backend app project based main system operating can only up "
        "пользуется использует пользуюсь использую установлен установлена компьютер бюджет потратить "
        "готов максимум тысяч рублей стоит работает база данных проект система "
        "预算 打算 元 块 数据库 项目 系统 用"
    )
)


def _topics(grammar: Grammar, segment: str, value: Value | None) -> frozenset[str]:
    """What a statement is about besides its slot and value: the laptop, the shop."""
    filled = value.terms | value.meant if isinstance(value, Words) else frozenset()
    system = frozenset(value.name.split()) | value.within if isinstance(value, Choice) else frozenset()
    return frozenset(
        term for term in _meaningful(grammar, segment) - filled - system - _NO_TOPIC if not term[:1].isdigit()
    )


def _value(pattern: SlotPattern, raw: str, language: Language) -> Value | None:
    if pattern.choice:
        return choice(pattern.slot, pattern.choice)
    if pattern.bounds is not None:
        return Span(*pattern.bounds)
    value = slot_named(pattern.slot).parse(raw, language) if raw else None
    if pattern.at_least and isinstance(value, Span):
        return Span(value.low, float("inf"))
    return value


def _qualifier(words: str) -> str:
    stems = terms(words)
    return meaning_of(folded(words)) or " ".join(meaning_of(stem) or stem for stem in stems)


def _time(grammar: Grammar, segment: str, around: str | None = None, said: str = "") -> Time:
    """`around` is the segment without the words `said` that fill the slot: "quit smoking" fills it, and is no end."""
    if grammar.planned.search(segment):
        return Time.PLANNED
    if grammar.ended.search(segment if around is None else around) or "used to" in said:
        return Time.UNTIL
    if any(sign.search(segment) for sign in (grammar.changed, grammar.no_longer, grammar.ended)):
        return Time.SINCE
    return Time.PAST if grammar.past.search(segment) else Time.CURRENT


def _meaningful(grammar: Grammar, text: str) -> frozenset[str]:
    kept = grammar.negation.sub(" ", grammar.fillers.sub(" ", text))
    found = (term for term in query_terms(kept) if term != grammar.me)
    return frozenset(_plain(term) for term in found)


def _plain(term: str) -> str:
    number = number_of(term)
    return f"{number:g}" if number is not None else meaning_of(term) or term


_REACH = 3  # words on either side of "sold", "left", "no longer": further away they speak of something else


def _ended(grammar: Grammar, segment: str) -> list[str]:
    found = grammar.ended.search(segment) or grammar.no_longer.search(segment)
    if found is None:
        return []
    if grammar is CHINESE:
        return query_terms(segment)
    before, after = segment[: found.start()].split()[-_REACH:], segment[found.end() :].split()[:_REACH]
    return [_plain(term) for term in query_terms(" ".join([*before, found[0], *after]))]
