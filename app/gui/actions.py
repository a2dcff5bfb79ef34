"""Every action of the window with its words and its keys, in one place."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow

from app.i18n import tr


@dataclass(frozen=True, slots=True)
class Spec:
    """An action: where it stands in the menus, its words, its keys, what it does."""

    menu: str
    name: str
    words: str
    keys: str
    act: Callable[[], None]
    checkable: bool = False


class Actions:
    """The window's actions by name, in its menu bar."""

    def __init__(self, window: QMainWindow, specs: list[Spec]) -> None:
        self._actions: dict[str, QAction] = {}
        self._specs = specs
        menus = {}
        for spec in specs:
            if spec.menu not in menus:
                menus[spec.menu] = window.menuBar().addMenu(spec.menu)
            action = QAction(spec.words, window)
            if spec.keys:
                action.setShortcut(QKeySequence(spec.keys))
            action.setCheckable(spec.checkable)
            action.triggered.connect(lambda _checked=False, act=spec.act: act())
            menus[spec.menu].addAction(action)
            self._actions[spec.name] = action

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def shortcuts(self) -> list[tuple[str, str]]:
        """Words and keys of every action that has keys, and what needs no menu."""
        listed = [
            (spec.words.replace("…", ""), QKeySequence(spec.keys).toString(QKeySequence.SequenceFormat.NativeText))
            for spec in self._specs
            if spec.keys
        ]
        return [
            *listed,
            (tr("Send the message"), tr("Enter")),
            (tr("Break the line"), tr("Shift+Enter")),
            (tr("Rename in a list"), "F2"),
            (tr("Delete in a list"), tr("Del")),
        ]
