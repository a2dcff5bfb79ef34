"""What the person keeps talking about, each with its time and the messages it rests on."""

from __future__ import annotations

from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.events import Changes
from app.core.models import Insight, SearchHit
from app.gui import look
from app.gui.bridge import Bridge
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.pages.made import MadePage, joined
from app.gui.panes.memory.timeline import Timeline
from app.i18n import tr, trn

if TYPE_CHECKING:
    from app.core.engine import Engine


@dataclass(frozen=True, slots=True)
class Concluded:
    """An insight, and those of its messages that are still there."""

    insight: Insight
    messages: tuple[SearchHit, ...]


class InsightsPage(MadePage[Concluded]):
    """Nothing here is said by the person: it is concluded, and can be changed, switched off, deleted and erased."""

    def __init__(
        self, bridge: Bridge, data: MemoryData, commands: MemoryCommands, parent: QWidget | None = None
    ) -> None:
        nothing = (
            tr("No insights yet"),
            tr("Once a day, what you keep talking about over several chats is put into a sentence here."),
        )
        super().__init__(bridge, data, commands, nothing, parent)
        self.explain(
            tr("What you keep talking about, concluded from your messages. Each mark on a line opens the message.")
        )
        self.buttons(self.top, (tr("Look now"), lambda: self.run(lambda engine: engine.work_now(insights=True))))

    def read(self, engine: Engine) -> Coroutine[Any, Any, Sequence[Concluded]]:
        return _read(engine)

    def concerns(self, changes: Changes) -> bool:
        return bool(changes.insights)

    def key(self, item: Concluded) -> int:
        return item.insight.id

    def fill(self, item: Concluded, column: QVBoxLayout) -> None:
        insight = item.insight
        said = look.plain_label(insight.text)
        look.style(said, "statement")
        column.addWidget(said)
        timeline = Timeline(insight, item.messages)
        timeline.open_message.connect(self.open_message)
        column.addWidget(timeline)
        own = insight.edited or insight.made_by in {"offline", "sample"}
        told = (
            trn("{n} message", "{n} messages", len(insight.message_ids)),
            tr("confidence {percent} %", percent=round(100 * insight.confidence)),
            self.made_by(insight.edited, insight.made_by) if own else "",
            "" if insight.used else tr("not given to models"),
        )
        self.quiet(column, joined(told))
        id_, used = insight.id, insight.used
        last = [(tr("Last message"), lambda: self._open(item.messages[-1]))] if item.messages else []
        self.show_verbs(
            column,
            (
                tr("Edit…"),
                lambda: self.edit(
                    tr("Edit the insight"), insight.text, lambda engine, text: engine.edit_insight(id_, text)
                ),
            ),
            *last,
            (
                tr("Do not give it to models") if used else tr("Give it to models"),
                lambda: self.run(lambda engine: engine.use_insight(id_, not used)),
            ),
            (
                tr("Delete"),
                lambda: self.delete(lambda engine: engine.delete_insight(id_), tr("The insight is deleted.")),
            ),
            (tr("Erase for good…"), lambda: self._erase(insight)),
        )

    def _open(self, message: SearchHit) -> None:
        self.open_message.emit(message.conversation_id, message.message_id)

    def _erase(self, insight: Insight) -> None:
        explanation = tr(
            "This removes the sentence, every wording it ever had, its entries under Activity and every backup. This "
            "cannot be undone.\n\nThe messages it rests on stay, so it may be concluded again; what you delete "
            "instead is not."
        )
        self.erase(
            tr("Erase this insight for good?"),
            insight.text,
            explanation,
            lambda engine: engine.erase_insights([insight.id]),
        )


async def _read(engine: Engine) -> list[Concluded]:
    insights = await engine.insights()
    wanted = {message_id for insight in insights for message_id in insight.message_ids}
    messages = await engine.messages_by_id(wanted)
    return [
        Concluded(insight, tuple(one for one in messages if one.message_id in insight.message_ids))
        for insight in insights
    ]
