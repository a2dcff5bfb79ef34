"""Writing a text anew."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFrame, QPlainTextEdit, QScrollArea, QVBoxLayout, QWidget

from app.gui.look import plain_label, style
from app.i18n import tr

_WIDTH, _HEIGHT, _MOST_OF_QUOTES = 480, 240, 220  # px


class TextDialog(QDialog):
    """A box with the text as it is; nothing is saved before the person says so."""

    written = Signal(str)

    def __init__(
        self, title: str, text: str, parent: QWidget | None = None, *, quotes: Sequence[str] = (), note: str = ""
    ) -> None:
        """`quotes` are shown above the box, `note` below it."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.resize(_WIDTH, _HEIGHT)
        self.text = QPlainTextEdit(text, self)
        self.text.setAccessibleName(title)
        self.text.setTabChangesFocus(True)
        self.text.textChanged.connect(self._offer)
        buttons = QDialogButtonBox(self)
        self.save = buttons.addButton(tr("Save"), QDialogButtonBox.ButtonRole.AcceptRole)
        style(self.save, "primary")
        buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
        buttons.accepted.connect(self._accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        if quotes:
            column.addWidget(_quoted(quotes))
        column.addWidget(self.text, 1)
        if note:
            explained = plain_label(note)
            style(explained, "quiet")
            column.addWidget(explained)
        column.addWidget(buttons)
        self.text.selectAll()
        self.text.setFocus()
        self._offer()

    def _offer(self) -> None:
        self.save.setEnabled(bool(self.text.toPlainText().strip()))

    def _accept(self) -> None:
        self.written.emit(" ".join(self.text.toPlainText().split()))
        self.accept()


def merge_dialog(texts: Sequence[str], parent: QWidget, *, start: str = "") -> TextDialog:
    """One text out of several statements, written by the person; it begins with `start`, or with all of them."""
    note = tr("Write what is true. The old texts stay in the memory's history.")
    return TextDialog(tr("Merge"), start or "; ".join(texts), parent, quotes=texts, note=note)


def _quoted(texts: Sequence[str]) -> QWidget:
    """The texts one below the other; many of them scroll."""
    body = QWidget()
    style(body, "clear")
    column = QVBoxLayout(body)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(6)
    for text in texts:
        label = plain_label(text)
        style(label, "quote")
        column.addWidget(label)
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(body)
    area.setMaximumHeight(_MOST_OF_QUOTES)
    body.setMinimumWidth(200)
    area.setMinimumHeight(min(_MOST_OF_QUOTES, 50 * len(texts)))
    return area
