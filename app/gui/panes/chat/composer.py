"""Where a person writes."""

from collections.abc import Callable, Sequence
from math import ceil
from pathlib import Path

from PySide6.QtCore import QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.core.models import ContextManifest, Given
from app.gui.bridge import Bridge
from app.gui.look import describe, sign, style, tool_button
from app.gui.panes.chat.attachments import GivenStrip
from app.gui.panes.chat.drop_target import DropTarget
from app.gui.panes.chat.privacy_marks import PrivacyMarks
from app.gui.theme import tokens
from app.gui.widgets.context_bar import shares, tokens_in_words
from app.i18n import tr

_MOST_LINES = 8
_ROOM_FOR_WORDS = 420  # px


class _Box(QPlainTextEdit):
    """Grows with its text up to eight lines. Enter sends, Shift+Enter breaks the line."""

    entered = Signal()
    focused = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.takes: Callable[[QMimeData], bool] = lambda _data: False  # what is no text, for somebody else
        self.take: Callable[[QMimeData], None] = lambda _data: None
        style(self, "bare")
        self.setPlaceholderText(tr("Write a message"))
        self.setAccessibleName(tr("Message"))
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        self._fit()

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return self.takes(source) or super().canInsertFromMimeData(source)

    def insertFromMimeData(self, source: QMimeData) -> None:
        if self.takes(source):
            self.take(source)
        else:
            super().insertFromMimeData(source)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if enter and not event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.entered.emit()
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.focused.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.focused.emit(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = int(self.viewport().width() - 2 * self.document().documentMargin())
        words = self.fontMetrics().elidedText(tr("Write a message"), Qt.TextElideMode.ElideRight, room)
        self.setPlaceholderText(words)  # on one line: it is no text to read
        self._fit()  # a narrower box has more lines

    def sizeHint(self) -> QSize:
        return QSize(240, self.height())

    def _fit(self) -> None:
        layout = self.document().documentLayout()
        height, block = 0.0, self.document().firstBlock()
        most = _MOST_LINES * self.fontMetrics().lineSpacing()
        while block.isValid() and height < most:
            height += layout.blockBoundingRect(block).height()
            block = block.next()
        height = min(max(height, self.fontMetrics().lineSpacing()), most)
        self.setFixedHeight(ceil(height + 2 * self.document().documentMargin()) + 2)


class Composer(QFrame):
    """The box with its button, which sends, or stops the answer that is coming."""

    sent = Signal(str, list)  # text, what is given with it (`Given`)
    stopped = Signal()
    meter_pressed = Signal()

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        style(self, "composer")
        self.box = _Box(self)
        self.marks = PrivacyMarks(bridge, self.box, self)
        self.given = GivenStrip(bridge, self)
        self.given.changed.connect(self._update)
        self._clip = tool_button("paperclip", tr("Attach pictures or files (or paste or drop them)"))
        self._clip.clicked.connect(self.choose_files)
        self._button = QPushButton(tr("Send"), self)
        style(self._button, "primary")
        self._answering = False
        self._meter = QPushButton(self)  # how full the model's window is
        style(self._meter, "flat")
        sign(self._meter, "gauge")
        self._meter.setIconSize(QSize(tokens.ICON + 6, tokens.ICON))  # with some air before the words
        self._full = 0  # per cent
        self._meter.clicked.connect(self.meter_pressed)
        self._meter.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 8, 8)
        column.setSpacing(0)
        row = QHBoxLayout()
        column.addWidget(self.given)
        column.addLayout(row)
        column.addWidget(self.marks)
        row.addWidget(self._clip, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self.box, 1)
        row.addWidget(self._meter, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self._button, 0, Qt.AlignmentFlag.AlignBottom)
        self.box.takes, self.box.take = self.given.takes, self.given.take
        self.box.textChanged.connect(self._update)
        self.box.entered.connect(self._send)
        self.box.focused.connect(self._mark)
        self._button.clicked.connect(self._press)
        self.setFocusProxy(self.box)
        self._update()

    @property
    def text(self) -> str:
        """What stands in the box."""
        return self.box.toPlainText()

    def set_given(self, given: Sequence[Given]) -> None:
        """Show what is to be given with the next message, in place of what is there."""
        self.given.set_given(given)

    def take_drops_on(self, widget: QWidget) -> None:
        """Files and pictures that are dropped on a widget are for the next message."""
        DropTarget(widget, self.given.takes, self.given.take, self._mark)

    def set_text(self, text: str) -> None:
        """Put `text` into the box, the cursor behind it."""
        self.box.setPlainText(text)
        self.box.moveCursor(self.box.textCursor().MoveOperation.End)

    def set_answering(self, answering: bool) -> None:
        """Whether an answer is coming: the button stops it then, and nothing is sent."""
        self._answering = answering
        self._update()

    def set_meter(self, manifest: ContextManifest | None) -> None:
        """Show how full the model's window was for the last answer; None: there is none."""
        self._meter.setVisible(manifest is not None)
        if manifest is not None:
            used = manifest.measured_tokens or manifest.estimated_tokens
            self._full = round(100 * used / max(manifest.window, 1))
            self._name_meter()
            told = "\n".join(f"{share.words}: {share.tokens}" for share in shares(manifest))
            describe(self._meter, f"{tr('How full the model’s window is')}: {tokens_in_words(manifest)}\n{told}")

    def _name_meter(self) -> None:
        """In a narrow box the sign has to do."""
        roomy = self.width() >= _ROOM_FOR_WORDS
        self._meter.setText(tr("Context {n} %", n=self._full) if roomy else f"{self._full} %")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._name_meter()

    def _mark(self, focused: bool) -> None:
        self.setProperty("active", focused)
        self.style().unpolish(self)
        self.style().polish(self)

    def _update(self) -> None:
        self._button.setText(tr("Stop") if self._answering else tr("Send"))
        self._button.setEnabled(self._answering or self._ready())

    def _ready(self) -> bool:
        return bool(self.text.strip() or self.given.given()) and not self.given.reading

    def choose_files(self) -> None:
        """Ask for pictures and files for the next message."""
        kinds = tr("Pictures, PDF and text") + " (*)"
        names, _kind = QFileDialog.getOpenFileNames(self, tr("Attach"), "", kinds)
        self.given.add_files([Path(name) for name in names])
        self.box.setFocus()

    def _press(self) -> None:
        if self._answering:
            self.stopped.emit()
        else:
            self._send()

    def _send(self) -> None:
        text, given = self.text, self.given.given()
        if self._ready() and not self._answering:
            self.box.clear()
            self.given.set_given([])
            self.sent.emit(text, given)
