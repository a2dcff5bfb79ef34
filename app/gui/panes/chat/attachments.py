"""What is given with a message, as a strip of small pictures and names: in a message, and in the composer before it is
sent."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QImage, QPixmap
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from app.core.errors import AppError
from app.core.events import Event, ModelsChanged
from app.core.models import Attachment, AttachmentKind, Given, Message, ModelsState
from app.gui.bridge import Bridge
from app.gui.dialogs.attachment import open_attachment
from app.gui.flow_layout import FlowLayout
from app.gui.look import describe, plain_label, sign, style, tool_button
from app.gui.operations import Query
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
        self._button = QToolButton(self)
        self._button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._button.setIconSize(QSize(_SIGN, _SIGN))
        sign(self._button, "file-text")
        self._button.setText(f"{_shortened(name)}\n{details}" if details else _shortened(name))
        self._button.clicked.connect(self.opened)
        self.name = name
        describe(self._button, tr("Open “{name}”", name=name) + (f" ({details})" if details else ""))
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(0)
        row.addWidget(self._button)
        if removable:
            remove = tool_button("x", tr("Take “{name}” away", name=name))
            remove.clicked.connect(self.removed)
            row.addWidget(remove, 0, Qt.AlignmentFlag.AlignTop)

    def show_picture(self, png: bytes, *, name_too: bool) -> None:
        """A small picture in place of the sign, and of the name where that says no more than the picture."""
        pixmap = QPixmap()
        pixmap.loadFromData(QByteArray(png))
        ratio = self.devicePixelRatioF()
        pixmap.setDevicePixelRatio(ratio)
        self._button.setProperty("sign", None)  # a change of theme must not draw the sign again
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


class GivenStrip(QWidget):
    """What will be sent with the next message: read from files or the clipboard, shown, taken away again. Says
    beforehand what the model cannot do with it."""

    changed = Signal()
    failed = Signal(object)  # AppError

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        style(self, "clear")
        self._bridge = bridge
        self._given: list[tuple[Given, AttachmentChip]] = []
        self._reading: list[AttachmentChip] = []
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
        return bool(self._reading)

    def given(self) -> list[Given]:
        """What is there to be sent."""
        return [given for given, _chip in self._given]

    def set_given(self, given: Sequence[Given]) -> None:
        """Show these, in place of what is there; what is still being read is given up."""
        for chip in (*self._reading, *(chip for _given, chip in self._given)):
            self._drop(chip)
        self._reading, self._given = [], []
        for one in given:
            self._add(one)
        self._show()

    def add_files(self, paths: Sequence[Path]) -> None:
        """Read files, each on its own; what cannot be read is told by `failed`."""
        for path in paths:
            self._read(path.name, lambda engine, path=path: engine.read_file(path))  # type: ignore[misc]

    def add_picture(self, image: QImage) -> None:
        """Take a picture that has no file."""
        name = tr("Picture") + ".png"

        async def read(engine: Engine) -> Given:
            return await engine.read_bytes(name, await asyncio.to_thread(_png_of, image))

        self._read(name, read)

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

    def _read(self, name: str, work: object) -> None:
        chip = AttachmentChip(name, tr("Reading…"), removable=True, parent=self)
        self._reading.append(chip)
        self._chips.addWidget(chip)

        def read(given: Given) -> None:
            if chip in self._reading:  # else it was taken away meanwhile
                self._give_up(chip)
                self._add(given)
                self._show()

        def fault(error: AppError) -> None:
            if chip in self._reading:
                self._give_up(chip)
                self._show()
                self.failed.emit(error)

        chip.removed.connect(lambda: self._give_up(chip))
        Query(chip, work).success(read).failure(fault).run(self._bridge)  # type: ignore[arg-type]
        self._show()

    def _give_up(self, chip: AttachmentChip) -> None:
        if chip in self._reading:
            self._reading.remove(chip)
        self._drop(chip)
        self._show()

    def _add(self, given: Given) -> None:
        chip = AttachmentChip(given.name, _details_of(given), removable=True, parent=self)
        self._given.append((given, chip))
        self._chips.addWidget(chip)
        chip.opened.connect(lambda: open_attachment(given, self.window()))
        chip.removed.connect(lambda: self._remove(chip))
        if given.kind is AttachmentKind.IMAGE:
            longest = round(_SMALL_IN_COMPOSER * self.devicePixelRatioF())
            Query(chip, lambda engine: engine.small(given, longest)).success(
                lambda png: chip.show_picture(png, name_too=True)
            ).failure(lambda _error: None).run(self._bridge)

    def _remove(self, chip: AttachmentChip) -> None:
        self._given = [(given, one) for given, one in self._given if one is not chip]
        self._drop(chip)
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
        self.setVisible(bool(self._given or self._reading))
        words = self._what_the_model_lacks()
        self._warning.setText(words)
        self._warning.setVisible(bool(words))
        self.changed.emit()

    def _what_the_model_lacks(self) -> str:
        if self._state is None or not self._given:
            return ""
        current = self._state.current
        if current.offline:
            return tr("⚠ The offline assistant looks at no files. They are kept with the message for a model to come.")
        if current.vision or not any(given.kind is AttachmentKind.IMAGE for given in self.given()):
            return ""
        told = tr("⚠ {model} cannot see pictures: it is only told that there is one.", model=current.name)
        seeing = next((model.name for model in self._state.models if model.vision), None)
        return f"{told} {tr('{model} can.', model=seeing)}" if seeing else told


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
