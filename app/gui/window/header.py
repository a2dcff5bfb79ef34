"""What stands above the chat: its title, its space, the model, and the way to the memory."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from app.gui.bridge import Bridge
from app.gui.look import style
from app.gui.panes.model_picker import ModelPicker
from app.gui.panes.space_picker import SpacePicker
from app.gui.widgets.elided_label import ElidedLabel
from app.i18n import tr


class Header(QFrame):
    """Shows what it is told; `picker` and `space` act by themselves, `memory` is on while the memory is shown."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        style(self, "header")
        self._title = ElidedLabel(self)
        style(self._title, "strong")
        self.badge = _temporary_badge(self)
        self.space = SpacePicker(bridge, self)
        self.picker = ModelPicker(bridge, self)
        self.memory = QPushButton(tr("Memory"), self)
        self.memory.setCheckable(True)
        self.memory.toggled.connect(lambda _shown: self._name_memory())
        self._memory_words = tr("Memory")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 12, 8)
        row.addWidget(self._title, 1)
        row.addWidget(self.badge, 1)
        for widget in (self.space, self.picker, self.memory):
            row.addWidget(widget)

    def show_chat(self, title: str, space_id: int | None, *, temporary: bool) -> None:
        """The chat that is shown; no title: a new one."""
        self._title.setText(title or tr("New chat"))
        self.badge.setVisible(temporary)
        self.space.show_space(space_id)
        self.space.setEnabled(not temporary)

    def show_counts(self, memories: int, waiting: int) -> None:
        """How many memories there are, and how many decisions wait."""
        words = tr("Memory") + (f" {memories}" if memories else "")
        self._memory_words = words + (" · " + tr("{n} to decide", n=waiting) if waiting else "")
        self._name_memory()

    def _name_memory(self) -> None:
        """The numbers stand in the panel itself while it is open, and the room goes to the chat's title."""
        self.memory.setText(tr("Memory") if self.memory.isChecked() else self._memory_words)
        self.memory.setAccessibleName(self._memory_words)


def _temporary_badge(parent: QWidget) -> QFrame:
    badge = QFrame(parent)
    style(badge, "warning")
    words = ElidedLabel(badge)
    words.setText(tr("Temporary: no memory, nothing on disk"))
    row = QHBoxLayout(badge)
    row.setContentsMargins(10, 2, 10, 2)
    row.addWidget(words)
    badge.hide()
    return badge
