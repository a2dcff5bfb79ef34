"""Which chats and messages a search looks at: who said it, when, where it stands, whether a memory rests on it."""

from collections.abc import Iterable, Mapping
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
        menu = QMenu(self)
        self._who = _Choice(menu, tr("Who said it"), None)
        self._who.offer([(tr("Anyone"), None), (tr("You"), Role.USER), (tr("The model"), Role.ASSISTANT)])
        self._when = _Choice(menu, tr("When"), None)
        spans = (tr("Any time"), tr("Within a day"), tr("Within a week"), tr("Within a month"), tr("Within a year"))
        self._when.offer(zip(spans, _DAYS, strict=True))
        self._folder = _Choice(menu, tr("Folder"), EVERYWHERE)
        self._space = _Choice(menu, tr("Space"), EVERYWHERE)
        self._archive = _Choice(menu, tr("Archive"), None)
        self._archive.offer([(tr("Everywhere"), None), (tr("In the list"), False), (tr("In the archive"), True)])
        self._choices = (self._who, self._when, self._folder, self._space, self._archive)
        for choice in self._choices:
            choice.group.triggered.connect(self._tell)
        menu.addSeparator()
        self._here = self._switch(menu, tr("In the open chat"))
        self._remembered = self._switch(menu, tr("What a memory rests on"))
        menu.addSeparator()
        menu.addAction(tr("No filter")).triggered.connect(self.clear)
        self.setMenu(menu)
        self.offer({}, {})
        self._tell()

    def opened(self, conversation_id: int | None) -> None:
        """Which chat is open."""
        self._conversation_id = conversation_id
        self._here.setEnabled(conversation_id is not None and conversation_id > 0)

    def offer(self, folders: Mapping[int, str], spaces: Mapping[int, str]) -> None:
        """The folders and spaces that there are, by id. What is chosen stays chosen while there is such a one."""
        for choice, none, names in ((self._folder, tr("No folder"), folders), (self._space, tr("No space"), spaces)):
            options = [(tr("Everywhere"), EVERYWHERE), *((name, id_) for id_, name in names.items()), (none, None)]
            if choice.offer(options):
                self._tell()
            choice.menu.menuAction().setVisible(bool(names))

    def value(self) -> SearchFilter:
        """What is chosen."""
        days: int | None = self._when.value()
        here = self._here.isChecked() and self._here.isEnabled()
        return SearchFilter(
            conversation_id=self._conversation_id if here else None,
            space=self._space.value(),
            folder=self._folder.value(),
            archived=self._archive.value(),
            since=None if days is None else datetime.now().astimezone() - timedelta(days=days),
            role=self._who.value(),
            remembered=self._remembered.isChecked(),
        )

    def clear(self) -> None:
        """Take every filter away."""
        for choice in self._choices:
            choice.group.actions()[0].setChecked(True)
        for action in (self._here, self._remembered):
            action.setChecked(False)
        self._tell()

    def _switch(self, menu: QMenu, words: str) -> QAction:
        action = menu.addAction(words)
        action.setCheckable(True)
        action.triggered.connect(self._tell)
        return action

    def _tell(self) -> None:
        told = [choice.words() for choice in self._choices if choice.chosen]
        told += [action.text() for action in (self._here, self._remembered) if action.isChecked()]
        self.setChecked(bool(told))
        describe(self, tr("Filter: {what}", what=", ".join(told)) if told else tr("Filter the chats and messages"))
        self.changed.emit()


class _Choice:
    """One of several, in a menu of its own that says what is chosen."""

    def __init__(self, menu: QMenu, title: str, default: object) -> None:
        self.menu = menu.addMenu(title)
        self.group = QActionGroup(self.menu)
        self._default = default

    def offer(self, options: Iterable[tuple[str, object]]) -> bool:
        """These, the default first; whether what was chosen is gone."""
        before = self.value() if self.group.actions() else self._default
        for action in self.group.actions():
            self.group.removeAction(action)
            action.deleteLater()
        self.menu.clear()
        kept = False
        for words, value in options:
            action = self.menu.addAction(words.replace("&", "&&"))  # a person's word may hold what marks a key
            action.setCheckable(True)
            action.setData(value)
            self.group.addAction(action)
            action.setChecked(value == before)
            kept = kept or action.isChecked()
        if not kept:
            self.group.actions()[0].setChecked(True)
        return not kept

    def value(self) -> Any:
        """What is chosen: one always is."""
        return self.group.checkedAction().data()

    @property
    def chosen(self) -> bool:
        """Whether it is not the default."""
        return self.group.actions()[0] is not self.group.checkedAction()

    def words(self) -> str:
        """What is chosen, as it stands in the menu."""
        return self.group.checkedAction().text().replace("&&", "&")
