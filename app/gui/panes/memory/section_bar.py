"""The names of the panel's parts: tabs that wrap to the next line where they do not fit."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QPushButton, QVBoxLayout, QWidget

from app.gui import look
from app.gui.flow_layout import FlowLayout


class SectionBar(QWidget):
    """One button a part, of which one is down; arrow keys go from one to the next."""

    currentChanged = Signal(int)

    def __init__(self, count: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._group = QButtonGroup(self)
        flow = QWidget(self)
        row = FlowLayout(flow, spacing=2)
        for index in range(count):
            button = QPushButton(flow)
            button.setCheckable(True)
            look.style(button, "section")
            self._group.addButton(button, index)
            row.addWidget(button)
        self._group.button(0).setChecked(True)
        self._group.idToggled.connect(self._toggled)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(flow)

    def currentIndex(self) -> int:
        """The part that is shown."""
        return self._group.checkedId()

    def setCurrentIndex(self, index: int) -> None:
        """Show another part."""
        self._group.button(index).setChecked(True)

    def tabText(self, index: int) -> str:
        """What stands on a part's button."""
        return self._group.button(index).text()

    def setTabText(self, index: int, words: str) -> None:
        """Put words on a part's button."""
        self._group.button(index).setText(words)

    def _toggled(self, index: int, down: bool) -> None:
        if down:
            self.currentChanged.emit(index)
