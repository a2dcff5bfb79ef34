"""What the background made: summaries and insights can be edited, deleted and erased alike."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.gui.bridge import Bridge
from app.gui.dialogs.erase import EraseDialog
from app.gui.dialogs.text import TextDialog
from app.gui.operations import Command
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.pages.cards import CardsPage
from app.i18n import tr

if TYPE_CHECKING:
    from app.core.engine import Engine

T = TypeVar("T")
Work = Callable[["Engine"], Coroutine[Any, Any, Any]]


class MadePage(CardsPage[T]):
    """Subclasses give their verbs to these."""

    open_message = Signal(int, int)  # conversation id, message id

    def __init__(
        self,
        bridge: Bridge,
        data: MemoryData,
        commands: MemoryCommands,
        nothing: tuple[str, str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(bridge, data, nothing, parent)
        self._commands = commands

    def show_verbs(self, column: QVBoxLayout, *verbs: tuple[str, Callable[[], None]]) -> None:
        """A row of buttons, the last of which erases."""
        self.buttons(column, *verbs, danger=verbs[-1][0])

    def run(self, work: Work) -> None:
        """Do something that the page will show by itself."""
        Command(self, work).failure(self._commands.explain).run(self._bridge)

    def edit(self, title: str, text: str, work: Callable[[Engine, str], Coroutine[Any, Any, Any]]) -> None:
        """Ask for the person's own words."""
        dialog = TextDialog(title, text, self)
        dialog.written.connect(lambda words: self.run(lambda engine: work(engine, words)))
        dialog.open()

    def delete(self, work: Work, said: str) -> None:
        """Delete, and offer to take it back."""
        Command(self, work).success(lambda operation_id: self._commands.told(said, operation_id)).failure(
            self._commands.explain
        ).run(self._bridge)

    def erase(self, heading: str, text: str, explanation: str, work: Work) -> None:
        """Ask, then erase."""
        dialog = EraseDialog(heading, [text], explanation, self)
        dialog.accepted.connect(lambda: self.run(work))
        dialog.open()

    @staticmethod
    def made_by(edited: bool, made_by: str) -> str:
        """Whose words they are."""
        if edited:
            return tr("your own words")
        return {"offline": tr("made without a model"), "sample": tr("of the sample")}.get(made_by, made_by)


def joined(parts: Sequence[str]) -> str:
    """What is told in one quiet line."""
    return " · ".join(part for part in parts if part)
