"""How a new statement stands to a stored one: slots first, then words. Sure or UNCERTAIN, never a guess."""

from collections.abc import Iterable

from app.core.memory.rules.catalogue import Holds, slot_named
from app.core.memory.rules.exclusive import excluded
from app.core.memory.rules.reading import Claim, Reading, Time, reading
from app.core.memory.rules.values import Fit, Span, fit
from app.core.memory.rules.wording import by_words, decided, over
from app.core.models import Comparison, Relation
from app.core.text.analyzer import words

# Of several slots the first of these decides: a change that is said so explains a difference.
_PRECEDENCE = (Relation.REPLACES, Relation.CONTRADICTS, Relation.UNCERTAIN, Relation.REFINES, Relation.DUPLICATE)
_OVER = (Time.PAST, Time.UNTIL)
# Likings have exceptions: who dislikes a thing may like one kind of it.
_MORE = 2  # words beside the same value that make a statement say more
_WITH_EXCEPTIONS = frozenset({"likes"})


def compare(existing: str, new: str) -> Comparison:
    """How `new` stands to `existing`. NEW: both stand. UNCERTAIN: somebody has to look. Never raises."""
    if words(existing) == words(new):
        return decided(Relation.DUPLICATE, "the same words in the same order")
    old, fresh = reading(existing), reading(new)
    by_slot = _strongest(_by_slots(old, fresh))
    if by_slot is not None and by_slot.relation in (Relation.REPLACES, Relation.CONTRADICTS):
        return by_slot
    return over(old, fresh) or by_slot or _by_one_word(existing, new, old, fresh) or by_words(old, fresh)


def _by_one_word(existing: str, new: str, old: Reading, fresh: Reading) -> Comparison | None:
    if old.language != fresh.language or old.hypothetical or fresh.hypothetical or old.time is not fresh.time:
        return None
    about_user = bool(old.speaks_of_user or fresh.speaks_of_user)
    why = excluded(existing, new, scene=not about_user)
    return decided(Relation.CONTRADICTS, f"the same but for one word: {why}") if why else None


def _strongest(found: Iterable[Comparison]) -> Comparison | None:
    decisions = list(found)
    for relation in _PRECEDENCE:
        for decision in decisions:
            if decision.relation is relation:
                return decision
    return decisions[0] if decisions else None


def _by_slots(old: Reading, new: Reading) -> Iterable[Comparison]:
    for fresh in new.claims:
        for stored in old.claims:
            if stored.subject == fresh.subject and stored.slot == fresh.slot:
                relation = _relation(stored, fresh, old, new)
                if relation is not None:
                    yield decided(relation, f"slot {fresh.slot}: {_REASONS[relation]}")


# Of these relatives a person may have several.
SEVERAL = frozenset("brother sister son daughter child grandparent relative friend colleague".split())
_REASONS = {
    Relation.NEW: "both may be true",
    Relation.DUPLICATE: "the same value",
    Relation.REFINES: "the same value, more exactly",
    Relation.CONTRADICTS: "it holds one value at a time",
    Relation.REPLACES: "another value, and said to have changed",
    Relation.UNCERTAIN: "the values may or may not agree",
}


def _relation(old: Claim, new: Claim, old_reading: Reading, new_reading: Reading) -> Relation | None:
    """How two claims about one slot stand to each other; None when they say nothing about each other."""
    if old.hypothetical or new.hypothetical or Time.PLANNED in (old.time, new.time) or old.time in _OVER:
        return Relation.NEW
    how = _fit(old, new)
    if how is None:
        relation = Relation.DUPLICATE if old.negated == new.negated else _clash(old, new)
    elif new.time in _OVER and not new.negated:
        relation = _ended(how, new)
    elif old.negated or new.negated:
        relation = _denial(how, old, new)
    else:
        relation = _agreement(how, old, new)
    if relation in (Relation.DUPLICATE, Relation.REFINES) and _vague(old, new):
        return None
    if relation is Relation.DUPLICATE and _says_more(new, old_reading, new_reading):
        return Relation.REFINES
    return relation


