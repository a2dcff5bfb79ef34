"""Which memories a request to forget speaks of."""

from app.core.memory.facts import facts_of
from app.core.models import Memory
from app.core.text.analyzer import query_terms, terms

# Share of the request's words that a memory must have: half lets "forget that I live in Lisbon" find
# "User lives in Lisbon" across verb forms, and keeps unrelated memories out.
_LEAST_OVERLAP = 0.5


def forgotten_by(request: str, memories: list[Memory]) -> list[Memory]:
    """The memories that share most of the request's words; several only when they match equally well."""
    wordings = [query_terms(wording) for wording in {request, *facts_of(request)}]
    scored = [(max(_overlap(wording, memory) for wording in wordings), memory) for memory in memories]
    best = max((score for score, _memory in scored), default=0.0)
    if best < _LEAST_OVERLAP:
        return []
    return [memory for score, memory in scored if score == best]


def _overlap(wording: list[str], memory: Memory) -> float:
    known = set(terms(memory.text))
    return sum(term in known for term in wording) / len(wording) if wording else 0.0
