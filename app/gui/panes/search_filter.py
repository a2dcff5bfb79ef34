"""Which messages a search looks at: who said it, when, in which chat, and whether a memory rests on it."""

from datetime import datetime, timedelta
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from app.core.models import EVERYWHERE, Role, SearchFilter
from app.gui.look import describe, sign
from app.i18n import tr

_DAYS = (None, 1, 7, 30, 365)


class SearchFilterButton(QToolButton):
    """A button with a menu; it is marked while a filter is set."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        sign(self, "funnel")
        self.setAutoRaise(True)
        self.setCheckable(True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._conversation_id: int | None = None
        self._space_id: int | None = EVERYWHERE
        menu = QMenu(self)
        self._who = self._group(
            menu, tr("Who said it"), [(tr("Anyone"), None), (tr("You"), Role.USER), (tr("The model"), Role.ASSISTANT)]
        )
        spans = (tr("Any time"), tr("Within a day"), tr("Within a week"), tr("Within a month"), tr("Within a year"))
        self._when = self._group(menu, tr("When"), list(zip(spans, _DAYS, strict=True)))
        menu.addSection(tr("Only"))
        self._here = self._switch(menu, tr("In the open chat"))
        self._same_space = self._switch(menu, tr("In the open chat's space"))
        self._remembered = self._switch(menu, tr("What a memory rests on"))
        menu.addSeparator()
        menu.addAction(tr("No filter")).triggered.connect(self.clear)
        self.setMenu(menu)
        self._tell()

    def opened(self, conversation_id: int | None, space_id: int | None) -> None:
        """Which chat is open, and its space."""
        self._conversation_id, self._space_id = conversation_id, space_id
        self._here.setEnabled(conversation_id is not None and conversation_id > 0)

    def value(self) -> SearchFilter:
        """What is chosen."""
        days: int | None = _data(self._when)
        role: Role | None = _data(self._who)
        here = self._here.isChecked() and self._here.isEnabled()
        return SearchFilter(
            conversation_id=self._conversation_id if here else None,
            space=self._space_id if self._same_space.isChecked() else EVERYWHERE,
            since=None if days is None else datetime.now().astimezone() - timedelta(days=days),
            role=role,
            remembered=self._remembered.isChecked(),
        )

    def clear(self) -> None:
        """Take every filter away."""
        for group in (self._who, self._when):
            group.actions()[0].setChecked(True)
        for action in (self._here, self._same_space, self._remembered):
            action.setChecked(False)
        self._tell()

    def _group(self, menu: QMenu, title: str, options: list[tuple[str, object]]) -> QActionGroup:
        menu.addSection(title)
        group = QActionGroup(menu)
        for words, value in options:
            action = menu.addAction(words)
            action.setCheckable(True)
            action.setData(value)
            group.addAction(action)
        group.actions()[0].setChecked(True)
        group.triggered.connect(lambda _action: self._tell())
        return group

    def _switch(self, menu: QMenu, words: str) -> QAction:
        action = menu.addAction(words)
        action.setCheckable(True)
        action.triggered.connect(lambda _checked: self._tell())
        return action

    def _tell(self) -> None:
        switches = [action.text() for action in (self._here, self._same_space, self._remembered) if action.isChecked()]
        chosen = [group.checkedAction() for group in (self._who, self._when) if _data(group) is not None]
        told = [action.text() for action in chosen] + switches
        self.setChecked(bool(told))
        describe(self, tr("Filter: {what}", what=", ".join(told)) if told else tr("Filter the search"))
        self.changed.emit()


def _data(group: QActionGroup) -> Any:
    """The value of the chosen action of a group: one always is."""
    return group.checkedAction().data()
