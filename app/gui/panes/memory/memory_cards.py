"""The memories as cards, as many beside each other as there is room for. Shares its selection with the table."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QTableView, QWidget

from app.gui import look
from app.gui.delegates.memory_card import CardDelegate
from app.gui.item_models.memory_table import MEMORY_ROLE

_CARD_WIDTH = 300  # px, at least
_MOST_COLUMNS = 4
_SLACK = 4  # px; cards that fill a row to the last pixel would wrap


class MemoryCards(QListView):
    """Only what is seen is painted."""

    activated_memory = Signal(int)

    def __init__(self, table: QTableView, parent: QWidget | None = None) -> None:
        """`table` shows the same model; what is selected here is selected there."""
        super().__init__(parent)
        self._delegate = CardDelegate(self)
        look.style(self, "cards")
        self.setItemDelegate(self._delegate)
        self.setModel(table.model())
        self.setSelectionModel(table.selectionModel())
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(table.editTriggers())
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.activated.connect(self._activate)

    def edit_current(self) -> None:
        """Edit the current card's text in place."""
        index = self.currentIndex()
        if index.isValid():
            self.edit(index.siblingAtColumn(0))

    @contextmanager
    def kept_in_place(self) -> Iterator[None]:
        """Whatever the block does to the model: the scroll position stays."""
        place = self.verticalScrollBar().value()
        yield
        self.verticalScrollBar().setValue(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.verticalScrollBar()
        extent = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, bar)
        width = self.maximumViewportSize().width() - max(extent, bar.sizeHint().width()) - _SLACK
        columns = max(1, min(width // _CARD_WIDTH, _MOST_COLUMNS))
        self._delegate.width = width // columns
        self.setGridSize(QSize(self._delegate.width, self._delegate.card_height(self.fontMetrics())))
        super().resizeEvent(event)

    def _activate(self, index: QModelIndex) -> None:
        if (memory := index.data(MEMORY_ROLE)) is not None:
            self.activated_memory.emit(memory.id)
