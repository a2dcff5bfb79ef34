"""Every action of the window, in one registry: words, menu, keys, sign, and when it can be used.

The keys are the person's where the setting `shortcuts` names them, else the defaults. No two actions share keys: a
setting that would make them is passed over, and whoever changes keys asks `clash` before.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from app.gui.look import sign
from app.i18n import tr

_KEPT_WHILE_LOCKED = frozenset({"lock", "quit"})
_WITHOUT_MODIFIER = {*range(Qt.Key.Key_F1.value, Qt.Key.Key_F35.value + 1), Qt.Key.Key_Help.value}


@dataclass(frozen=True, slots=True)
class Spec:
    """An action: where it stands in the menus, its words, its default keys, what it does, when it can be used."""

    menu: str
    name: str
    words: str
    keys: str
    act: Callable[[], None]
    sign: str = ""
    enabled: Callable[[], bool] = lambda: True
    role: QAction.MenuRole = QAction.MenuRole.NoRole  # macOS puts some into the program's own menu
    line: bool = False  # a line above it

    @property
    def title(self) -> str:
        """The words as a name, without the dots that announce a dialog."""
        return self.words.rstrip("…").rstrip(".")


def standard(key: QKeySequence.StandardKey, otherwise: str) -> str:
    """The platform's own keys for something; `otherwise` where the platform has none."""
    bindings = QKeySequence.keyBindings(key)
    return portable(bindings[0]) if bindings else otherwise


def portable(keys: QKeySequence) -> str:
    """Keys as settings keep them."""
    return keys.toString(QKeySequence.SequenceFormat.PortableText)


def native(keys: str) -> str:
    """Keys as this platform writes them."""
    return QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)


class Actions(QObject):
    """The window's actions by name, in its menu bar."""

    keys_changed = Signal()

    def __init__(self, window: QMainWindow, specs: list[Spec], shortcuts: Mapping[str, str]) -> None:
        super().__init__(window)
        self._specs = {spec.name: spec for spec in specs}
        self._actions: dict[str, QAction] = {}
        self._used: Callable[[str], None] = lambda _name: None
        self._locked = False
        menus: dict[str, QMenu] = {}
        for spec in specs:
            menu = menus.get(spec.menu)
            if menu is None:
                menu = menus[spec.menu] = window.menuBar().addMenu(spec.menu)
            if spec.line:
                menu.addSeparator()
            menu.addAction(self._action(window, spec))
        for menu in menus.values():
            menu.aboutToShow.connect(self.refresh)
        self.bind(shortcuts)
        self.refresh()

    def _action(self, window: QMainWindow, spec: Spec) -> QAction:
        action = QAction(spec.words, window)
        action.setObjectName(spec.name)
        action.setMenuRole(spec.role)
        if spec.sign:
            sign(action, spec.sign)
        action.triggered.connect(lambda _checked=False: self._act(spec))
        self._actions[spec.name] = action
        return action

    def _act(self, spec: Spec) -> None:
        self._used(spec.name)
        spec.act()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    @property
    def specs(self) -> list[Spec]:
        """All actions in the order of the menus."""
        return list(self._specs.values())

    def on_use(self, note: Callable[[str], None]) -> None:
        """Call `note` with the name of each action that is used."""
        self._used = note

    def refresh(self) -> None:
        """Let what makes no sense now be grey."""
        for name, action in self._actions.items():
            usable = name in _KEPT_WHILE_LOCKED if self._locked else self._specs[name].enabled()
            action.setEnabled(usable)

    def lock(self, locked: bool) -> None:
        """While the window is locked only locking and leaving are left."""
        self._locked = locked
        self.refresh()

    # -- keys

    def keys(self, name: str) -> str:
        """The keys an action has now; "" for none."""
        return portable(self._actions[name].shortcut())

    def clash(self, name: str, keys: str) -> Spec | None:
        """The other action that has these keys already."""
        wanted = portable(QKeySequence(keys))
        others = (spec for spec in self._specs.values() if spec.name != name)
        return next((spec for spec in others if wanted and self.keys(spec.name) == wanted), None)

    def bind(self, shortcuts: Mapping[str, str]) -> None:
        """Give each action its keys: those of `shortcuts` first, then the defaults that are still free."""
        taken: set[str] = set()
        chosen: dict[str, str] = {}
        for spec in sorted(self._specs.values(), key=lambda one: one.name not in shortcuts):
            wanted = portable(QKeySequence(shortcuts.get(spec.name, spec.keys)))
            chosen[spec.name] = "" if wanted in taken else wanted
            taken.add(wanted)
        for name, action in self._actions.items():
            action.setShortcut(QKeySequence(chosen[name]))
        self.keys_changed.emit()

    def changed_keys(self) -> dict[str, str]:
        """The keys that differ from the defaults, as the setting keeps them."""
        defaults = {spec.name: portable(QKeySequence(spec.keys)) for spec in self._specs.values()}
        return {name: self.keys(name) for name, keys in defaults.items() if self.keys(name) != keys}


def usable_keys(keys: QKeySequence) -> bool:
    """Whether keys can stand for an action: a letter alone could no longer be typed."""
    if keys.count() != 1:
        return False
    pressed = keys[0]  # type: ignore[index]  # the stubs do not know that it is one
    holds = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
    return bool(pressed.keyboardModifiers() & holds) or pressed.key() in _WITHOUT_MODIFIER


def fixed_keys() -> list[tuple[str, str]]:
    """What has keys and no action: words and keys."""
    return [
        (tr("Send the message"), tr("Enter")),
        (tr("Break the line"), tr("Shift+Enter")),
        (tr("Earlier or later version of a message"), tr("Alt+Left, Alt+Right")),
        (tr("Rename in a list"), "F2"),
        (tr("Delete in a list"), tr("Del")),
    ]
