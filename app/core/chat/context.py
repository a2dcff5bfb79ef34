"""What is put before the model: layers within its window, and the record of them.

The server would drop the oldest messages silently until a prompt fits, so nothing is sent that does not. Layers, in
the order in which they are given room: rules and tools, the question with the tool rounds since, what was given with
the messages (up to a half, see `materials.py`), saved memories (up to a share of the window), parts of past chats (up
to a smaller one), earlier messages from the newest back.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TypeVar

from app.core.chat.materials import Shown, Turn, question_only, shown_within
from app.core.errors import AppError, ErrorCode
from app.core.llm import prompts
from app.core.llm.port import ChatMessage, ToolSpec
from app.core.llm.tokens import tokens_of, tokens_of_message, tokens_of_tools
from app.core.models import (
    AttachmentUse,
    ContextManifest,
    Insight,
    Layer,
    ManifestExcerpt,
    ManifestInsight,
    ManifestMemory,
    ManifestNearly,
    Memory,
    MemoryKind,
    NotUsed,
    Role,
    SearchHit,
    Summary,
)

T = TypeVar("T")

_ANSWER_SHARE = 4  # a quarter of the window is kept for the answer ...
_ANSWER_MOST = 2048  # ... but no more than this
_MEMORY_SHARE = 3  # memories take up to a third of what is left for the prompt
_INSIGHT_SHARE = 12  # insights a twelfth
_EXCERPT_SHARE = 6  # parts of past chats up to a sixth ...
_EXCERPTS_MOST = 2048  # ... but no more than this ...
_RECENT_SHARE = 3  # ... of which what was said lately takes a third at most
_GIVEN_SHARE = 2  # what was given with messages takes up to a half


@dataclass(frozen=True, slots=True)
class Context:
    """What is sent, and the record of it."""

    messages: tuple[ChatMessage, ...]
    manifest: ContextManifest


def assemble(
    *,
    model: str,
    window: int,
    today: datetime,
    turns: Sequence[Turn],
    memories: Sequence[Memory],
    excerpts: Sequence[SearchHit] = (),
    recent: Sequence[SearchHit] = (),
    insights: Sequence[Insight] = (),
    older: Summary | None = None,
    tools: Sequence[ToolSpec] = (),
    rounds: Sequence[ChatMessage] = (),
    report: str = "",
    sees: bool = True,
    tokens_per_estimate: float = 1.0,
) -> Context:
    """Fill the window of a model.

    `turns` is the branch, oldest first, its last one the question. `memories` and `excerpts` come best first, `recent`
    is what the person said lately in other chats, newest first. `insights` come in the order in which they are given
    room; `older` is the summary of what no longer fits of this chat. `rounds` are the tool calls and results since the
    question. `report` is told to the model with the rules. `sees`: the model takes pictures. `tokens_per_estimate` is
    what the server counted of late for each token that we estimated.

    Raises `AppError(MESSAGE_TOO_LONG)` when rules and question alone do not fit.
    """
    reserved = min(window // _ANSWER_SHARE, _ANSWER_MOST)
    room = int((window - reserved) / tokens_per_estimate)
    rules = tokens_of(prompts.system(today, (), tools=bool(tools), report=report)) + tokens_of_tools(tools)
    since = sum(map(tokens_of_message, rounds))
    must = rules + tokens_of_message(question_only(turns[-1], sees=sees)) + since
    if must > room:
        raise AppError(ErrorCode.MESSAGE_TOO_LONG, tokens=must, room=room)
    shown = shown_within(turns, (room - must) // _GIVEN_SHARE, sees=sees)
    question = shown[-1].message
    must = rules + tokens_of_message(question) + since
    if must > room:  # by the line that names what did not fit
        raise AppError(ErrorCode.MESSAGE_TOO_LONG, tokens=must, room=room)

    used = _that_fit(memories, memory_line, (room - must) // _MEMORY_SHARE, pass_over=True)
    lines = [memory_line(memory) for memory, _tokens in used if memory.kind is not MemoryKind.PROCEDURE]
    plans = [memory_line(memory) for memory, _tokens in used if memory.kind is MemoryKind.PROCEDURE]
    known = _that_fit(insights, insight_line, (room - must) // _INSIGHT_SHARE)
    share = min((room - must) // _EXCERPT_SHARE, _EXCERPTS_MOST)
    lately = _that_fit(recent, excerpt_line, share // _RECENT_SHARE)
    told = {hit.message_id for hit, _tokens in lately}
    found = [hit for hit in excerpts if hit.message_id not in told]
    past = _that_fit(found, excerpt_line, share - sum(tokens for _hit, tokens in lately))
    prompt = prompts.system(
        today,
        lines,
        tools=bool(tools),
        report=report,
        excerpts=[excerpt_line(hit) for hit, _tokens in past],
        recent=[excerpt_line(hit) for hit, _tokens in reversed(lately)],
        insights=[insight_line(insight) for insight, _tokens in known],
        older=older.text if older is not None else "",
        procedures=plans,
    )
    system = ChatMessage("system", prompt)
    taken = must - rules + tokens_of_message(system) + tokens_of_tools(tools)
    earlier = _turns_that_fit(shown[:-1], room - taken)

    sent = (*(one.message for one in earlier), question)
    before = sum(tokens_of_message(message) for message in sent[:-1])
    kept = {one.turn.message_id for one in earlier}
    given = tuple(
        use
        if use.message_id in kept or use.message_id == turns[-1].message_id
        else replace(use, tokens=0, use=AttachmentUse.ROOM)
        for one in shown
        for use in one.uses
    )
    in_prompt = {memory.id for memory, _tokens in used}
    manifest = ContextManifest(
        model=model,
        window=window,
        reserved=reserved,
        system_tokens=rules,
        memories=tuple(
            ManifestMemory(
                memory.id,
                memory.revision,
                tokens,
                text=memory.text,
                procedure=memory.kind is MemoryKind.PROCEDURE,
            )
            for memory, tokens in used
        ),
        memories_dropped=tuple(memory.id for memory in memories if memory.id not in in_prompt),
        messages=(*(one.turn.message_id for one in earlier), turns[-1].message_id),
        messages_dropped=tuple(turn.message_id for turn in turns[:-1] if turn.message_id not in kept),
        estimated_tokens=taken + before,
        measured_tokens=None,
        message_tokens=before + tokens_of_message(question) - sum(use.tokens for use in given),
        attachments=given,
        excerpts=(
            *(_as_excerpt(hit, tokens, Layer.RECENT) for hit, tokens in lately),
            *(_as_excerpt(hit, tokens, Layer.FOUND) for hit, tokens in past),
        ),
        insights=tuple(ManifestInsight(insight.id, tokens, text=insight.text) for insight, tokens in known),
        older_summary_id=older.id if older is not None else None,
        older_tokens=tokens_of(prompts.quoted(older.text)) + 2 if older is not None else 0,
        looked_up_tokens=sum(map(tokens_of_message, rounds)),
        nearly=tuple(
            ManifestNearly(hit.message_id, round(hit.score, 4), NotUsed.ROOM, hit.parts) for hit in found[len(past) :]
        ),
    )
    return Context((system, *sent, *rounds), manifest)


def memory_line(memory: Memory) -> str:
    """A memory as it stands in the prompt: its text with the time it is from."""
    if memory.valid_until is not None:
        return f"{memory.text} (no longer true since {memory.valid_until:%Y-%m-%d})"
    return f"{memory.text} (since {memory.valid_from or memory.created_at:%Y-%m-%d})"


def insight_line(insight: Insight) -> str:
    """An insight as it stands in the prompt: with the time it is about."""
    since = f"since {insight.first_at:%B %Y}"
    span = since if insight.ongoing else f"from {insight.first_at:%B %Y} to {insight.last_at:%B %Y}"
    return f"{insight.text} ({span})"


def excerpt_line(hit: SearchHit) -> str:
    """A part of a past chat as it stands in the prompt: when, by whom, what."""
    if hit.summary_id is not None:
        return f"{hit.at:%Y-%m-%d}, summary of a chat: {hit.excerpt}"
    return f"{hit.at:%Y-%m-%d}, {hit.role.value}: {hit.excerpt}"


def _as_excerpt(hit: SearchHit, tokens: int, layer: Layer) -> ManifestExcerpt:
    layer = Layer.SUMMARY if hit.summary_id is not None else layer
    return ManifestExcerpt(
        hit.message_id, tokens, round(hit.score, 4), layer, hit.parts, summary_id=hit.summary_id, text=hit.excerpt
    )


def _that_fit(
    items: Iterable[T], line: Callable[[T], str], room: int, *, pass_over: bool = False
) -> list[tuple[T, int]]:
    """The first of them, each with its tokens, until one does not fit: a worse one that would is no reason to pass it
    over, unless it is said to be (`pass_over`)."""
    used: list[tuple[T, int]] = []
    for item in items:
        tokens = tokens_of(prompts.quoted(line(item))) + 2
        if tokens <= room:
            used.append((item, tokens))
            room -= tokens
        elif not pass_over:
            break
    return used


def _turns_that_fit(turns: Sequence[Shown], room: int) -> list[Shown]:
    """The newest turns that fit without a gap, from a question on: an answer without its question misleads."""
    kept: list[Shown] = []
    for one in reversed(turns):
        room -= tokens_of_message(one.message)
        if room < 0:
            break
        kept.insert(0, one)
    while kept and kept[0].turn.role is Role.ASSISTANT:
        kept.pop(0)
    return kept
