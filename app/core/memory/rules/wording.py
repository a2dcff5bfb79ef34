"""What the words alone say about two statements, where no slot decides: the same words, one more, or a denial."""

from app.core.memory.rules.reading import USER, Claim, Reading, Time
from app.core.memory.rules.values import Place, Words
from app.core.models import Comparison, DecidedBy, Relation
from app.core.text.analyzer import query_terms

# Share of the words of both that must be the same before a judge is asked.
_ALIKE = 0.5
_FULL = 2  # a statement of fewer words than this says too little to be called refined


def decided(relation: Relation, why: str) -> Comparison:
    """A decision of the rules."""
    return Comparison(relation, DecidedBy.RULES, why)


def by_words(old: Reading, new: Reading) -> Comparison:
    """A decision from shared words; NEW when they have too little in common, or cannot be compared."""
    if why := _unrelated(old, new):
        return decided(Relation.NEW, why)
    if (
        old.hypothetical
        or new.hypothetical
        or Time.PLANNED in (old.time, new.time)
        or old.time in (Time.PAST, Time.UNTIL)
    ):
        return _aside(old, new)
    if old.negated != new.negated:
        return _denied(old, new)
    if old.terms == new.terms:
        return decided(Relation.DUPLICATE, "the same words")
    if old.terms < new.terms and len(old.terms) >= _FULL:
        return decided(Relation.REFINES, "the same words and more")
    return _alike(old, new)


def _unrelated(old: Reading, new: Reading) -> str | None:
    """Why two statements have nothing to do with each other."""
    if old.subject != new.subject:
        return "about different people"
    if old.language != new.language:
        return "no slot in common, and two languages"
    return None if old.terms & new.terms else "no words in common"


def over(old: Reading, new: Reading) -> Comparison | None:
    """A replacement, when the new statement says that what the old one names is over ("sold the ...")."""
    if new.time is Time.PLANNED or new.hypothetical or not old.subject == new.subject == USER:
        return None
    if old.ended or old.time is not Time.CURRENT:
        return None
    named = {term for claim in old.claims for term in _named(claim)} if old.claims else old.terms
    if old.language == new.language and named & new.ended:
        return decided(Relation.REPLACES, "what was stored is said to be over")
    return None


def _named(claim: Claim) -> frozenset[str]:
    match claim.value:
        case Words():
            return claim.value.terms | claim.value.meant
        case Place():
            return frozenset({claim.value.name})
    return frozenset(claim.slot.partition(":")[2:]) - {""}


# Words that say how often, not what: who does a thing each morning does it.
_OFTEN = frozenset(
    query_terms(
        "every each day daily week weekly month year morning evening night weekend often sometimes lot much good well "
        "каждый каждое каждую день утро утром вечер вечером неделю часто иногда много "
        "每天 经常 常常 早上 晚上 周末"
    )
)
# Words that deny that there is anybody or any time: then whatever says more is denied too.
_NOBODY = frozenset(query_terms("person people someone somebody anyone anybody человек кто-то 人"))


def _denied(old: Reading, new: Reading) -> Comparison:
    denied, affirmed = (old, new) if old.negated else (new, old)
    if denied.terms and denied.terms <= affirmed.terms and affirmed.terms - denied.terms <= _OFTEN:
        if new.time in (Time.SINCE, Time.UNTIL):
            return decided(Relation.REPLACES, "denied, and said to have changed")
        return decided(Relation.CONTRADICTS, "the same words, one of them denied")
    if denied.never and len(denied.terms - _NOBODY) > 1 and denied.terms - _NOBODY <= affirmed.terms:
        return decided(Relation.CONTRADICTS, "said never to be, and said to be")
    if old.terms < new.terms and new.time in (Time.SINCE, Time.UNTIL):
        return decided(Relation.REPLACES, "denied, and said to have changed")
    return _alike(old, new)


def _aside(old: Reading, new: Reading) -> Comparison:
    """Plans, wishes and the past stand beside what is; only the same words again are a duplicate."""
    same = old.terms == new.terms and old.negated == new.negated and old.time == new.time
    relation = Relation.DUPLICATE if same else Relation.NEW
    return decided(relation, "a plan, a possibility or the past")


def _alike(old: Reading, new: Reading) -> Comparison:
    if old.claims and new.claims:
        return decided(Relation.NEW, "different slots")
    likeness = len(old.terms & new.terms) / len(old.terms | new.terms)
    if likeness >= _ALIKE:
        return decided(Relation.UNCERTAIN, "many words in common")
    return decided(Relation.NEW, "few words in common")
