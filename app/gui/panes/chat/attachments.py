"""What is given with a message, as a strip of small pictures and names: in a message, and in the composer before it is
sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QImage, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from app.core.errors import AppError
from app.core.events import Event, ModelsChanged
from app.core.models import Attachment, AttachmentKind, Given, Message, ModelsState
from app.gui.bridge import Bridge
from app.gui.dialogs.attachment import open_attachment
from app.gui.look import describe, plain_label, sign, style, tool_button
from app.gui.operations import Query
from app.gui.widgets.flow_layout import FlowLayout
from app.i18n import tr, trn

if TYPE_CHECKING:
    from app.core.engine import Engine

_SMALL, _SMALL_IN_COMPOSER = 132, 44  # px
_SIGN = 20  # px
_LONGEST_NAME = 28  # characters of a name that are shown; its tooltip has all


class AttachmentChip(QFrame):
    """One picture or file: a button that opens it, and in the composer one that takes it away."""

    opened = Signal()
    removed = Signal()

    def __init__(self, name: str, details: str, *, removable: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        style(self, "chip")
        self.name = name
        self._button = QToolButton(self)
        self._button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._button.setIconSize(QSize(_SIGN, _SIGN))
        sign(self._button, "file-text")
        self._button.clicked.connect(self.opened)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(0)
        row.addWidget(self._button)
        if removable:
            remove = tool_button("x", tr("Take “{name}” away", name=name))
            remove.clicked.connect(self.removed)
            row.addWidget(remove, 0, Qt.AlignmentFlag.AlignTop)
        self.set_details(details)

    def set_details(self, details: str) -> None:
        """What is said under the name; empty: nothing."""
        self._button.setText(f"{_shortened(self.name)}\n{details}" if details else _shortened(self.name))
        describe(self._button, tr("Open “{name}”", name=self.name) + (f" ({details})" if details else ""))

    def show_picture(self, png: bytes, *, name_too: bool) -> None:
        """A small picture in place of the sign, and of the name where that says no more than the picture."""
        pixmap = QPixmap()
        pixmap.loadFromData(QByteArray(png))
        pixmap.setDevicePixelRatio(self.devicePixelRatioF())
        self._button.setIcon(QIcon(pixmap))
        self._button.setIconSize(pixmap.deviceIndependentSize().toSize())
        if not name_too:
            self._button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonIconOnly)


class AttachmentStrip(QWidget):
    """What was given with a stored message."""

    def __init__(self, bridge: Bridge, message: Message, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        style(self, "clear")
        layout = FlowLayout(self, spacing=6)
        for attachment in message.attachments:
            chip = AttachmentChip(attachment.name, _details(attachment), parent=self)
            layout.addWidget(chip)
            self._connect(bridge, message.conversation_id, attachment, chip)

    def _connect(self, bridge: Bridge, chat_id: int, attachment: Attachment, chip: AttachmentChip) -> None:
        def open_it() -> None:
            Query(self, lambda engine: engine.attachment(chat_id, attachment.id)).success(
                lambda given: open_attachment(given, self.window())
            ).run(bridge)

        chip.opened.connect(open_it)
        if attachment.kind is AttachmentKind.IMAGE:
            longest = round(_SMALL * self.devicePixelRatioF())
            Query(self, lambda engine: engine.thumbnail(chat_id, attachment.id, longest)).success(
                lambda png: chip.show_picture(png, name_too=False)
            ).failure(lambda _error: None).run(bridge)


@dataclass(slots=True)
class _Entry:
    """A chip, and what it stands for; None while that is being read."""

    chip: AttachmentChip
    given: Given | None = None


class GivenStrip(QWidget):
    """What will be sent with the next message: read from files or the clipboard, shown, taken away again. Says
    beforehand what the model cannot do with it."""

    changed = Signal()
    failed = Signal(object)  # AppError

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        style(self, "clear")
        self._bridge = bridge
        self._entries: list[_Entry] = []
        self._state: ModelsState | None = bridge.engine.models_state() if bridge.is_open else None
        holder = QWidget(self)
        style(holder, "clear")
        self._chips = FlowLayout(holder, spacing=6)
        self._warning = plain_label()
        style(self._warning, "small")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 6, 6)
        column.setSpacing(4)
        column.addWidget(holder)
        column.addWidget(self._warning)
        bridge.core_event.connect(self._on_event)
        self._show()

    @property
    def reading(self) -> bool:
        """Whether a file is still being read."""
        return any(entry.given is None for entry in self._entries)

    def given(self) -> list[Given]:
        """What is there to be sent."""
        return [entry.given for entry in self._entries if entry.given is not None]

    def set_given(self, given: Sequence[Given]) -> None:
        """Show these, in place of what is there; what is still being read is given up."""
        for entry in self._entries:
            self._drop(entry.chip)
        self._entries = []
        for one in given:
            self._fill(self._new(one.name), one)
        self._show()

    def add_files(self, paths: Sequence[Path]) -> None:
        """Read files, each on its own; what cannot be read is told by `failed`."""
        for path in paths:
            self._read(path.name, partial(_read_file, path=path))

    def add_picture(self, image: QImage) -> None:
        """Take a picture that has no file."""
        name = tr("Picture") + ".png"
        self._read(name, partial(_read_picture, name=name, image=image))

    def takes(self, data: QMimeData) -> bool:
        """Whether a drop or the clipboard holds files, or a picture and no text."""
        return bool(_files_in(data)) or (data.hasImage() and not data.hasText())

    def take(self, data: QMimeData) -> None:
        """Add what a drop or the clipboard holds."""
        files = _files_in(data)
        if files:
            self.add_files(files)
        elif data.hasImage():
            image = data.imageData()
            self.add_picture(image if isinstance(image, QImage) else QImage(image))

    def _read(self, name: str, work: Callable[[Engine], Coroutine[Any, Any, Given]]) -> None:
        entry = self._new(name)
        entry.chip.set_details(tr("Reading…"))

        def fault(error: AppError) -> None:
            self._remove(entry)
            self.failed.emit(error)

        def read(given: Given) -> None:
            self._fill(entry, given)
            self._show()

        # Of the chip: what was taken away meanwhile is not told of any more.
        Query(entry.chip, work).success(read).failure(fault).run(self._bridge)
        self._show()

    def _new(self, name: str) -> _Entry:
        entry = _Entry(AttachmentChip(name, "", removable=True, parent=self))
        entry.chip.removed.connect(lambda: self._remove(entry))
        self._entries.append(entry)
        self._chips.addWidget(entry.chip)
        return entry

    def _fill(self, entry: _Entry, given: Given) -> None:
        entry.given = given
        entry.chip.set_details(_details_of(given))
        entry.chip.opened.connect(lambda: open_attachment(given, self.window()))
        if given.kind is AttachmentKind.IMAGE:
            longest = round(_SMALL_IN_COMPOSER * self.devicePixelRatioF())
            Query(entry.chip, lambda engine: engine.small(given, longest)).success(
                lambda png: entry.chip.show_picture(png, name_too=True)
            ).failure(lambda _error: None).run(self._bridge)

    def _remove(self, entry: _Entry) -> None:
        if entry in self._entries:
            self._entries.remove(entry)
            self._drop(entry.chip)
            self._show()

    def _drop(self, chip: AttachmentChip) -> None:
        self._chips.removeWidget(chip)
        chip.hide()
        chip.deleteLater()

    def _on_event(self, event: Event) -> None:
        if isinstance(event, ModelsChanged):
            self._state = event.state
            self._show()

    def _show(self) -> None:
        self.setVisible(bool(self._entries))
        words = self._what_the_model_lacks()
        self._warning.setText(words)
        self._warning.setVisible(bool(words))
        self.changed.emit()

    def _what_the_model_lacks(self) -> str:
        if self._state is None or not self.given():
            return ""
        current = self._state.current
        if current.offline:
            return tr("⚠ The offline assistant looks at no files. They are kept with the message for a model to come.")
        if current.vision or not any(given.kind is AttachmentKind.IMAGE for given in self.given()):
            return ""
        told = tr("⚠ {model} cannot see pictures: it is only told that there is one.", model=current.name)
        seeing = next((model.name for model in self._state.models if model.vision), None)
        return f"{told} {tr('{model} can.', model=seeing)}" if seeing else told


async def _read_file(engine: Engine, path: Path) -> Given:
    return await engine.read_file(path)


async def _read_picture(engine: Engine, name: str, image: QImage) -> Given:
    return await engine.read_bytes(name, await asyncio.to_thread(_png_of, image))


def _details(attachment: Attachment) -> str:
    if attachment.kind is AttachmentKind.IMAGE:
        return ""
    return _size_in_words(attachment.size, attachment.pages)


def _details_of(given: Given) -> str:
    if given.kind is AttachmentKind.IMAGE:
        return ""
    words = _size_in_words(len(given.text), given.pages)
    return f"{words}, {tr('cut')}" if given.cut else words


def _size_in_words(characters: int, pages: int | None) -> str:
    if pages:
        return trn("{n} page", "{n} pages", pages)
    return trn("{n} character", "{n} characters", characters)


def _shortened(name: str) -> str:
    """A name with its ending, the middle left out where it is long."""
    if len(name) <= _LONGEST_NAME:
        return name
    return f"{name[: _LONGEST_NAME - 11]}…{name[-10:]}"


def _files_in(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile() and Path(url.toLocalFile()).is_file()]


def _png_of(image: QImage) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(buffer.data().data())
