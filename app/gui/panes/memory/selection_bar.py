"""What can be done with the memories that are selected: one, or many at once."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime, timedelta

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QMenu, QPushButton, QWidget

from app.core.models import Memory, MemoryKind, Space
from app.gui import look
from app.gui.panes.memory.commands import MemoryCommands
from app.gui.panes.memory.record_form import importance_words, period_words
from app.gui.widgets.flow_layout import FlowLayout
from app.i18n import tr, trn
from app.words.memory import memory_kind_words


class SelectionBar(QWidget):
    """A count where nothing is selected; else the count of that, and buttons."""

    details = Signal()
    merge = Signal()
    export = Signal()
    erase = Signal()
    all_chosen = Signal()
    none_chosen = Signal()

    def __init__(self, commands: MemoryCommands, chosen: Callable[[], list[Memory]]) -> None:
        """`chosen` tells what is selected."""
        super().__init__()
        self._commands = commands
        self._chosen = chosen
        self._spaces: Sequence[Space] = ()
        self._count = QLabel()
        look.style(self._count, "quiet")
        self.details_button = self._button(tr("Details"), self.details.emit, tr("Details (Enter)"))
        self.pin_button = self._button(tr("Pin"), self.switch_pin)
        self.change_button = self._button(
            tr("Change"), self._change, tr("Kind, importance, how long it is kept, space")
        )
        self.merge_button = self._button(tr("Merge…"), self.merge.emit, tr("Make one memory of several"))
        self.export_button = self._button(tr("Export…"), self.export.emit)
        self.delete_button = self._button(tr("Delete"), self.delete, tr("Move to the trash (Del)"))
        self.erase_button = self._button(tr("Erase for good…"), self.erase.emit)
        look.style(self.erase_button, "bar-danger")
        self.all_button = self._button(tr("Select all"), self.all_chosen.emit)
        self.none_button = self._button(tr("Select none"), self.none_chosen.emit)
        for button in (self.all_button, self.none_button):
            look.style(button, "flat")
        row = FlowLayout(self, spacing=6)
        for widget in (
            self._count,
            self.details_button,
            self.pin_button,
            self.change_button,
            self.merge_button,
            self.export_button,
            self.delete_button,
            self.erase_button,
            self.none_button,
            self.all_button,
        ):
            row.addWidget(widget)

    def show_spaces(self, spaces: Sequence[Space]) -> None:
        """Into which memories may be moved."""
        self._spaces = spaces

    def offer(self, shown: int, total: int, *, best: int = 0) -> None:
        """Follow the selection; `shown` of `total` memories pass the filter. `best`: a search found so many and left
        the others away; 0 where it left none."""
        chosen = self._chosen()
        many = len(chosen) > 1
        if chosen:
            self._count.setText(trn("{n} selected", "{n} selected", len(chosen)))
        elif shown == total:
            self._count.setText(trn("{n} memory", "{n} memories", total))
        else:
            words = trn("{shown} of {n} memory", "{shown} of {n} memories", total, shown=shown)
            self._count.setText(f"{words} · " + tr("the best {n} matches", n=best) if best else words)
        self._count.setToolTip(
            tr("The search shows the {n} that fit best. One more word finds others.", n=best) if best else ""
        )
        self.details_button.setVisible(len(chosen) == 1)
        self.merge_button.setVisible(many)
        for button in (
            self.pin_button,
            self.change_button,
            self.export_button,
            self.delete_button,
            self.erase_button,
            self.none_button,
        ):
            button.setVisible(bool(chosen))
        self.all_button.setVisible(bool(shown) and len(chosen) < shown)
        self.pin_button.setText(tr("Unpin") if chosen and all(memory.pinned for memory in chosen) else tr("Pin"))

    def switch_pin(self) -> None:
        """Pin what is selected; unpin it when all of it is pinned."""
        if chosen := self._chosen():
            self._commands.pin(chosen, not all(memory.pinned for memory in chosen))

    def delete(self) -> None:
        """Move what is selected to the trash."""
        if chosen := self._chosen():
            self._commands.delete(chosen)

    def change_menu(self) -> QMenu:
        """What is known about the selected memories beside their texts, as menus of choices."""
        ids = [memory.id for memory in self._chosen()]
        menu = QMenu(self)
        kinds = menu.addMenu(tr("Kind"))
        for kind in MemoryKind:
            kinds.addAction(memory_kind_words(kind)).triggered.connect(
                lambda _checked=False, kind=kind: self._commands.set_records(ids, kind=kind)
            )
        importance = menu.addMenu(tr("Importance"))
        for number, words in importance_words().items():
            importance.addAction(words).triggered.connect(
                lambda _checked=False, number=number: self._commands.set_records(ids, importance=number)
            )
        kept = menu.addMenu(tr("Keep it"))
        for days, words in period_words().items():
            kept.addAction(words).triggered.connect(lambda _checked=False, days=days: self._keep(ids, days))
        if self._spaces:
            places = menu.addMenu(tr("Move to a space"))
            places.addAction(tr("All spaces")).triggered.connect(lambda: self._commands.move(ids, None))
            for space in self._spaces:
                places.addAction(space.name).triggered.connect(
                    lambda _checked=False, space=space: self._commands.move(ids, space.id)
                )
        return menu

    def _change(self) -> None:
        menu = self.change_menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.change_button.mapToGlobal(self.change_button.rect().bottomLeft()))

    def _keep(self, ids: list[int], days: int | None) -> None:
        until = None if days is None else datetime.now(UTC) + timedelta(days=days)
        self._commands.set_records(ids, expires_at=until)

    def _button(self, words: str, act: Callable[[], None], explained: str = "") -> QPushButton:
        button = QPushButton(words)
        look.style(button, "bar")
        button.setToolTip(explained)
        button.clicked.connect(lambda _checked=False: act())
        return button
