"""The bio tool: what becomes of a request to remember or to forget, and how a person settles a conflict."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum

from app.core.errors import AppError, ErrorCode
from app.core.memory.by_hand import clean_by_hand, operation_of
from app.core.memory.evidence import Said, rests_on
from app.core.memory.facts import facts_of
from app.core.memory.forget import forgotten_by
from app.core.memory.judge import Judge
from app.core.memory.kinds import kind_of
from app.core.memory.rules import related_slots, slot_of
from app.core.memory.verdicts import Verdict, verdict_on
from app.core.models import (
    ASKED_FIRST,
    DELETED_BEFORE,
    EVERYWHERE,
    NOT_IN_OWN_WORDS,
    Actor,
    Comparison,
    ConflictState,
    DecidedBy,
    FactResult,
    Memory,
    MemoryKind,
    OperationKind,
    Outcome,
    PrivacyAction,
    Redaction,
    Relation,
    Resolution,
    Scope,
    SearchHit,
    SourceKind,
    Target,
)
from app.core.privacy.clean_text import CleanText
from app.core.privacy.gate import Cleaned, Gate
from app.core.recall.meaning import Meaning
from app.core.store.store import Store, Work
from app.core.text.analyzer import query_terms

_CANDIDATES = 12  # memories found by words that a fact is compared with
_BY_MEANING, _ALIKE = 3, 0.7  # memories found by meaning; least cosine: below it two facts speak of different things


class Saving(StrEnum):
    """What is done with a fact that nobody asked to be saved."""

    TELL = "tell"  # saved, and told
    ASK = "ask"  # waits for the person
    TOLD = "told"  # passed over


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a request to remember comes from.

    `said` are the person's own words that every fact has to rest on; None where the request itself is their own word.
    """

    actor: Actor
    source: SourceKind
    message_id: int | None = None
    explicit: bool = True  # the person asked for it in so many words
    space_id: int | None = None
    saving: Saving = Saving.TELL
    said: Sequence[Said] | None = None
    said_at: datetime | None = None  # when the words were said that a background job reads
    kind: MemoryKind | None = None  # None: as its words say


BY_HAND = Origin(Actor.PERSON, SourceKind.HAND)


