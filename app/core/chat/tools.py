"""The tools that a model may call, and what they return to it."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from app.core.llm.port import ToolCall
from app.core.memory.evidence import Said, speaks_of
from app.core.memory.judge import Judge
from app.core.memory.service import MemoryService, Origin, Saving
from app.core.models import Actor, FactResult, Outcome, SearchFilter, SourceKind
from app.core.recall.meaning import Meaning
from app.core.recall.search import Recall
from app.core.text.commands import CommandKind, command_of

_FOUND = 8  # memories and messages that one look-up returns at most


@dataclass(frozen=True, slots=True)
class ToolOutcome:
    """What a call returns to the model, and what it changed."""

    content: str
    results: tuple[FactResult, ...] = ()
    looked_up: int = 0  # memories and messages that it shows


@dataclass(frozen=True, slots=True)
class Tools:
    """Runs the calls of one answer. `question_id` is the message that is being answered."""

    memory: MemoryService
    recall: Recall
    meaning: Meaning
    judge: Judge | None
    conversation_id: int
    question_id: int
    asked: CommandKind | None  # what the person asked of the memory in so many words
    space_id: int | None
    saving: Saving | None  # None: nothing is saved
    said: Sequence[Said]  # the person's own words so far

    async def run(self, call: ToolCall) -> ToolOutcome:
        """The outcome of a call; a wrong name or wrong arguments are told to the model, not raised."""
        if call.name == "bio":
            message = call.arguments.get("message")
            if isinstance(message, str) and message.strip():
                results = await self.bio(message, Actor.MODEL)
                return ToolOutcome(results_json(results), tuple(results))
        elif call.name == "recall":
            query = call.arguments.get("query", "")
            if isinstance(query, str):
                since, until = _day(call.arguments.get("from")), _day(call.arguments.get("to"))
                until = until + timedelta(days=1) if until else None  # that day included
                return await self._look_up(query, str(call.arguments.get("scope", "all")), since=since, until=until)
        else:
            return ToolOutcome(json.dumps({"error": "there is no such tool"}))
        return ToolOutcome(json.dumps({"error": "the arguments do not fit the tool's parameters"}))

    async def bio(self, message: str, actor: Actor) -> list[FactResult]:
        """Remember what `message` states, or forget what it asks to forget."""
        command = command_of(message)
        if command is not None and command.kind is CommandKind.FORGET:
            asked = self.asked is CommandKind.FORGET or actor is Actor.PERSON
            if not asked and not speaks_of(command.content, self.said):
                return [FactResult(Outcome.SKIPPED, command.content)]  # a document must not make it forget either
            return await self.memory.forget(command.content, actor, self.space_id)
        content = command.content if command and command.kind is CommandKind.REMEMBER else message
        if self.saving is None:
            return [FactResult(Outcome.SKIPPED, "")]
        origin = Origin(
            actor,
            SourceKind.MESSAGE,
            self.question_id,
            self.asked is not None,
            space_id=self.space_id,
            saving=self.saving,
            said=self.said,
        )
        return await self.memory.remember(content, origin, self.judge)

    async def _look_up(
        self, query: str, scope: str, *, since: datetime | None = None, until: datetime | None = None
    ) -> ToolOutcome:
        questions = await self.meaning.questions(query)
        found: dict[str, list[dict[str, str | None]]] = {"memories": [], "messages": []}
        if scope in ("memories", "all"):
            memories = (
                self.recall.memories(questions, _FOUND, space=self.space_id)
                if query.strip()
                else self.recall.all_memories(self.space_id)
            )
            found["memories"] = [
                {
                    "text": memory.text,
                    "since": f"{memory.valid_from or memory.created_at:%Y-%m-%d}",
                    "until": f"{memory.valid_until:%Y-%m-%d}" if memory.valid_until else None,
                }
                for memory in await self.memory.second_pass([memory for memory in memories if not memory.excluded])
            ]
        if scope in ("messages", "all") and query.strip():
            where = SearchFilter(
                outside=self.conversation_id, space=self.space_id, since=since, until=until, usable=True
            )
            hits = self.recall.messages(questions, _FOUND, where)
            found["messages"] = [
                {
                    "text": hit.excerpt,
                    "at": f"{hit.at:%Y-%m-%d}",
                    "conversation": hit.conversation_title,
                    "role": hit.role.value,
                }
                for hit in await self.memory.second_pass_of_excerpts(hits)
            ]
        count = sum(map(len, found.values()))
        return ToolOutcome(json.dumps(found, ensure_ascii=False), looked_up=count)


def _day(value: object) -> datetime | None:
    """The beginning of a day that a model names, here; None where it names none."""
    try:
        return datetime.fromisoformat(str(value)).replace(hour=0, minute=0, second=0, microsecond=0).astimezone()
    except ValueError:
        return None


def results_json(results: Sequence[FactResult]) -> str:
    """What the bio tool returns to the model."""
    return json.dumps(
        {
            "results": [
                {
                    "outcome": result.outcome.value,
                    "fact": result.fact,
                    "other": result.other,
                    "types": list(result.types),
                    **({"note": _NOTES[result.outcome]} if result.outcome in _NOTES else {}),
                }
                for result in results
            ]
        },
        ensure_ascii=False,
    )


# What the model is to do about an outcome that a person has to know of.
_NOTES = {
    Outcome.CONFLICT: "Not saved: contradicts `other`. Tell the user and ask which holds.",
    Outcome.WAITING: "Not saved yet: it is unclear how it stands to `other`. The user decides in the inbox.",
    Outcome.SKIPPED: "Not saved: the user does not want such things to be saved. Do not insist.",
    Outcome.REFUSED: "Not saved: this kind of data is never stored. Tell the user.",
    Outcome.NOT_FOUND: "Nothing like this is saved.",
}
