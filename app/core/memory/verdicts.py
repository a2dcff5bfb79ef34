"""One verdict per fact: how it stands to what is stored. Rules first, the judge where they are not sure."""

from collections.abc import Sequence
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


async def verdict_on(
    fact: str, candidates: Sequence[Memory], judge: Judge | None, alike: Sequence[Memory] = ()
) -> Verdict:
    """How `fact` stands to `candidates` (best first). Without a judge a doubt stays a doubt, and so it does about what
    the person keeps from models. `alike` are memories with other words that mean something near: where the rules see
    nothing in common, the judge is asked, and its doubt counts for nothing.
    """
    verdicts = [Verdict(compare(memory.text, fact), memory) for memory in candidates]
    if judge is not None and _strongest(verdicts).decision.relation is Relation.UNCERTAIN:
        doubtful = [verdict for verdict in verdicts if verdict.decision.relation is Relation.UNCERTAIN]
        shown = [one for one in doubtful if one.memory is not None and not one.memory.excluded][:_JUDGED]
        judged = [
            Verdict(await judge.relate(one.memory.text, fact), one.memory) for one in shown if one.memory is not None
        ]
        verdicts = judged + [one for one in doubtful if one not in shown]
    decision = _strongest(verdicts)
    if judge is not None and decision.decision.relation is Relation.NEW:
        for memory in (one for one in alike if not one.excluded):
            said = await judge.relate(memory.text, fact)
            if said.relation not in (Relation.NEW, Relation.UNCERTAIN):
                return Verdict(said, memory)
    return decision


def _strongest(verdicts: list[Verdict]) -> Verdict:
    best = min(verdicts, key=lambda verdict: _PRECEDENCE.index(verdict.decision.relation), default=None)
    if best is None or best.decision.relation is Relation.NEW:
        return Verdict(best.decision if best else _SIDE_BY_SIDE, None)
    return best
