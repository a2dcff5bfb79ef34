"""The line that says that no model answers, and what to do about it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from app.gui.look import plain_label, style
from app.i18n import tr


class OfflineBanner(QFrame):
    """Hidden while a server answers."""

    look_again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        style(self, "notice")
        words = plain_label(
            tr(
                "No Ollama server answers, so the offline assistant does. For a real model: install Ollama from "
                "ollama.com, run “ollama pull llama3.2:3b”, then look again."
            )
        )
        again = QPushButton(tr("Look again"), self)
        again.clicked.connect(self.look_again)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 6, 12, 6)
        row.addWidget(words, 1)
        row.addWidget(again)
        self.hide()
