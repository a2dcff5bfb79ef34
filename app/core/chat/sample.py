"""The sample profile: an invented person's chats, played through the real exchange, gate and verdicts into a space of
its own, and erased again with everything that came of them."""

from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path

from pydantic import BaseModel

from app.core.chat.conversations import Chats
from app.core.home import Home
from app.core.llm.directory import ModelDirectory
from app.core.llm.port import ToolCall
from app.core.llm.scripted import SCRIPTED_INFO, ScriptedModel
from app.core.memory.service import MemoryService
from app.core.models import EVERYWHERE, Actor, Memory, OperationKind, Role, Scope, Space, SummaryKind, Target
from app.core.privacy.gate import Gate
from app.core.recall.meaning import Meaning
from app.core.recall.search import Recall
from app.core.settings import Settings, SettingsFile
from app.core.store.store import Store, utc_now
from app.core.text.language import Language

_FOLDER = Path(__file__).parents[3] / "resources" / "sample"
_STEP = timedelta(seconds=3)  # that pass between two looks at the clock


class _Turn(BaseModel):
    """What the person says, what the model saves of it by itself, and what it answers."""

    say: str
    answer: str
    bio: str = ""


class _Chat(BaseModel):
    """A chat of some days ago."""

    title: str
    days_ago: int
    turns: list[_Turn]
    summary: str = ""


class _Edit(BaseModel):
    """A memory that the person reworded by hand: the one that holds `find`."""

    find: str
    text: str
    days_ago: int


class _Insight(BaseModel):
    """What the person keeps talking about, in the chats of these places in the list."""

    text: str
    chats: list[int]
    confidence: float


class Script(BaseModel):
    """A sample profile as it stands in `resources/sample/`."""

    space: str
    chats: list[_Chat]
    edits: list[_Edit]
    insights: list[_Insight]


def script_of(language: Language) -> Script:
    """The sample profile in a language."""
    return Script.model_validate_json((_FOLDER / f"{language}.json").read_text("utf-8"))


class _Clock:
    """A time in the past that moves on at each look."""

    def __init__(self) -> None:
        self.now = utc_now()

    def go_to(self, days_ago: int) -> None:
        self.now = utc_now() - timedelta(days=days_ago)

    def __call__(self) -> datetime:
        self.now += _STEP
        return self.now


class _OwnMemory(MemoryService):
    """Compares with what is in the sample's space alone: the person's own memories are none of its business."""

    def candidates(self, fact: str, slot: str | None, space_id: int | None) -> list[Memory]:
        """As always, of this space."""
        return [memory for memory in super().candidates(fact, slot, space_id) if memory.space_id == space_id]


class _OwnRecall(Recall):
    """Puts before the sample's model what is in its space alone."""

    def all_memories(self, space: int | None = EVERYWHERE) -> list[Memory]:
        """As always, of this space."""
        return [memory for memory in super().all_memories(space) if memory.space_id == space]


class SampleProfile:
    """Makes and erases it; there is one at a time."""

    def __init__(self, home: Home, store: Store, gate: Gate) -> None:
        self._home = home
        self._store = store
        self._gate = gate

    def space(self) -> Space | None:
        """The space that holds it; None when there is none."""
        with self._store.read() as view:
            return next((space for space in view.spaces.all() if space.sample), None)

    async def add(self, language: Language) -> Space:
        """Make it, or return the one there is. Broken off in the middle, what there is can be removed all the same."""
        there = self.space()
        if there is not None:
            return there
        script = script_of(language)
        name = (await self._gate.clean(script.space, Target.MEMORY)).text
        with self._store.change(Actor.PERSON, OperationKind.SPACE_CHANGE, Scope.MEMORY) as work:
            space_id = work.spaces.add(name)
            work.spaces.mark_sample(space_id)
        await self._play(script, space_id)
        made = self.space()
        assert made is not None  # noqa: S101 (just added)
        return made

    def remove(self) -> None:
        """Erase it with all that was said in its space since. Backups stay: nothing in it is private."""
        space = self.space()
        if space is not None:
            with self._store.erase(with_backups=False) as eraser:
                eraser.space(space.id)

    async def _play(self, script: Script, space_id: int) -> None:
        clock, model = _Clock(), ScriptedModel()
        store = self._store.with_clock(clock)
        settings = SettingsFile(self._home.path / "sample-settings.json")  # there is none: the defaults hold
        settings.current = Settings(titles=False, summaries=False, insights=False, extract_every=0)
        models = ModelDirectory(model, model, "", SCRIPTED_INFO)
        meaning = Meaning(store, models, settings)
        memory = _OwnMemory(store, self._gate)
        chats = Chats(store, self._gate, memory, _OwnRecall(store), meaning, models, settings, emit=lambda _event: None)
        edits = sorted(script.edits, key=lambda edit: -edit.days_ago)
        made: list[int] = []
        for chat in script.chats:
            while edits and edits[0].days_ago > chat.days_ago:
                await self._edit(edits.pop(0), store, memory, clock, space_id)
            clock.go_to(chat.days_ago)
            made.append(await self._chat(chat, chats, model, store, space_id))
        for edit in edits:
            await self._edit(edit, store, memory, clock, space_id)
        for insight in script.insights:
            await self._insight(insight, store, [made[place] for place in insight.chats], space_id)

    async def _chat(self, chat: _Chat, chats: Chats, model: ScriptedModel, store: Store, space_id: int) -> int:
        conversation = chats.new(temporary=False, space_id=space_id)
        await chats.rename(conversation.id, chat.title)
        for turn in chat.turns:
            model.script = [ToolCall("bio", {"message": turn.bio}), turn.answer] if turn.bio else [turn.answer]
            await chats.send(conversation.id, turn.say)
        if chat.summary:
            text = (await self._gate.clean(chat.summary, Target.CHAT)).text
            with store.change(Actor.BACKGROUND, OperationKind.SUMMARY_WRITE, Scope.CONVERSATION) as work:
                messages = work.messages.branch(conversation.id)
                work.summaries.write(conversation.id, SummaryKind.CHAT, text, messages, SCRIPTED_INFO.name)
        return conversation.id

    async def _edit(self, edit: _Edit, store: Store, memory: MemoryService, clock: _Clock, space_id: int) -> None:
        clock.go_to(edit.days_ago)
        with store.read() as view:
            own = [one for one in view.memories.all(space=space_id) if one.space_id == space_id]
        for one in [one for one in own if edit.find in one.text][:1]:
            await memory.edit(one.id, edit.text)

    async def _insight(self, insight: _Insight, store: Store, chats: Sequence[int], space_id: int) -> None:
        text = (await self._gate.clean(insight.text, Target.MEMORY)).text
        with store.change(Actor.BACKGROUND, OperationKind.INSIGHT_WRITE, Scope.MEMORY) as work:
            said = [one for chat in chats for one in work.messages.branch(chat) if one.role is Role.USER]
            work.insights.write(
                None,
                text,
                message_ids=[one.id for one in said],
                span=(min(one.created_at for one in said), max(one.created_at for one in said)),
                confidence=insight.confidence,
                made_by=SCRIPTED_INFO.name,
                space_id=space_id,
            )
