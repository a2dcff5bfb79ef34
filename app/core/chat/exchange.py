"""One exchange: from a kept question to a kept answer, with the tool rounds between."""

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import aclosing
from dataclasses import dataclass, replace
from functools import partial
from itertools import accumulate, takewhile

from app.core.chat.citations import cites
from app.core.chat.context import Context, assemble
from app.core.chat.lookback import Past, Sight, look_back
from app.core.chat.tools import Tools, results_json
from app.core.chat.transcript import Answer, Transcript
from app.core.errors import AppError, ErrorCode
from app.core.events import AnswerEnded, AnswerStarted, Event, FactDecided, ThinkingReceived, TokenReceived
from app.core.llm import prompts
from app.core.llm.port import ChatMessage, ChatModel, ChatRequest, ToolCall, ToolSpec
from app.core.llm.tokens import tokens_of
from app.core.memory.evidence import Said
from app.core.memory.judge import Judge
from app.core.memory.service import MemoryService, Saving
from app.core.models import (
    Actor,
    ContextManifest,
    FactResult,
    Memory,
    Message,
    MessageStatus,
    ModelInfo,
    Outcome,
    Role,
    SearchFilter,
)
from app.core.recall.meaning import Meaning
from app.core.recall.search import Recall
from app.core.store.store import utc_now
from app.core.text.commands import Command, CommandKind, command_of

_BEGUN_SHARE = 4  # the end of an answer that is gone on with takes up to a quarter of the window
_ROUNDS = 4  # times the model may call tools before it has to answer


@dataclass(frozen=True, slots=True)
class Speaker:
    """The model that answers, and how much it is to see (0: as the server gives)."""

    model: ChatModel
    info: ModelInfo
    window: int


