"""One verdict per fact: how it stands to what is stored. Rules first, the judge where they are not sure."""

from dataclasses import dataclass

from app.core.memory.judge import Judge
from app.core.memory.rules.compare import compare
from app.core.models import Comparison, DecidedBy, Memory, Relation

# When a fact stands in several relations to several memories, the first of these decides.
_PRECEDENCE = (
    Relation.DUPLICATE,
    Relation.CONTRADICTS,
    Relation.REPLACES,
    Relation.REFINES,
    Relation.UNCERTAIN,
    Relation.NEW,
)
_JUDGED = 3  # candidates put before the judge at most: each costs a call of the model
_SIDE_BY_SIDE = Comparison(Relation.NEW, DecidedBy.RULES, "nothing stored is about this")


@dataclass(frozen=True, slots=True)
class Verdict:
    """The decision about a fact, and the memory it is about (None for a new fact)."""

    decision: Comparison
    memory: Memory | None


async def verdict_on(fact: str, candidates: list[Memory], judge: Judge | None) -> Verdict:
    """How `fact` stands to `candidates` (best first). Without a judge a doubt stays a doubt."""
    verdicts = [Verdict(compare(memory.text, fact), memory) for memory in candidates]
    if judge is not None and _strongest(verdicts).decision.relation is Relation.UNCERTAIN:
        doubtful = [verdict for verdict in verdicts if verdict.decision.relation is Relation.UNCERTAIN]
        verdicts = [
            Verdict(await judge.relate(verdict.memory.text, fact), verdict.memory)
            for verdict in doubtful[:_JUDGED]
            if verdict.memory is not None
        ] + doubtful[_JUDGED:]
    return _strongest(verdicts)


def _strongest(verdicts: list[Verdict]) -> Verdict:
    best = min(verdicts, key=lambda verdict: _PRECEDENCE.index(verdict.decision.relation), default=None)
    if best is None or best.decision.relation is Relation.NEW:
        return Verdict(best.decision if best else _SIDE_BY_SIDE, None)
    return best