class MemoryService:
    """Saves, changes and forgets memories. One request at a time, so that a verdict is about what is stored."""

    def __init__(self, store: Store, gate: Gate, meaning: Meaning | None = None) -> None:
        """`meaning` finds what a fact is to be compared with whatever its words; None: words alone do."""
        self._store = store
        self._gate = gate
        self._meaning = meaning
        self._one_at_a_time = asyncio.Lock()

    async def remember(self, request: str, origin: Origin, judge: Judge | None) -> list[FactResult]:
        """What becomes of each fact in `request`. Empty when it holds none. Saves nothing that is secret."""
        cleaned = await self._gate.clean(request, Target.MEMORY)
        refused = {one.placeholder for one in cleaned.redaction.findings if one.action is PrivacyAction.REFUSE}
        async with self._one_at_a_time:
            return [
                await self._remember_fact(fact, cleaned, refused, origin, judge)
                for fact in facts_of(cleaned.text.value)
            ]

    async def preview(self, request: str, origin: Origin) -> list[FactResult]:
        """What would become of each fact in `request`, by the rules. Writes nothing."""
        cleaned = await self._gate.clean(request, Target.MEMORY)
        refused = {one.placeholder for one in cleaned.redaction.findings if one.action is PrivacyAction.REFUSE}
        results = []
        for fact in facts_of(cleaned.text.value):
            types = _types_in(fact, cleaned)
            if any(placeholder in fact for placeholder in refused):
                results.append(FactResult(Outcome.REFUSED, fact, types=types))
                continue
            verdict = await verdict_on(fact, self.candidates(fact, slot_of(fact), origin.space_id), None)
            _kind, outcome = _EFFECTS[verdict.decision.relation]
            other = verdict.memory.text if verdict.memory else None
            results.append(FactResult(outcome, fact, other=other, types=types))
        return results

    async def forget(self, request: str, actor: Actor, space_id: int | None = EVERYWHERE) -> list[FactResult]:
        """Move the memories that `request` speaks of to the trash, of those seen in a space, as one operation."""
        found = await self._gate.clean(request, Target.MEMORY)
        async with self._one_at_a_time:
            with self._store.read() as view:
                doomed = forgotten_by(found.text.value, view.memories.all(space=space_id))
            if not doomed:
                return [FactResult(Outcome.NOT_FOUND, found.text.value)]
            operation_id = self.trash([memory.id for memory in doomed], actor)
        return [
            FactResult(Outcome.FORGOTTEN, memory.text, memory_id=memory.id, operation_id=operation_id)
            for memory in doomed
        ]

    async def edit(self, memory_id: int, text: str) -> Redaction:
        """Give a memory exactly this text, by the person's hand.

        Raises `AppError`: EMPTY_TEXT, MEMORY_REFUSED (it holds a secret), NOT_FOUND; nothing is changed then.
        """
        cleaned = await clean_by_hand(self._store, self._gate, text)
        async with self._one_at_a_time:
            with self._store.change(Actor.PERSON, OperationKind.MEMORY_EDIT, Scope.MEMORY) as work:
                if work.memories.get(memory_id).text != cleaned.text.value:
                    work.memories.reword(memory_id, cleaned.text, slot=slot_of(cleaned.text.value))
        return cleaned.redaction

    async def second_pass(self, memories: Sequence[Memory]) -> list[Memory]:
        """The memories as a model may see them: what an older version of the gate let through is taken out now."""
        texts = await self._gate.pass_again([memory.text for memory in memories], Target.MEMORY)
        return [replace(memory, text=text) for memory, text in zip(memories, texts, strict=True)]

    async def pass_again(self, texts: Sequence[str]) -> list[str]:
        """The same for summaries and insights."""
        return await self._gate.pass_again(list(texts), Target.CHAT)

    async def second_pass_of_excerpts(self, hits: Sequence[SearchHit]) -> list[SearchHit]:
        """The same for what was found in messages."""
        texts = await self._gate.pass_again([hit.excerpt for hit in hits], Target.CHAT)
        return [replace(hit, excerpt=text) for hit, text in zip(hits, texts, strict=True)]

    def trash(self, memory_ids: list[int], actor: Actor) -> int:
        """Move memories to the trash as one operation; returns its id."""
        with self._store.change(actor, OperationKind.MEMORY_DELETE, Scope.MEMORY) as work:
            for memory_id in memory_ids:
                work.memories.trash(memory_id)
            return operation_of(work)

    async def settle(
        self, conflict_id: int, resolution: Resolution, *, merged: str = "", space_id: int | None = None
    ) -> int:
        """Settle a conflict as the person says; returns the operation's id.

        Take the new: the old memory gets the new text as its next version. Keep both: where they contradict, the old
        one ends now and the new one begins, or, with a `space_id`, the new one holds in that space; where it was only
        a doubt, both are true. Merge: the old one gets `merged`. Not a conflict: both are true, and the pair is not
        asked about again.

        Raises `AppError`: NOT_FOUND, CONFLICT_SETTLED; EMPTY_TEXT and MEMORY_REFUSED for `merged`.
        """
        with self._store.read() as view:
            conflict = view.conflicts.get(conflict_id)
            slot, explicit = view.conflicts.slot_and_origin(conflict_id)
        if conflict.state is ConflictState.SETTLED:
            raise AppError(ErrorCode.CONFLICT_SETTLED, id=conflict_id)
        if resolution is Resolution.MERGE:
            text = (await clean_by_hand(self._store, self._gate, merged)).text
            slot = slot_of(text.value)
        else:
            text = (await self._gate.clean(conflict.new_text, Target.MEMORY, deep=False)).text
        old = conflict.memory if conflict.memory and conflict.memory.deleted_at is None else None
        async with self._one_at_a_time:
            with self._store.change(Actor.PERSON, OperationKind.CONFLICT_SETTLE, Scope.MEMORY) as work:
                result: Memory | None = None
                if resolution in (Resolution.TAKE_NEW, Resolution.MERGE) and old is not None:
                    result = work.memories.reword(old.id, text, slot=slot)
                    work.memories.confirm(old.id, SourceKind.CONFLICT, conflict.message_id)
                elif resolution is not Resolution.KEEP_OLD:
                    clash = resolution is Resolution.KEEP_BOTH and conflict.relation is Relation.CONTRADICTS
                    dated = clash and space_id is None
                    if dated and old is not None:
                        work.memories.end(old.id)
                    if resolution is Resolution.NOT_A_CONFLICT and old is not None:
                        work.conflicts.dismiss(text.value, old.id)
                    result = work.memories.add(
                        text,
                        slot=slot,
                        explicit=explicit,
                        source=SourceKind.CONFLICT,
                        message_id=conflict.message_id,
                        valid_from=work.at if dated and old is not None else None,
                        kind=kind_of(text.value),
                        space_id=conflict.space_id if space_id is None else work.spaces.require(space_id),
                    )
                if result is not None:
                    work.tombstones.lift(text.value)
                work.conflicts.settle(conflict_id, resolution, result.id if result else None)
                return operation_of(work)

    async def _remember_fact(
        self, fact: str, request: Cleaned, refused: set[str], origin: Origin, judge: Judge | None
    ) -> FactResult:
        types = _types_in(fact, request)
        if any(placeholder in fact for placeholder in refused):
            with self._store.maintain() as work:
                work.privacy.refused(Target.MEMORY, types, origin.message_id)
            return FactResult(Outcome.REFUSED, fact, types=types)
        text = (await self._gate.clean(fact, Target.MEMORY, deep=False)).text
        slot = slot_of(text.value)
        candidates = self.candidates(text.value, slot, origin.space_id)
        with self._store.read() as view:
            buried = not origin.explicit and view.tombstones.buried(text.value, slot, origin.said_at)
        alike = await self._alike(text.value, origin.space_id) if judge is not None else []
        verdict = await verdict_on(text.value, candidates, judge, alike)
        if verdict.decision.relation is not Relation.DUPLICATE:
            evidence = origin.message_id
            if origin.said is not None:
                evidence = rests_on(text.value, origin.said)
            waits = _why_it_waits(origin, buried=buried, unfounded=origin.said is not None and evidence is None)
            if waits is not None and not origin.explicit and origin.saving is Saving.TOLD:
                return FactResult(Outcome.SKIPPED, text.value, types=types)
            if waits is not None:
                verdict = Verdict(waits, verdict.memory)
            elif evidence is not None:
                origin = replace(origin, message_id=evidence)
        return self._apply(verdict, text, slot, types, origin)

    async def _alike(self, fact: str, space_id: int | None) -> list[Memory]:
        """Current memories that mean something near `fact`."""
        asked = (await self._meaning.questions(fact))[0].meaning if self._meaning is not None else None
        if asked is None:
            return []
        with self._store.read() as view:
            near = view.vectors.nearest(asked.space_id, "memory", asked.vector, _BY_MEANING)
            cosines = view.vectors.similarities(asked.space_id, "memory", asked.vector, near)
            dismissed = view.conflicts.dismissed(fact)
            found = view.memories.some([id_ for id_, cosine in cosines.items() if cosine >= _ALIKE], space=space_id)
        return [memory for memory in found if memory.valid_until is None and memory.id not in dismissed]

    def candidates(self, fact: str, slot: str | None, space_id: int | None) -> list[Memory]:
        """What a fact is compared with, without what the person said it does not clash with."""
        with self._store.read() as view:
            dismissed = view.conflicts.dismissed(fact)
            return [memory for memory in _candidates(view, fact, slot, space_id) if memory.id not in dismissed]

    def _apply(
        self, verdict: Verdict, text: CleanText, slot: str | None, types: tuple[str, ...], origin: Origin
    ) -> FactResult:
        """Write what a verdict means, as one operation."""
        relation, old = verdict.decision.relation, verdict.memory
        kind, outcome = _EFFECTS[relation]
        with self._store.change(origin.actor, kind, Scope.MEMORY) as work:
            memory_id, conflict_id = old.id if old else None, None
            operation_id: int | None = operation_of(work)
            if relation in (Relation.NEW, Relation.REPLACES):
                if old is not None:
                    work.memories.end(old.id)
                memory_id = work.memories.add(
                    text,
                    slot=slot,
                    explicit=origin.explicit,
                    source=origin.source,
                    message_id=origin.message_id,
                    valid_from=work.at if old is not None else None,
                    kind=origin.kind or kind_of(text.value),
                    space_id=origin.space_id,
                ).id
                if origin.explicit:
                    work.tombstones.lift(text.value)
            elif old is not None and relation is Relation.DUPLICATE:
                work.memories.confirm(old.id, origin.source, origin.message_id)
            elif old is not None and relation is Relation.REFINES:
                work.memories.reword(old.id, text, slot=slot)
                work.memories.confirm(old.id, origin.source, origin.message_id)
            else:
                conflict_id = work.conflicts.same_open(text, memory_id)
                if conflict_id is None:
                    conflict_id = work.conflicts.open(
                        text,
                        new_slot=slot,
                        explicit=origin.explicit,
                        memory_id=memory_id,
                        decision=verdict.decision,
                        message_id=origin.message_id,
                        space_id=origin.space_id,
                    )
                else:
                    operation_id = None  # it waits already: this changed nothing
        return FactResult(
            outcome,
            text.value,
            memory_id=memory_id,
            conflict_id=conflict_id,
            operation_id=operation_id,
            other=old.text if old else None,
            types=types,
        )