def _says_more(new: Claim, old_reading: Reading, new_reading: Reading) -> bool:
    """Whether the new statement tells something besides the value that both give."""
    known = {claim.slot for claim in old_reading.claims}
    if any(claim.slot not in known and not _vague(claim, claim) for claim in new_reading.claims):
        return True
    more = _MORE * (2 if new_reading.language == "zh" else 1)  # Chinese terms are overlapping pairs
    return len(new_reading.terms - new.said - old_reading.terms) >= more


def _fit(old: Claim, new: Claim) -> Fit | None:
    """How the values stand to each other; None where one of them speaks of all values at once."""
    return None if old.value is None or new.value is None else fit(old.value, new.value)


def _vague(old: Claim, new: Claim) -> bool:
    """Whether a number is only implied ("my son" implies a child), which is enough for a clash and for no more."""
    spans = (value for value in (old.value, new.value) if isinstance(value, Span))
    return old.implied or new.implied or any(span.low != span.high for span in spans)


def _clash(old: Claim, new: Claim) -> Relation:
    if old.doubtful or new.doubtful or _elsewhere(old, new) or old.subject in SEVERAL:
        return Relation.UNCERTAIN
    return Relation.REPLACES if new.time in (Time.SINCE, Time.UNTIL) else Relation.CONTRADICTS


def _elsewhere(old: Claim, new: Claim) -> bool:
    """Whether the two may be about different occasions or things."""
    return old.scopes != new.scopes or bool(old.topics ^ new.topics and not old.topics & new.topics)


def _apart(old: Claim, new: Claim) -> bool:
    """Whether the two are surely about different occasions or things."""
    scopes = old.scopes and new.scopes and not old.scopes & new.scopes
    return bool(scopes or (old.topics and new.topics and not old.topics & new.topics))


def _ended(how: Fit, new: Claim) -> Relation:
    if how in (Fit.DIFFERENT, Fit.UNKNOWN):
        return Relation.NEW
    return Relation.REPLACES if new.time is Time.UNTIL else Relation.UNCERTAIN


def _denial(how: Fit, old: Claim, new: Claim) -> Relation:
    if how in (Fit.DIFFERENT, Fit.UNKNOWN):
        return Relation.NEW
    if old.negated == new.negated:
        return Relation.DUPLICATE if how is Fit.SAME else Relation.NEW
    # What is denied must cover what is affirmed.
    covered = Fit.WIDER if new.negated else Fit.NARROWER
    sure = how is Fit.SAME or (how is covered and old.slot not in _WITH_EXCEPTIONS)
    return _clash(old, new) if sure else Relation.UNCERTAIN


def _agreement(how: Fit, old: Claim, new: Claim) -> Relation:
    if _apart(old, new) or (how is Fit.WIDER and old.slot in _WITH_EXCEPTIONS):
        return Relation.NEW
    match how:
        case Fit.SAME | Fit.WIDER:
            return Relation.DUPLICATE
        case Fit.NARROWER:
            return Relation.REFINES
        case Fit.DIFFERENT:
            return _difference(old, new)
    return Relation.NEW if slot_named(old.slot).holds is Holds.MANY else Relation.UNCERTAIN


def _difference(old: Claim, new: Claim) -> Relation:
    match slot_named(old.slot).holds:
        case Holds.MANY:
            return Relation.NEW
        case Holds.ONE_BY_DEFAULT:
            return Relation.UNCERTAIN
    return Relation.REPLACES if _birthday_went_by(old, new) else _clash(old, new)


def _birthday_went_by(old: Claim, new: Claim) -> bool:
    years = isinstance(old.value, Span) and isinstance(new.value, Span) and new.value.low - old.value.low
    return old.slot == "age" and years == 1
