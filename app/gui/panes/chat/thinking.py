"""A model's reasoning, folded away, with the time it took."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from app.gui.look import style
from app.gui.panes.chat.message_text import MessageText
from app.gui.text.formulas import Typesetter
from app.i18n import tr

_MINUTE = 60


class Thinking(QWidget):
    """A line that unfolds."""

    def __init__(self, typesetter: Typesetter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._source = ""
        self._words = tr("Thinking")
        self._growing = False
        self._button = QPushButton(self)
        self._button.setCheckable(True)
        style(self._button, "flat")
        self._button.toggled.connect(self._show)
        self._text = MessageText(typesetter, self)
        self._text.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self._button, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self._text)
        self._label()

    @property
    def words(self) -> str:
        """What the line says."""
        return self._words

    def set_text(self, text: str, *, growing: bool = False) -> None:
        """The reasoning so far."""
        self._source, self._growing = text, growing
        self.setVisible(bool(text))
        if self._button.isChecked():
            self._text.set_markdown(text, growing=growing)

    def set_time(self, seconds: float | None, *, growing: bool = False) -> None:
        """How long it has taken; None: nobody knows."""
        if growing:
            self._words = tr("Thinking… {time}", time=_in_words(seconds or 0))
        else:
            self._words = tr("Thinking") if seconds is None else tr("Thought for {time}", time=_in_words(seconds))
        self._label()

    def _label(self) -> None:
        self._button.setText(("▾ " if self._button.isChecked() else "▸ ") + self._words)

    def _show(self, shown: bool) -> None:
        self._label()
        self._text.setVisible(shown)
        if shown:
            self._text.set_markdown(self._source, growing=self._growing)


def _in_words(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), _MINUTE)
    if minutes:
        return tr("{minutes} min {seconds} s", minutes=minutes, seconds=rest)
    return tr("{seconds} s", seconds=max(rest, 1))