_EFFECTS = {
    Relation.NEW: (OperationKind.MEMORY_ADD, Outcome.SAVED),
    Relation.DUPLICATE: (OperationKind.MEMORY_CONFIRM, Outcome.DUPLICATE),
    Relation.REFINES: (OperationKind.MEMORY_REFINE, Outcome.REFINED),
    Relation.REPLACES: (OperationKind.MEMORY_REPLACE, Outcome.REPLACED),
    Relation.CONTRADICTS: (OperationKind.CONFLICT_OPEN, Outcome.CONFLICT),
    Relation.UNCERTAIN: (OperationKind.CONFLICT_OPEN, Outcome.WAITING),
}


def _why_it_waits(origin: Origin, *, buried: bool, unfounded: bool) -> Comparison | None:
    """Why a fact waits for the person, whatever the memories say; None when it need not."""
    if unfounded:
        return Comparison(Relation.UNCERTAIN, DecidedBy.RULES, NOT_IN_OWN_WORDS)
    if buried:
        return Comparison(Relation.UNCERTAIN, DecidedBy.RULES, DELETED_BEFORE)
    if not origin.explicit and origin.saving is not Saving.TELL:
        return Comparison(Relation.UNCERTAIN, DecidedBy.RULES, ASKED_FIRST)
    return None


def _types_in(fact: str, request: Cleaned) -> tuple[str, ...]:
    """What was taken out of this part of a request."""
    return tuple(sorted({finding.type for finding in request.redaction.findings if finding.placeholder in fact}))


def _candidates(view: Work, fact: str, slot: str | None, space_id: int | None) -> list[Memory]:
    """Current memories that a fact may have to do with: the same or a related slot, or words in common."""
    found: dict[int, Memory] = {}
    for name in (slot, *related_slots(slot)) if slot else ():
        found.update((memory.id, memory) for memory in view.memories.in_slot(name, space=space_id))
    for memory, _score in view.memories.matching(query_terms(fact), _CANDIDATES, space=space_id):
        found.setdefault(memory.id, memory)
    return [memory for memory in found.values() if memory.valid_until is None]
