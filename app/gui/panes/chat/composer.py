"""Where a person writes."""

from math import ceil

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from app.core.models import ContextManifest
from app.gui.bridge import Bridge
from app.gui.context_bar import shares, tokens_in_words
from app.gui.look import describe, style
from app.gui.panes.chat.privacy_marks import PrivacyMarks
from app.i18n import tr

_MOST_LINES = 8


class _Box(QPlainTextEdit):
    """Grows with its text up to eight lines. Enter sends, Shift+Enter breaks the line."""

    entered = Signal()
    focused = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        style(self, "bare")
        self.setPlaceholderText(tr("Write a message"))
        self.setAccessibleName(tr("Message"))
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        self._fit()

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

    sent = Signal(str)
    stopped = Signal()
    meter_pressed = Signal()

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        style(self, "composer")
        self.box = _Box(self)
        self.marks = PrivacyMarks(bridge, self.box, self)
        self._button = QPushButton(tr("Send"), self)
        style(self._button, "primary")
        self._answering = False
        self._meter = QPushButton(self)  # how full the model's window is
        style(self._meter, "flat")
        self._meter.setProperty("small", True)
        self._meter.clicked.connect(self.meter_pressed)
        self._meter.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 8, 8)
        column.setSpacing(0)
        row = QHBoxLayout()
        column.addLayout(row)
        column.addWidget(self.marks)
        row.addWidget(self.box, 1)
        row.addWidget(self._meter, 0, Qt.AlignmentFlag.AlignBottom)
        row.addWidget(self._button, 0, Qt.AlignmentFlag.AlignBottom)
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
            self._meter.setText(f"{round(100 * used / max(manifest.window, 1))} %")
            told = "\n".join(f"{share.words}: {share.tokens}" for share in shares(manifest))
            describe(self._meter, f"{tr('How full the model’s window is')}: {tokens_in_words(manifest)}\n{told}")

    def _mark(self, focused: bool) -> None:
        self.setProperty("active", focused)
        self.style().unpolish(self)
        self.style().polish(self)

    def _update(self) -> None:
        self._button.setText(tr("Stop") if self._answering else tr("Send"))
        self._button.setEnabled(self._answering or bool(self.text.strip()))

    def _press(self) -> None:
        if self._answering:
            self.stopped.emit()
        else:
            self._send()

    def _send(self) -> None:
        text = self.text
        if text.strip() and not self._answering:
            self.box.clear()
            self.sent.emit(text)