class Exchange:
    """Answers one question. Used once."""

    def __init__(
        self,
        transcript: Transcript,
        question: Message,
        speaker: Speaker,
        *,
        memory: MemoryService | None,
        saving: Saving | None,
        sight: Sight,
        recall: Recall,
        meaning: Meaning,
        emit: Callable[[Event], None],
        tokens_per_estimate: float = 1.0,
        begun: Message | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`memory` is None where none may be read or written: in a temporary chat, or when it is switched off.

        `begun` is an answer that the model is to go on with: its text is put before it as the beginning of its own, and
        no tools are offered.

        `saving` is what is done with what the person says of
        themselves; None: nothing is saved.
        """
        self._transcript = transcript
        self._question = question
        self._speaker = speaker
        self._memory = memory
        self._saving = saving
        self._sight = sight
        self._past: Past | None = None  # of past chats, once for all rounds
        self._looked_up = 0
        self._tokens_per_estimate = tokens_per_estimate
        self._space_id = transcript.space_id
        self._recall = recall
        self._meaning = meaning
        self._emit = emit
        self._begun = begun
        branch = _upto(transcript.branch(), (begun or question).id)
        self._said = [Said(message.id, message.text) for message in transcript.own(branch)]
        turns = transcript.turns(branch)
        self._begun_text = turns.pop().text if begun is not None else ""
        self._turns = turns
        self._own_words = turns[-1].text
        command = command_of(self._own_words) if memory is not None and begun is None else None
        self._command = command if command and command.kind in (CommandKind.REMEMBER, CommandKind.FORGET) else None
        self._text = ""
        self._thinking = ""
        self._clock = clock
        self._thinking_began: float | None = None
        self._thought: float | None = None  # seconds, of all rounds
        self._results: list[FactResult] = []
        self._context: Context | None = None

    async def run(self) -> Message:
        """Stream the answer and keep it; returns it.

        Cancelled, it keeps what has come so far, marked as stopped, and returns that (the question, when nothing had
        come). A fault in the middle keeps what has come, marked as incomplete, and raises the `AppError`.
        """
        conversation_id = self._question.conversation_id
        self._emit(AnswerStarted(conversation_id, self._question.id, self._speaker.info.name))
        message_id: int | None = None
        try:
            status, fault = await self._answer()
            something_came = bool(self._text or self._thinking or self._results)
            if self._context is not None and (something_came or status is MessageStatus.COMPLETE):
                message_id = (await self._keep(status, self._context)).id
            if fault is not None:
                raise fault
        finally:
            self._emit(AnswerEnded(conversation_id, message_id))
        return self._transcript.newest(1)[0]

    async def _answer(self) -> tuple[MessageStatus, AppError | None]:
        try:
            complete = await self._converse()
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is not None:
                task.uncancel()  # being stopped is a way for an answer to end; what has come is kept
            return MessageStatus.STOPPED, None
        except AppError as error:
            return MessageStatus.INCOMPLETE, error
        return (MessageStatus.COMPLETE if complete else MessageStatus.INCOMPLETE), None

    async def _converse(self) -> bool:
        """Talk to the model until it answers without calling a tool. False when it ran out of room."""
        info = self._speaker.info
        # The server loads the model while the past is looked through.
        window, _past = await asyncio.gather(
            self._speaker.model.window(info.name, self._speaker.window), self._look_back()
        )
        tools = self._tools() if self._begun is None else None
        offered = (prompts.BIO, prompts.RECALL) if tools is not None and info.tools else ()
        report = ""
        if tools is not None and self._command is not None and not info.tools:
            await self._obey(tools, self._command)
            report = prompts.save_report(results_json(self._results))
        rounds: list[ChatMessage] = []
        if self._begun is not None:
            rounds.append(ChatMessage("assistant", _end_of(self._begun_text, window // _BEGUN_SHARE)))
        for turn in range(_ROUNDS + 1):
            self._context = await self._assemble(window, offered, rounds, report)
            said, calls, complete = await self._stream(window, offered if turn < _ROUNDS else ())
            if not calls or tools is None:
                break
            rounds += [said, *[await self._call(tools, call) for call in calls]]
        if tools is not None and self._command is not None and not self._results:
            await self._obey(tools, self._command)  # the model passed over a plain request
        return complete

    def _tools(self) -> Tools | None:
        if self._memory is None:
            return None
        info = self._speaker.info
        return Tools(
            memory=self._memory,
            recall=self._recall,
            meaning=self._meaning,
            judge=None if info.offline else Judge(self._speaker.model, info.name),
            conversation_id=self._question.conversation_id,
            question_id=self._question.id,
            asked=self._command.kind if self._command else None,
            space_id=self._space_id,
            saving=self._saving,
            said=self._said,
        )

    async def _assemble(
        self, window: int, tools: Sequence[ToolSpec], rounds: Sequence[ChatMessage], report: str
    ) -> Context:
        memories, without_room = await self._memories(window)
        past = await self._look_back()
        assembled = partial(
            assemble,
            model=self._speaker.info.name,
            window=window,
            today=utc_now().astimezone(),
            turns=self._turns,
            memories=memories,
            excerpts=past.found,
            recent=past.recent,
            tools=tools,
            rounds=rounds,
            report=report,
            insights=past.insights,
            sees=self._speaker.info.vision,
            tokens_per_estimate=self._tokens_per_estimate,
        )
        context = assembled()
        older = self._transcript.older_summary() if context.manifest.messages_dropped else None
        if older is not None:
            text = await self._speaker_sees(older.text)
            context = assembled(older=replace(older, text=text))
        manifest = replace(
            context.manifest,
            nearly=(*context.manifest.nearly, *past.nearly),
            memories_dropped=(*context.manifest.memories_dropped, *without_room),
            memories_left_out=tuple(sorted(self._sight.without_memories)),
            looked_up=self._looked_up,
            embedding_model=past.embedding_model,
            settings=self._sight.settings,
        )
        return replace(context, manifest=manifest)

    async def _memories(self, window: int) -> tuple[list[Memory], list[int]]:
        """The memories that may find room, best first, and the ids of the others.

        Only the former pass the gate again, which takes a millisecond each: what fills the window three times over
        is enough, as they get a third of it at most.
        """
        if self._memory is None:
            return [], []
        left_out = self._sight.without_memories
        stored = [
            memory
            for memory in self._recall.all_memories(self._space_id)
            if not memory.excluded and memory.id not in left_out
        ]
        filled = accumulate(tokens_of(memory.text) for memory in stored)
        near = sum(1 for tokens in takewhile(lambda tokens: tokens <= window, filled))
        return await self._memory.second_pass(stored[:near]), [memory.id for memory in stored[near:]]

    async def _speaker_sees(self, text: str) -> str:
        """A stored text as a model may see it: what an older version of the gate let through is taken out now."""
        return text if self._memory is None else (await self._memory.pass_again([text]))[0]

    async def _look_back(self) -> Past:
        if self._memory is None:
            return Past()
        if self._past is None:
            said = [turn.text for turn in self._turns if turn.role is Role.USER]
            where = SearchFilter(outside=self._question.conversation_id, space=self._space_id, usable=True)
            self._past = await look_back(said, where, self._sight, self._recall, self._meaning, self._memory)
        return self._past

    async def _stream(self, window: int, tools: Sequence[ToolSpec]) -> tuple[ChatMessage, tuple[ToolCall, ...], bool]:
        """One call of the model: what it said, the tools it calls, and whether it came to its end."""
        if self._context is None:
            raise AppError(ErrorCode.BUG, type="no context")
        request = ChatRequest(
            model=self._speaker.info.name,
            messages=self._context.messages,
            tools=tuple(tools),
            window=self._speaker.window and window,
        )
        conversation_id = self._question.conversation_id
        text, thinking, complete = "", "", True
        calls: list[ToolCall] = []
        async with aclosing(self._speaker.model.chat(request)) as chunks:
            async for chunk in chunks:
                calls += chunk.tool_calls
                if chunk.thinking:
                    self._thinking_goes_on()
                    thinking += chunk.thinking
                    self._thinking += chunk.thinking
                    self._emit(ThinkingReceived(conversation_id, chunk.thinking))
                else:
                    self._thinking_ended()
                if chunk.text:
                    text += chunk.text
                    self._text += chunk.text
                    self._emit(TokenReceived(conversation_id, chunk.text))
                if chunk.done:
                    complete = chunk.done_reason != "length"
                    self._measure(chunk.prompt_tokens)
        if calls and self._text and not self._text.endswith("\n"):
            self._text += "\n\n"  # what follows the tool call is a new paragraph
            self._emit(TokenReceived(conversation_id, "\n\n"))
        return ChatMessage("assistant", text, thinking, tool_calls=tuple(calls)), tuple(calls), complete

    async def _call(self, tools: Tools, call: ToolCall) -> ChatMessage:
        outcome = await tools.run(call)
        self._looked_up += outcome.looked_up
        self._decided(outcome.results)
        return ChatMessage("tool", outcome.content, tool_name=call.name, tool_call_id=call.id)

    async def _obey(self, tools: Tools, command: Command) -> None:
        """Do ourselves what the person plainly asked: the model has no tools, or did not use them."""
        if command.kind is CommandKind.FORGET:
            self._decided(await tools.memory.forget(command.content, Actor.PERSON, tools.space_id))
            return
        facts = await tools.judge.facts(command.content) if tools.judge else []
        self._decided(await tools.bio("\n".join(facts) or command.content, Actor.PERSON))

    def _decided(self, results: Sequence[FactResult]) -> None:
        for result in results:
            if result.outcome is Outcome.SKIPPED:
                continue  # nothing happened that a person would have to be told
            self._results.append(result)
            self._emit(FactDecided(self._question.conversation_id, result))

    def _measure(self, prompt_tokens: int) -> None:
        if prompt_tokens and self._context is not None:
            manifest = replace(self._context.manifest, measured_tokens=prompt_tokens)
            self._context = replace(self._context, manifest=manifest)

    def _with_citations(self, manifest: ContextManifest) -> ContextManifest:
        """The record with marks at what the answer takes up."""

        def cited(text: str | None) -> bool:
            return text is not None and cites(self._text, text, self._own_words)

        return replace(
            manifest,
            memories=tuple(replace(used, cited=cited(used.text)) for used in manifest.memories),
            excerpts=tuple(replace(used, cited=cited(used.text)) for used in manifest.excerpts),
            insights=tuple(replace(used, cited=cited(used.text)) for used in manifest.insights),
        )

    def _thinking_goes_on(self) -> None:
        if self._thinking_began is None:
            self._thinking_began = self._clock()

    def _thinking_ended(self) -> None:
        """What comes after the reasoning, be it text, a tool call or the end, ends its time."""
        if self._thinking_began is not None:
            self._thought = (self._thought or 0.0) + self._clock() - self._thinking_began
            self._thinking_began = None

    async def _keep(self, status: MessageStatus, context: Context) -> Message:
        self._thinking_ended()  # stopped in the middle of it
        answer = Answer(
            text=self._text.rstrip() if self._begun is not None else self._text.strip(),
            thinking=self._thinking.strip(),
            model=self._speaker.info.name,
            status=status,
            results=self._results,
            manifest=self._with_citations(context.manifest),
            thinking_seconds=self._thought,
        )
        if self._begun is not None:
            return await self._transcript.extend(self._begun.id, answer)
        return await self._transcript.answer(self._question.id, answer)


def _upto(branch: list[Message], message_id: int) -> list[Message]:
    ids = [message.id for message in branch]
    if message_id not in ids:
        raise AppError(ErrorCode.NOT_FOUND, what="message", id=message_id)
    return branch[: ids.index(message_id) + 1]


def _end_of(text: str, tokens: int) -> str:
    """The end of a text, as much as so many tokens take: a model goes on from there."""
    size = tokens_of(text)
    return text if size <= tokens else text[-(len(text) * tokens // size) :]


def last_question(branch: Sequence[Message]) -> Message:
    """The person's last message of a branch. `AppError(NOT_FOUND)` when there is none."""
    for message in reversed(branch):
        if message.role is Role.USER:
            return message
    raise AppError(ErrorCode.NOT_FOUND, what="message", id=0)
