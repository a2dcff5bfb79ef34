"""The boxes by which the saved memories are sifted and put in order."""

from collections.abc import Mapping
from enum import StrEnum
from typing import TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from app.core.models import EVERYWHERE, MemoryKind
from app.gui import look
from app.gui.item_models.memory_filter import Age, Certainty, MemoryFilter, Origin, Show, origin_words
from app.gui.item_models.memory_table import Column
from app.gui.widgets.box_grid import BoxGrid, widen_list
from app.gui.widgets.choice_box import ChoiceBox
from app.i18n import tr
from app.words.memory import memory_kind_words

E = TypeVar("E", bound=StrEnum)

_UP, _DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
_OWN_ORDER = (-1, _UP)


class FilterBar(BoxGrid):
    """Every box begins with "any", so that what narrows the list is seen at a glance."""

    changed = Signal()
    sorted = Signal(int, Qt.SortOrder)  # column (-1: the memories' own order), order

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state = self._box(tr("Which memories are shown"), tr("All"), Show.ALL)
        for show, words in (
            (Show.CURRENT, tr("Current")),
            (Show.PAST, tr("Past")),
            (Show.PINNED, tr("Pinned")),
            (Show.EXPIRING, tr("Expiring")),
            (Show.WITHHELD, tr("Not given to models")),
        ):
            self.state.addItem(words, show)
        self.kind = self._box(tr("Kind"), tr("Any kind"))
        for kind in MemoryKind:
            self.kind.addItem(memory_kind_words(kind), kind)
        self.origin = self._box(tr("Origin"), tr("Any origin"))
        for origin in Origin:
            self.origin.addItem(origin_words(origin), origin)
        self.certainty = self._box(tr("Confidence"), tr("Any confidence"))
        for certainty, words in (
            (Certainty.SURE, tr("Sure (75 % and more)")),
            (Certainty.FAIR, tr("Fairly sure")),
            (Certainty.UNSURE, tr("Unsure (below 45 %)")),
        ):
            self.certainty.addItem(words, certainty)
        self.age = self._box(tr("Age"), tr("Any age"))
        for age, words in (
            (Age.WEEK, tr("Changed within a week")),
            (Age.MONTH, tr("Changed within a month")),
            (Age.YEAR, tr("Changed within a year")),
            (Age.OLDER, tr("Older than a year")),
        ):
            self.age.addItem(words, age)
        self.space = self._box(tr("Seen in"), tr("Any space"), EVERYWHERE)
        self.order = ChoiceBox()
        self.order.setAccessibleName(tr("Order"))
        for words, order in (
            (tr("Pinned, then newest"), _OWN_ORDER),
            (tr("Newest first"), (int(Column.SINCE), _DOWN)),
            (tr("Oldest first"), (int(Column.SINCE), _UP)),
            (tr("From A to Z"), (int(Column.TEXT), _UP)),
            (tr("Surest first"), (int(Column.CONFIDENCE), _DOWN)),
            (tr("Least sure first"), (int(Column.CONFIDENCE), _UP)),
            (tr("Said most often first"), (int(Column.CONFIRMATIONS), _DOWN)),
        ):
            self.order.addItem(words, order)
        self.order.activated.connect(lambda _index: self.sorted.emit(*self.order.currentData()))
        self.clear_button = QPushButton(tr("Show all"))
        look.style(self.clear_button, "flat")
        self.clear_button.clicked.connect(self.clear)
        for box in (*self._boxes(), self.order):
            self.add(box)
            widen_list(box)
        self.add(self.clear_button)
        self._offer()

    @property
    def chosen(self) -> MemoryFilter:
        """What is to be seen."""
        return MemoryFilter(
            Show(self.state.currentData()),
            _chosen(self.kind, MemoryKind),
            _chosen(self.origin, Origin),
            _chosen(self.certainty, Certainty),
            _chosen(self.age, Age),
            self.space.currentData(),
        )

    def show_spaces(self, spaces: Mapping[int, str]) -> None:
        """Offer these."""
        before = self.space.currentData()
        self.space.blockSignals(True)
        while self.space.count() > 1:
            self.space.removeItem(1)
        self.space.addItem(tr("Of no space"), None)
        for space_id, name in spaces.items():
            self.space.addItem(name, space_id)
        self.space.setCurrentIndex(max(_index_of(self.space, before), 0))
        self.space.blockSignals(False)
        self.offer(self.space, bool(spaces))
        widen_list(self.space)
        if before != self.space.currentData():
            self._changed()

    def show_order(self, column: int, order: Qt.SortOrder) -> None:
        """The person sorted by the table's header."""
        index = _index_of(self.order, (column, order)) if column >= 0 else 0
        self.order.setCurrentIndex(index)  # -1: an order that only the table knows

    def clear(self) -> None:
        """Any of everything."""
        for box in self._boxes():
            box.blockSignals(True)
            box.setCurrentIndex(0)
            box.blockSignals(False)
        self._changed()

    def _boxes(self) -> tuple[QComboBox, ...]:
        return self.state, self.kind, self.origin, self.certainty, self.age, self.space

    def _box(self, name: str, any_: str, any_data: object = None) -> QComboBox:
        box = ChoiceBox()
        box.setAccessibleName(name)
        box.setToolTip(name)
        box.addItem(any_, any_data)
        box.currentIndexChanged.connect(lambda _index: self._changed())
        return box

    def _changed(self) -> None:
        self._offer()
        self.changed.emit()

    def _offer(self) -> None:
        if hasattr(self, "clear_button"):
            self.offer(self.clear_button, self.chosen.narrowed > 0)


def _chosen(box: QComboBox, kind: type[E]) -> E | None:
    """The choice, which Qt gives back as a plain string; None: any."""
    return None if box.currentData() is None else kind(box.currentData())


def _index_of(box: QComboBox, value: object) -> int:
    """Where a box has a value; findData compares tuples and None as Qt would."""
    return next((index for index in range(box.count()) if box.itemData(index) == value), -1)
