"""One memory in full: its text, where it came from and what it was before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.core.errors import AppError, ErrorCode
from app.core.events import Changes
from app.core.models import MemoryDetail, MemorySource, SourceKind, Space
from app.gui import look
from app.gui.bridge import Bridge
from app.gui.dialogs.memory_erase import EraseMemoriesDialog
from app.gui.dialogs.text import TextDialog
from app.gui.item_models.memory_filter import is_past
from app.gui.operations import Query
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.record_form import RecordForm
from app.gui.panes.memory.version_card import VersionCard
from app.gui.text import dates
from app.gui.widgets.flow_layout import FlowLayout
from app.i18n import tr, trn
from app.words.memory import confidence_words, source_words

if TYPE_CHECKING:
    from app.core.engine import Engine

_VERSIONS_AT_ONCE = 20


class MemoryDetailView(QScrollArea):
    """Shows the memory it is told to, and follows its changes until it is closed."""

    closed = Signal()
    open_message = Signal(int, int)  # conversation id, message id

    def __init__(self, bridge: Bridge, commands: MemoryCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._commands = commands
        self._detail: MemoryDetail | None = None
        self.memory_id: int | None = None
        self._versions_shown = _VERSIONS_AT_ONCE
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(tr("Details of the memory"))
        body = QWidget()
        look.style(body, "clear")
        self._build(body)
        self.setWidget(body)

    def show_memory(self, memory_id: int) -> None:
        """Show this one; read it afresh."""
        if memory_id != self.memory_id:
            self._versions_shown = _VERSIONS_AT_ONCE
            self.verticalScrollBar().setValue(0)
        self.memory_id = memory_id
        Query(self, lambda engine: _read(engine, memory_id)).success(lambda read: self._take(*read)).failure(
            self._gone
        ).run(self._bridge)

    def redraw(self) -> None:
        """Make the versions anew, in other colours."""
        if self._detail is not None:
            self._show_versions(self._detail)

    def close_memory(self) -> None:
        """Show none."""
        self.memory_id = self._detail = None
        self.closed.emit()

    def on_committed(self, changes: Changes) -> None:
        """Read again when this memory changed."""
        if self.memory_id is not None and self.memory_id in changes.memories:
            self.show_memory(self.memory_id)

    # -- building

    def _build(self, body: QWidget) -> None:
        close = look.tool_button("x", tr("Close the details (Esc)"))
        close.clicked.connect(self.close_memory)
        heading = QLabel(tr("Details"))
        look.style(heading, "heading")
        top = QHBoxLayout()
        top.addWidget(heading, 1)
        top.addWidget(close)
        self._text = look.plain_label()
        look.style(self._text, "statement")
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._text.setAccessibleName(tr("Text of the memory"))
        self._facts = look.plain_label()
        look.style(self._facts, "quiet")
        self._sources = QVBoxLayout()
        self._sources.setSpacing(4)
        self._versions = QVBoxLayout()
        self._versions.setSpacing(8)
        column = QVBoxLayout(body)
        column.setContentsMargins(16, 12, 16, 16)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self._text)
        column.addWidget(self._facts)
        self._confidence = look.plain_label()
        look.style(self._confidence, "quiet")
        column.addWidget(self._confidence)
        self.record = RecordForm(body)
        self.record.changed.connect(self._set_record)
        self.record.moved.connect(self._move)
        self.record.excluded.connect(self._exclude)
        column.addWidget(self.record)
        column.addLayout(self._buttons())
        column.addSpacing(8)
        column.addWidget(_section(tr("Where it came from")))
        column.addLayout(self._sources)
        column.addSpacing(8)
        column.addWidget(_section(tr("History")))
        column.addLayout(self._versions)
        column.addStretch(1)

    def _buttons(self) -> FlowLayout:
        self.edit_button = QPushButton(tr("Edit…"))
        self.edit_button.clicked.connect(self._edit)
        self.pin_button = QPushButton()
        self.pin_button.clicked.connect(self._switch_pin)
        self.delete_button = QPushButton(tr("Delete"))
        self.delete_button.setToolTip(tr("Move to the trash; this can be undone"))
        self.delete_button.clicked.connect(self._delete)
        self.erase_button = QPushButton(tr("Erase for good…"))
        look.style(self.erase_button, "danger")
        self.erase_button.clicked.connect(self._ask_to_erase)
        row = FlowLayout(spacing=8)
        for button in (self.edit_button, self.pin_button, self.delete_button, self.erase_button):
            row.addWidget(button)
        return row

    # -- showing

    def _take(self, detail: MemoryDetail, spaces: list[Space]) -> None:
        if detail.memory.id != self.memory_id:
            return  # another one was asked for meanwhile
        self._detail = detail
        memory = detail.memory
        self._text.setText(memory.text)
        self._facts.setText("\n".join([*_facts(detail), _use(detail)]))
        self._confidence.setText(confidence_words(detail.confidence))
        self.record.show_record(memory, spaces)
        self.edit_button.setVisible(memory.deleted_at is None)
        self.pin_button.setText(tr("Unpin") if memory.pinned else tr("Pin"))
        self.delete_button.setText(tr("Restore") if memory.deleted_at else tr("Delete"))
        look.clear(self._sources)
        for source in detail.sources:
            self._sources.addWidget(self._source(source))
        self._show_versions(detail)

    def _show_versions(self, detail: MemoryDetail) -> None:
        look.clear(self._versions)
        newest_first = list(reversed(detail.versions))
        for at, version in enumerate(newest_first[: self._versions_shown]):
            earlier = newest_first[at + 1] if at + 1 < len(newest_first) else None
            card = VersionCard(version, earlier, restorable=version.text != detail.memory.text)
            card.restore.connect(self._restore)
            self._versions.addWidget(card)
        hidden = len(newest_first) - self._versions_shown
        if hidden > 0:
            more = QPushButton(trn("Show {n} earlier version", "Show {n} earlier versions", hidden))
            more.clicked.connect(self._show_all_versions)
            self._versions.addWidget(more)

    def _show_all_versions(self) -> None:
        if self._detail is not None:
            self._versions_shown = len(self._detail.versions)
            self._show_versions(self._detail)

    def _source(self, source: MemorySource) -> QWidget:
        said = source_words(source.kind)
        when = dates.moment(source.at)
        message, chat = source.message_id, source.conversation_id
        if message is None or chat is None:
            label = look.plain_label(tr("{said} · {when}", said=said, when=when))
            look.style(label, "quiet")
            return label
        title = source.conversation_title or tr("untitled chat")
        link = look.LinkLabel(tr("{said} “{title}” · {when}", said=said, title=title, when=when))
        link.setToolTip(tr("Open the message"))
        link.activated.connect(lambda: self.open_message.emit(chat, message))
        return link

    # -- acting

    def _gone(self, error: AppError) -> None:
        if error.code is ErrorCode.NOT_FOUND:
            self.close_memory()
        else:
            self._commands.explain(error)

    def _edit(self) -> None:
        if self._detail is not None:
            memory = self._detail.memory
            dialog = TextDialog(
                tr("Edit the memory"), memory.text, self, note=tr("The old wording stays in the memory's history.")
            )
            dialog.written.connect(lambda text: self._commands.edit(memory.id, text))
            dialog.open()

    def _switch_pin(self) -> None:
        if self._detail is not None:
            self._commands.pin([self._detail.memory], not self._detail.memory.pinned)

    def _delete(self) -> None:
        if self._detail is None:
            return
        if self._detail.memory.deleted_at:
            self._commands.restore([self._detail.memory])
        else:
            self._commands.delete([self._detail.memory])

    def _exclude(self, excluded: bool) -> None:
        if self.memory_id is not None:
            self._commands.exclude(self.memory_id, excluded)

    def _set_record(self, values: dict[str, Any]) -> None:
        if self.memory_id is not None:
            self._commands.set_records([self.memory_id], **values)

    def _move(self, space_id: int | None) -> None:
        if self.memory_id is not None:
            self._commands.move([self.memory_id], space_id)

    def _restore(self, text: str) -> None:
        if self._detail is not None:
            self._commands.restore_version(self._detail.memory.id, text)

    def _ask_to_erase(self) -> None:
        if self._detail is None:
            return
        memory_id = self._detail.memory.id
        wordings = len({version.text for version in self._detail.versions})
        dialog = EraseMemoriesDialog([self._detail.memory], self, versions=wordings, bridge=self._bridge)
        dialog.accepted.connect(lambda: self._commands.erase([memory_id]))
        dialog.open()


async def _read(engine: Engine, memory_id: int) -> tuple[MemoryDetail, list[Space]]:
    return await engine.memory(memory_id), await engine.spaces()


def _use(detail: MemoryDetail) -> str:
    if detail.use.last_at is None:
        return tr("Never put before the model yet")
    times = trn("Put before the model {n} time", "Put before the model {n} times", detail.use.count)
    return times + ", " + tr("last {when}", when=dates.moment(detail.use.last_at))


def _section(words: str) -> QLabel:
    label = QLabel(words)
    look.style(label, "section")
    return label


def _facts(detail: MemoryDetail) -> list[str]:
    memory = detail.memory
    again = memory.confirmations
    lines = [tr("Saved {when}", when=dates.moment(memory.created_at))]
    if any(source.kind is SourceKind.MESSAGE for source in detail.sources):  # the others say it themselves
        lines.append(tr("You asked to remember it") if memory.explicit else tr("Noticed in passing"))
    if memory.updated_at > memory.created_at:
        lines.append(tr("Last changed {when}", when=dates.moment(memory.updated_at)))
    if again:
        lines.append(trn("Said {n} more time since", "Said {n} more times since", again))
    if memory.valid_from is not None:
        lines.append(tr("True since {day}", day=dates.day(memory.valid_from)))
    if memory.valid_until is not None:
        until = dates.day(memory.valid_until)
        lines.append(
            tr("No longer true: until {day}", day=until) if is_past(memory) else tr("True until {day}", day=until)
        )
    if memory.deleted_at is not None:
        lines.append(tr("In the trash since {day}", day=dates.day(memory.deleted_at)))
    return lines
