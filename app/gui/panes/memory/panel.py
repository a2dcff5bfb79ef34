"""The memory panel: a page of its own, or a side panel of 360 px and more."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from app.gui.bridge import Bridge
from app.gui.panes.memory.activity_page import ActivityPage
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.conflicts_page import ConflictsPage
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.insights_page import InsightsPage
from app.gui.panes.memory.jobs_page import JobsPage
from app.gui.panes.memory.memories_page import MemoriesPage
from app.gui.panes.memory.notice_bar import NoticeBar
from app.gui.panes.memory.refusals_page import RefusalsPage
from app.gui.panes.memory.review_page import ReviewPage
from app.gui.panes.memory.section_bar import SectionBar
from app.gui.panes.memory.summaries_page import SummariesPage
from app.gui.panes.memory.trash_page import TrashPage
from app.i18n import tr

_MINIMUM_WIDTH = 360  # px

MEMORIES, CONFLICTS, INSIGHTS, SUMMARIES, REVIEW, ACTIVITY, JOBS, REFUSED, TRASH = range(9)


class MemoryPanel(QWidget):
    """Everything that is remembered. Keys work wherever the focus is inside the panel, and nowhere else."""

    open_message = Signal(int, int)  # conversation id, message id
    counts_changed = Signal(int, int)  # memories, open conflicts
    open_privacy = Signal()

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setMinimumWidth(_MINIMUM_WIDTH)
        self.setAccessibleName(tr("Memory"))
        self.data = MemoryData(bridge, self)
        self.notices = NoticeBar(self)
        commands = MemoryCommands(bridge, self, self.data, self.notices)
        self._commands = commands
        self.memories = MemoriesPage(bridge, self.data, commands, self)
        self.conflicts = ConflictsPage(self.data, commands, self)
        self.review = ReviewPage(bridge, self.data, commands, self)
        self.activity = ActivityPage(self.data, commands, self)
        self.refusals = RefusalsPage(bridge, self.data, self)
        self.trash = TrashPage(self.data, commands, self)
        self.insights = InsightsPage(bridge, self.data, commands, self)
        self.summaries = SummariesPage(bridge, self.data, commands, self)
        self.jobs = JobsPage(bridge, self.data, self)
        pages = (
            self.memories,
            self.conflicts,
            self.insights,
            self.summaries,
            self.review,
            self.activity,
            self.jobs,
            self.refusals,
            self.trash,
        )
        self.tabs = SectionBar(len(pages), self)
        self.tabs.setAccessibleName(tr("Parts of the memory"))
        self._stack = QStackedWidget(self)
        for page in pages:
            self._stack.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 8)
        column.setSpacing(0)
        tabs = QHBoxLayout()
        tabs.setContentsMargins(12, 0, 12, 0)
        tabs.addWidget(self.tabs, 1)
        notices = QHBoxLayout()
        notices.setContentsMargins(16, 0, 16, 4)
        notices.addWidget(self.notices)
        column.addLayout(tabs)
        column.addWidget(self._stack, 1)
        column.addLayout(notices)
        self._connect()
        self._count()
        for place, shown in enumerate(pages):
            for area in shown.findChildren(QScrollArea):
                area.setAccessibleName(self.tabs.tabText(place))

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(self._stack.setCurrentIndex)
        self.memories.open_message.connect(self.open_message)
        self.memories.decide.connect(lambda: self.tabs.setCurrentIndex(CONFLICTS))
        for opening in (self.conflicts, self.insights, self.summaries):
            opening.open_message.connect(self.open_message)
        for page in (self.conflicts, self.review, self.activity, self.trash):
            page.open_memory.connect(self.show_memory)
        self.refusals.open_privacy.connect(self.open_privacy)
        self.data.memories_read.connect(self._count)
        self.data.conflicts_read.connect(self._count)
        self.data.refusals_read.connect(self._count)
        self.data.failed.connect(self._commands.explain)

    # -- for the window

    def show_memory(self, memory_id: int) -> None:
        """Show the details of a memory."""
        self.tabs.setCurrentIndex(MEMORIES)
        self.memories.open_memory(memory_id)

    def show_conflicts(self) -> None:
        """Show what waits for the person."""
        self.tabs.setCurrentIndex(CONFLICTS)

    # -- inside

    def _count(self) -> None:
        memories, waiting, deleted = len(self.data.memories), len(self.data.open_conflicts), len(self.data.trash)
        for tab, words, number in (
            (MEMORIES, tr("Memories"), memories),
            (CONFLICTS, tr("To decide"), waiting),
            (INSIGHTS, tr("Insights"), 0),
            (SUMMARIES, tr("Summaries"), 0),
            (REVIEW, tr("Review"), 0),
            (ACTIVITY, tr("Activity"), 0),
            (JOBS, tr("Background"), 0),
            (REFUSED, tr("Refused"), len(self.data.refusals)),
            (TRASH, tr("Trash"), deleted),
        ):
            self.tabs.setTabText(tab, f"{words} {number}" if number else words)
        self.counts_changed.emit(memories, waiting)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "tabs"):
            self._dress()

    def _dress(self) -> None:
        """Follow the palette, from light to dark and back."""
        self.conflicts.redraw()
        self.memories.detail.redraw()

    def event(self, event: QEvent) -> bool:
        """Claim our keys before the window's own shortcuts do."""
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and self._action_of(event) is not None
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        act = self._action_of(event)
        if act is None:
            super().keyPressEvent(event)
        else:
            act()

    def _action_of(self, event: QKeyEvent) -> Callable[[], None] | None:
        pressed = QKeySequence(event.keyCombination())
        page = self._stack.currentWidget()
        keys: dict[str, Callable[[], None]] = {
            "Ctrl+Z": self._commands.undo_latest,
            "Ctrl+Shift+Z": self._commands.redo_latest,
            "Ctrl+Y": self._commands.redo_latest,
        }
        if page is self.memories:
            keys["Ctrl+F"] = self.memories.focus_search
            if self.memories.view.hasFocus():
                keys |= {"Del": self.memories.delete_selected, "F2": self.memories.edit_selected}
            if self.memories.detail.memory_id is not None:
                keys["Esc"] = self.memories.detail.close_memory
        elif page is self.trash and self.trash.view.hasFocus():
            keys["Del"] = self.trash.erase_selected
        return next((act for key, act in keys.items() if QKeySequence(key) == pressed), None)
