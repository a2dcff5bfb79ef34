"""The line at the top of the memories: type a fact, and see in words what became of it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.core.errors import AppError
from app.core.models import FactResult, Outcome
from app.gui import look
from app.gui.panes.memory.commands import MemoryCommands
from app.i18n import tr
from app.words.errors import type_words
from app.words.memory import result_words

_ATTENTION = {Outcome.CONFLICT, Outcome.WAITING, Outcome.REFUSED}


class AddLine(QWidget):
    """Adds memories by hand. Text that could not be saved stays in the field."""

    decide = Signal()  # the person wants to see what waits for them

    def __init__(self, commands: MemoryCommands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands = commands
        self.field = QLineEdit(self)
        self.field.setPlaceholderText(tr("Add something to remember, such as “I am a vegetarian”"))
        self.field.setAccessibleName(tr("Something to remember"))
        self.field.returnPressed.connect(self._add)
        self.button = QPushButton(tr("Add"), self)
        look.style(self.button, "primary")
        self.button.setEnabled(False)
        self.button.clicked.connect(self._add)
        self.field.textChanged.connect(self._allow)
        self._running = False
        self._results = _Results(self)
        self._results.decide.connect(self.decide)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.field, 1)
        line.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(line)
        column.addWidget(self._results)

    @property
    def outcome_texts(self) -> list[str]:
        """What is said about the last request, fact by fact."""
        return self._results.texts

    def _allow(self) -> None:
        self.button.setEnabled(bool(self.field.text().strip()) and not self._running)

    def _add(self) -> None:
        text = self.field.text().strip()
        if not text or self._running:
            return
        self._running = True
        self._allow()
        self._commands.add(text, self._done, self._failed)

    def _done(self, results: list[FactResult]) -> None:
        self._running = False
        if not any(result.outcome is Outcome.REFUSED for result in results) and results:
            self.field.clear()
        self._allow()
        self._results.show_results(results)

    def _failed(self, _error: AppError) -> None:
        self._running = False
        self._allow()


class _Results(QFrame):
    """One line per fact."""

    decide = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        look.style(self, "card")
        self.texts: list[str] = []
        self._lines = QVBoxLayout()
        self._lines.setSpacing(6)
        self._decide = QPushButton(tr("Decide now"), self)
        self._decide.clicked.connect(self.decide)
        close = look.tool_button("x", tr("Close the result"))
        close.clicked.connect(self.hide)
        said = QVBoxLayout()
        said.setSpacing(8)
        said.addLayout(self._lines)
        said.addWidget(self._decide, 0, Qt.AlignmentFlag.AlignLeft)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 10, 8, 10)
        row.addLayout(said, 1)
        row.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def show_results(self, results: list[FactResult]) -> None:
        """Say what became of each fact."""
        look.clear(self._lines)
        self.texts = [_words(result) for result in results] or [
            tr("Nothing was saved: no fact about you was found in this.")
        ]
        attention = [result.outcome in _ATTENTION for result in results] or [True]
        for text, wants_attention in zip(self.texts, attention, strict=True):
            label = look.plain_label(text)
            if wants_attention:
                look.style(label, "attention")
            self._lines.addWidget(label)
        self._decide.setVisible(any(result.outcome in (Outcome.CONFLICT, Outcome.WAITING) for result in results))
        self.show()
        look.announce(self, " ".join(self.texts))


def _words(result: FactResult) -> str:
    said = result_words(result)
    if not result.types:
        return said
    kinds = ", ".join(type_words(name) for name in result.types)
    if result.outcome is Outcome.REFUSED:
        return tr("{said}. A secret is never stored ({kinds}).", said=said, kinds=kinds)
    return tr("{said}. Replaced because it is private: {kinds}.", said=said, kinds=kinds)
