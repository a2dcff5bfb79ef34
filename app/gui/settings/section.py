"""A page of the settings: a heading, settings, and parts that are no settings; all of it can be searched."""

from collections.abc import Iterable

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.core.text.analyzer import folded
from app.gui.look import plain_label, style
from app.gui.settings.row import SettingRow
from app.words.settings import matches


class Section(QWidget):
    """Shows what a search asks for of itself."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self.rows: list[SettingRow] = []
        self._parts: list[tuple[QWidget, str]] = []
        heading = plain_label(title)
        style(heading, "heading")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 12)
        self._column.setSpacing(8)
        self._column.addWidget(heading)

    def add_rows(self, rows: Iterable[SettingRow]) -> None:
        """Put settings at the end."""
        for row in rows:
            self.rows.append(row)
            self._column.addWidget(row)

    def add_part(self, part: QWidget, words: str) -> None:
        """Put something else at the end; `words` are what it is found by beside the heading."""
        self._parts.append((part, folded(f"{self.title}\n{words}")))
        self._column.addWidget(part)

    def search(self, query: str) -> int:
        """Show what matches; returns how much that is. An empty query shows all."""
        found = 0
        for row in self.rows:
            hit = matches(row.name, query)
            row.setVisible(hit)
            found += hit
        for part, words in self._parts:
            hit = all(word in words for word in folded(query).split())
            part.setVisible(hit)
            found += hit
        return found
