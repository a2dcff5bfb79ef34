"""The memory panel: beside the chat, 360 px wide and more, or over the whole window."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QScrollArea, QStackedWidget, QWidget

from app.gui.bridge import Bridge
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.data import MemoryData
from app.gui.panes.memory.nav import Entry, Group, PanelNav
from app.gui.panes.memory.pages.activity import ActivityPage
from app.gui.panes.memory.pages.as_of import AsOfPage
from app.gui.panes.memory.pages.conflicts import ConflictsPage
from app.gui.panes.memory.pages.health import HealthPage
from app.gui.panes.memory.pages.insights import InsightsPage
from app.gui.panes.memory.pages.jobs import JobsPage
from app.gui.panes.memory.pages.memories import MemoriesPage
from app.gui.panes.memory.pages.refusals import RefusalsPage
from app.gui.panes.memory.pages.review import ReviewPage
from app.gui.panes.memory.pages.storage import StoragePage
from app.gui.panes.memory.pages.summaries import SummariesPage
from app.gui.panes.memory.pages.trash import TrashPage
from app.gui.panes.message_bar import MessageBar
from app.i18n import tr

_MINIMUM_WIDTH = 360  # px
_WITH_LIST = 720  # px: from here on the list of pages stands beside them

(
    MEMORIES,
    CONFLICTS,
    REVIEW,
    INSIGHTS,
    SUMMARIES,
    ACTIVITY,
    AS_OF,
    TRASH,
    REFUSED,
    JOBS,
    HEALTH,
    STORAGE,
) = range(12)


class MemoryPanel(QWidget):
    """Everything that is remembered. Keys work wherever the focus is inside the panel, and nowhere else."""

    open_message = Signal(int, int)  # conversation id, message id
    counts_changed = Signal(int, int)  # memories, open conflicts
    open_privacy = Signal()
    expand = Signal(bool)  # fill the window, or go back to the side

    def __init__(self, bridge: Bridge, notices: MessageBar, parent: QWidget | None = None) -> None:
        """`notices`: where it says what was done."""
        super().__init__(parent)
        self.setMinimumWidth(_MINIMUM_WIDTH)
        self.setAccessibleName(tr("Memory"))
        self.data = MemoryData(bridge, self)
        self.notices = notices
        commands = MemoryCommands(bridge, self, self.data, self.notices)
        self._commands = commands
        self.memories = MemoriesPage(bridge, self.data, commands, self)
        self.conflicts = ConflictsPage(bridge, self.data, commands, self)
        self.review = ReviewPage(bridge, self.data, commands, self)
        self.insights = InsightsPage(bridge, self.data, commands, self)
        self.summaries = SummariesPage(bridge, self.data, commands, self)
        self.activity = ActivityPage(bridge, self.data, commands, self)
        self.as_of = AsOfPage(bridge, self.data, commands, self)
        self.trash = TrashPage(bridge, self.data, commands, self)
        self.refusals = RefusalsPage(bridge, self.data, self)
        self.jobs = JobsPage(bridge, self.data, self)
        self.health = HealthPage(bridge, commands, self)
        self.storage = StoragePage(bridge, commands, self)
        self.tabs = PanelNav(_groups(), self)
        self.tabs.setAccessibleName(tr("Parts of the memory"))
        self._stack = QStackedWidget(self)
        pages = (
            self.memories,
            self.conflicts,
            self.review,
            self.insights,
            self.summaries,
            self.activity,
            self.as_of,
            self.trash,
            self.refusals,
            self.jobs,
            self.health,
            self.storage,
        )
        for page in pages:
            self._stack.addWidget(page)
        self._row = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._row.setContentsMargins(0, 8, 0, 8)
        self._row.setSpacing(0)
        self._row.addWidget(self.tabs)
        self._row.addWidget(self._stack, 1)
        self._connect()
        self._count()
        for place, shown in enumerate(pages):
            for area in shown.findChildren(QScrollArea):
                area.setAccessibleName(self.tabs.tabText(place))

    def _connect(self) -> None:
        self.tabs.currentChanged.connect(self._stack.setCurrentIndex)
        self.tabs.expand.connect(self.expand)
        self.memories.decide.connect(self.show_conflicts)
        for opening in (
            self.memories,
            self.conflicts,
            self.insights,
            self.summaries,
            self.activity,
            self.refusals,
        ):
            opening.open_message.connect(self.open_message)
        for page in (self.conflicts, self.review, self.activity, self.as_of, self.trash):
            page.open_memory.connect(self.show_memory)
        self.refusals.open_privacy.connect(self.open_privacy)
        self.storage.told.connect(self.notices.tell)
        self.review.counted.connect(lambda count: self.tabs.set_count(REVIEW, count))
        self.health.counted.connect(lambda count: self.tabs.set_count(HEALTH, count))
        for read in (self.data.memories_read, self.data.conflicts_read, self.data.refusals_read, self.data.counts_read):
            read.connect(self._count)
        self.data.failed.connect(self._commands.explain)

    # -- for the window

    def show_memory(self, memory_id: int) -> None:
        """Show the details of a memory."""
        self.tabs.setCurrentIndex(MEMORIES)
        self.memories.open_memory(memory_id)

    def show_conflicts(self) -> None:
        """Show what waits for the person."""
        self.tabs.setCurrentIndex(CONFLICTS)

    def show_day(self) -> None:
        """Show what it knew on another day."""
        self.tabs.setCurrentIndex(AS_OF)
        self.as_of.slider.setFocus()

    def set_expanded(self, expanded: bool) -> None:
        """Whether the panel fills the window."""
        self.tabs.set_expanded(expanded)

    # -- inside

    def _count(self) -> None:
        memories, waiting = len(self.data.memories), len(self.data.open_conflicts)
        for page, number in (
            (MEMORIES, memories),
            (CONFLICTS, waiting),
            (INSIGHTS, self.data.counts.insights),
            (SUMMARIES, self.data.counts.summaries),
            (JOBS, self.data.counts.failed_jobs),
            (REFUSED, len(self.data.refusals)),
            (TRASH, len(self.data.trash)),
        ):
            self.tabs.set_count(page, number)
        self.counts_changed.emit(memories, waiting)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.width() >= _WITH_LIST
        self.tabs.set_wide(wide)
        direction = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom
        self._row.setDirection(direction)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and hasattr(self, "tabs"):
            self._dress()

    def _dress(self) -> None:
        """Follow the palette, from light to dark and back."""
        for part in (self.conflicts, self.memories.detail, self.activity.detail, self.as_of, self.health):
            part.redraw()

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
            if self.memories.shown_view.hasFocus():
                keys |= {"Del": self.memories.bar.delete, "F2": self.memories.edit_selected}
            if self.memories.detail.memory_id is not None:
                keys["Esc"] = self.memories.detail.close_memory
        elif page is self.trash and self.trash.view.hasFocus():
            keys["Del"] = self.trash.erase_selected
        return next((act for key, act in keys.items() if QKeySequence(key) == pressed), None)


def _groups() -> tuple[Group, ...]:
    """The pages in their order, as people look for them."""
    return (
        Group(
            tr("Remembered"),
            (
                Entry("bookmark", tr("Memories")),
                Entry("scale", tr("To decide"), attention=True),
                Entry("list-checks", tr("Review")),
            ),
        ),
        Group(tr("Concluded"), (Entry("lightbulb", tr("Insights")), Entry("file-text", tr("Summaries")))),
        Group(
            tr("Over time"),
            (
                Entry("history", tr("Activity")),
                Entry("calendar", tr("On a day")),
                Entry("trash-2", tr("Trash")),
            ),
        ),
        Group(
            tr("Behind it"),
            (
                Entry("shield-check", tr("Refused")),
                Entry("cog", tr("Background"), attention=True),
                Entry("heart-pulse", tr("Health")),
                Entry("hard-drive", tr("Storage")),
            ),
        ),
    )
